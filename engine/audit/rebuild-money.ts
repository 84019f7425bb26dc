import type { Command } from '../commands.ts';
import type { GlasscaseEvent } from '../events.ts';

const moneyEvents = [
  'DepositRequested',
  'DepositCancelled',
  'PaymentSettled',
  'ItemsExchanged',
  'PointsTransferred',
  'PointsSent',
  'InviterBound',
  'RebateClaimed',
  'VipRewardClaimed',
  'DailyRewardClaimed',
  'CouponGranted',
  'CouponRevoked',
  'GoldenCodeIssued',
  'GoldenCodeRedeemed',
  'ProgrammePublished',
  'BalanceAdjusted',
] as const satisfies readonly GlasscaseEvent['type'][];

/** Events that a command about money, points or growth begins with. */
export type MoneyEvent = Extract<GlasscaseEvent, { type: (typeof moneyEvents)[number] }>;

const MONEY_EVENTS: ReadonlySet<string> = new Set(moneyEvents);

export const isMoneyEvent = (event: GlasscaseEvent): event is MoneyEvent => MONEY_EVENTS.has(event.type);

/** What somebody asked for when that came out. */
export const rebuildMoney = ({ type, data }: MoneyEvent): Command => {
  switch (type) {
    case 'DepositRequested': {
      const { playerId, depositId, amount, couponId, oneTimeRewards } = data;
      return { type: 'RequestDeposit', playerId, depositId, amount, couponId, oneTimeRewards };
    }
    case 'DepositCancelled':
      return { type: 'CancelDeposit', playerId: data.playerId, depositId: data.depositId, reason: data.reason };
    case 'PaymentSettled': {
      const { playerId, depositId, provider, amount } = data;
      return { type: 'SettlePayment', playerId, depositId, provider, amount };
    }
    case 'ItemsExchanged': {
      const { playerId, items, expectedTotal } = data;
      return { type: 'ExchangeItems', playerId, itemIds: items.map(({ itemId }) => itemId), expectedTotal };
    }
    case 'PointsTransferred':
      return { type: 'TransferPoints', playerId: data.playerId, points: data.points, to: null };
    case 'PointsSent':
      return { type: 'TransferPoints', playerId: data.playerId, points: data.points, to: data.to };
    case 'InviterBound':
      return { type: 'BindInviter', playerId: data.playerId, inviterId: data.inviterId };
    case 'RebateClaimed':
      return { type: 'ClaimRebate', playerId: data.playerId };
    case 'VipRewardClaimed':
      return { type: 'ClaimVipReward', playerId: data.playerId, grade: data.grade };
    case 'DailyRewardClaimed':
      return { type: 'ClaimDailyReward', playerId: data.playerId, tier: data.tier };
    case 'CouponGranted': {
      const { playerId, couponId, terms, expiresAt } = data;
      return { type: 'GrantCoupon', playerId, couponId, terms, expiresAt };
    }
    case 'CouponRevoked':
      return { type: 'RevokeCoupon', playerId: data.playerId, couponId: data.couponId };
    case 'GoldenCodeIssued': {
      const { codeId, uses, points, locked, expiresAt } = data;
      return { type: 'IssueGoldenCode', codeId, uses, points, locked, expiresAt };
    }
    case 'GoldenCodeRedeemed':
      return { type: 'RedeemGoldenCode', playerId: data.playerId, codeId: data.codeId };
    case 'ProgrammePublished':
      return { type: 'PublishProgramme', terms: data.terms };
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, amount, reason } = data;
      return { type: 'AdjustBalance', playerId, balance, direction, amount, reason };
    }
  }
};
