import type {
  CouponFactsFragment,
  DepositOrderFactsFragment,
  PaymentChannelFactsFragment,
} from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const PAYMENT_CHANNEL = graphql(`
  fragment PaymentChannelFacts on PaymentChannel {
    id
    names { ...Names @unmask }
    provider
    currencies { code digits pricePerCoin }
    min max amounts
  }
`);

export const COUPON = graphql(`
  fragment CouponFacts on Coupon {
    id kind state percent max minDeposit
    case { ...CaseCard @unmask }
    expiresAt
  }
`);

export const DEPOSIT_ORDER = graphql(`
  fragment DepositOrderFacts on DepositOrder {
    id
    channel {
      id
      names { ...Names @unmask }
      currencies { code digits }
    }
    currency payAmount amount bonus state createdAt updatedAt payUrl
  }
`);

/** The facts about deposits here that a visitor may know. */
export const DEPOSIT_OFFER = graphql(`
  query DepositOffer {
    site { deposits }
    terms
    paymentChannels { id ...PaymentChannelFacts }
    firstDepositBonus { percent max available }
  }
`);

export const DEPOSIT_COUPONS = graphql(`query DepositCoupons { coupons(state: USABLE) { id ...CouponFacts } }`);

export const START_DEPOSIT = graphql(`mutation StartDeposit { startDeposit @args { id ...DepositOrderFacts } }`);

export const CANCEL_DEPOSIT = graphql(`mutation CancelDeposit { cancelDeposit @args { id ...DepositOrderFacts } }`);

export const ONE_DEPOSIT = graphql(`query OneDeposit { deposit @args { id ...DepositOrderFacts } }`);

export const DEPOSITS = graphql(`query Deposits { deposits @list { ...DepositOrderFacts @unmask } }`);

export type PaymentChannel = PaymentChannelFactsFragment;
export type PayCurrency = PaymentChannel['currencies'][number];
export type DepositOrder = DepositOrderFactsFragment;
export type Coupon = CouponFactsFragment;
