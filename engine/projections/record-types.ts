import type { Recorded } from './projection.ts';

/** Events that a player's records tell of. */
export const RECORD_TYPES = [
  'CaseOpened',
  'FreeCaseOpened',
  'UpgradePlayed',
  'DreamChased',
  'BattleConcluded',
  'PrizeWon',
  'ShopPurchased',
  'DepositSettled',
  'DepositRequested',
  'DepositCancelled',
  'PaymentSettled',
  'RetrievalRequested',
  'RetrievalAdvanced',
  'PointsTransferred',
  'PointsSent',
  'PointsReceived',
] as const;
export type Telling = Recorded<(typeof RECORD_TYPES)[number]>;
