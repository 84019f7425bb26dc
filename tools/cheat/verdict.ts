import type { FindingKind } from '../../engine/audit/finding.ts';

/**
 * How a trick ends.
 * - `impossible`: the house tried, and no play came out otherwise than the rules had it.
 * - `refused`: the client stopped before it showed an outcome, and says why.
 * - `found`: the audit found it, as this kind of finding.
 * - `said`: the room said before the stake that the house can do this; only rooms without a beacon may.
 * - `missed`: the house gained, and neither the client nor the audit tells.
 */
export type Verdict =
  | { readonly kind: 'impossible' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'found'; readonly code: FindingKind }
  | { readonly kind: 'said' }
  | { readonly kind: 'missed' };

/** The stakes and winnings of players, in minor units; of rooms: how many they took part in, and how many they won. */
export interface Measured {
  readonly of: 'coin' | 'rooms';
  /** Plays, or rooms. */
  readonly n: number;
  readonly staked: number;
  readonly won: number;
}

export interface Result {
  readonly trick: string;
  readonly verdict: Verdict;
  /** Null where the trick is played on a recorded log, which has no player to lose anything. */
  readonly measured: Measured | null;
}

/** One line for a person. */
export const verdictText = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'impossible':
      return 'impossible';
    case 'refused':
      return `refused by the client (${verdict.why})`;
    case 'found':
      return `found by the audit (${verdict.code})`;
    case 'said':
      return 'said before the stake';
    case 'missed':
      return 'NOT CAUGHT';
  }
};

export const measuredText = (measured: Measured | null): string => {
  if (measured === null) return '';
  const { of, n, staked, won } = measured;
  if (of === 'rooms') return `won ${won} of ${n}`;
  if (staked === 0) return 'nothing was staked';
  return `${((100 * won) / staked).toFixed(1)} % of ${n} ${n === 1 ? 'play' : 'plays'}`;
};
