/** Of the two kinds an entry is, which each number their own in a stream. */
export type Kind = 'open' | 'sealed';

/** In the auditor's own words: written apart from the definitions that the engine numbers by. */
const SEALED: ReadonlySet<string> = new Set([
  'BalanceAdjusted',
  'BalancesErased',
  'BonusReleased',
  'CodeRewarded',
  'CouponGranted',
  'CouponRevoked',
  'DailyRewardClaimed',
  'DepositCancelled',
  'DepositRequested',
  'DepositReversed',
  'FreeSaleCredited',
  'GoldenCodeRedeemed',
  'InviteeJoined',
  'InviterBound',
  'InviterTold',
  'PaymentSettled',
  'PlayerActApproved',
  'PlayerActProposed',
  'PlayerActRefused',
  'PointsReceived',
  'PointsSent',
  'PointsTransferred',
  'RebateClaimed',
  'RebateEarned',
  'RebateReversed',
  'ReceivablePaid',
  'VipRewardClaimed',
]);

export const kindOf = ({ type }: { readonly type: string }): Kind => (SEALED.has(type) ? 'sealed' : 'open');
