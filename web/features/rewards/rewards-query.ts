import { graphql } from '../../generated/index.ts';

export const PROMOTION = graphql(`
  fragment PromotionFacts on Promotion {
    code upline bound level rebateRatio deposits nextLevelDeposits invitedCount rewards claimable
    levels { level deposits rebateRatio }
  }
`);

export const MY_PROMOTION = graphql(`query MyPromotion { promotion { ...PromotionFacts } }`);

export const PROMOTION_RECORDS = graphql(`
  query PromotionRecords {
    promotionRecords @list { id nickname deposit rebate at }
  }
`);

export const BIND_INVITER = graphql(`mutation BindInviter { bindInviter @args { ...PromotionFacts } }`);

export const CHOOSE_CODE = graphql(`mutation ChoosePromotionCode { choosePromotionCode @args { ...PromotionFacts } }`);

export const CLAIM_REBATE = graphql(`
  mutation ClaimRebate {
    claimRebate @args {
      promise { note leafHash index path }
      amount balance
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const VIP = graphql(`
  query Vip {
    vip {
      grade wagered nextThreshold
      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }
    }
  }
`);

export const CLAIM_VIP = graphql(`
  mutation ClaimVipReward {
    claimVipReward @args {
      promise { note leafHash index path }
      amount balance
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const FREE_CASE = graphql(`
  query FreeCaseOfToday {
    freeCase {
      case { ...CaseCard @unmask }
      available nextAt nextTierGrade
    }
  }
`);

export const DAILY_REWARD = graphql(`
  query DailyRewardOfToday {
    dailyReward {
      deposited
      tiers { tier deposit reward state }
      resetsAt
    }
  }
`);

export const CLAIM_DAILY = graphql(`
  mutation ClaimDailyReward {
    claimDailyReward @args {
      promise { note leafHash index path }
      amount balance
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const COUPONS = graphql(`query Coupons { coupons { id ...CouponFacts } }`);

export const REDEEM_GOLDEN_CODE = graphql(`
  mutation RedeemGoldenCode {
    redeemGoldenCode @args {
      promise { note leafHash index path }
      points locked
      wallet { ...WalletBalances @unmask }
    }
  }
`);

/** All that the page of rewards shows: its panels find the answers to their own queries in the cache. */
export const REWARDS_OVERVIEW = graphql(`
  query RewardsOverview {
    freeCase {
      case { ...CaseCard @unmask }
      available nextAt nextTierGrade
    }
    dailyReward {
      deposited
      tiers { tier deposit reward state }
      resetsAt
    }
    rewardCalendar { day claimed freeCase }
    vip {
      grade wagered nextThreshold
      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }
    }
    promotion { ...PromotionFacts }
    coupons { id state expiresAt ...CouponFacts }
    site { deposits }
    paymentChannels { id ...PaymentChannelFacts }
    firstDepositBonus { percent max available }
  }
`);
