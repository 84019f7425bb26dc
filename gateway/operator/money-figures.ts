import type { ActionType, BalanceType } from '../../engine/facts/facts.ts';
import type { Money } from '../../engine/kernel/money.ts';

/** A sum of movements of one kind, between the sides `player` and an account of the house. */
export interface MoneySum {
  readonly action: ActionType;
  readonly balance: BalanceType;
  readonly source: string;
  readonly target: string;
  readonly count: number;
  readonly amount: Money;
}

/** Reasons for which the house credits a player for nothing. A released bonus was credited before. */
const BONUSES: ReadonlySet<ActionType> = new Set<ActionType>([
  'FIRST_DEPOSIT_BONUS',
  'COUPON_BONUS',
  'DAILY_REWARD',
  'REBATE',
  'VIP_REWARD',
  'GOLDEN_CODE',
  'CONTEST_PRIZE',
]);

const sumOf = (rows: readonly MoneySum[]): Money => rows.reduce((sum, { amount }) => sum + amount, 0n);

/** The money that came and went. Points aren't money: bonuses in points are left out. */
export const moneyFigures = (rows: readonly MoneySum[]) => {
  const deposits = rows.filter(({ action, balance }) => action === 'DEPOSIT' && balance === 'coin');
  const corrections = rows.filter(({ action, balance }) => action === 'ADJUSTMENT' && balance === 'coin');
  return {
    deposited: sumOf(deposits),
    deposits: deposits.reduce((sum, { count }) => sum + count, 0),
    bonuses: sumOf(
      rows.filter(({ action, balance, target }) => BONUSES.has(action) && balance !== 'points' && target === 'player'),
    ),
    reversed: sumOf(rows.filter(({ action, target }) => action === 'DEPOSIT_REVERSED' && target === 'deposits')),
    corrected:
      sumOf(corrections.filter(({ target }) => target === 'player')) -
      sumOf(corrections.filter(({ source }) => source === 'player')),
  };
};
