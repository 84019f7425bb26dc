import type { LimitKind, LimitPeriod } from '../../generated/graphql.ts';
import { amountFrom } from '../play/amount-from.ts';

/** The limit that a refusal names. */
export interface NamedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units. */
  readonly amount: number;
}

const KINDS: readonly LimitKind[] = ['DEPOSIT', 'LOSS', 'WAGER'];
const PERIODS: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH'];

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  typeof value === 'string' ? names.find((name) => name === value.toUpperCase()) : undefined;

/** The limit in the details of LIMIT_REACHED; null where they don't name a whole limit. */
export const limitOf = (details: Readonly<Record<string, unknown>>): NamedLimit | null => {
  const kind = oneOf(KINDS, details.kind);
  const period = oneOf(PERIODS, details.period);
  const amount = amountFrom(details.limit ?? details.amount);
  return kind === undefined || period === undefined || amount === null ? null : { kind, period, amount };
};

/** The codes of refusals by the safer-play settings, or by the rules of the player's place. */
export const isSaferPlayCode = (code: string): code is 'LIMIT_REACHED' | 'PLAY_NOT_ALLOWED' =>
  code === 'LIMIT_REACHED' || code === 'PLAY_NOT_ALLOWED';
