import { type Playback, playbackOf, TIMING } from '../room/playback.ts';
import type { BattleRow } from './arena-query.ts';

export type RowState = 'waiting' | 'running' | 'finished' | 'dissolved';

/** A battle counts as finished once its last reel stands, in a list too. */
export const rowStateOf = ({ phase }: Playback): RowState => {
  switch (phase.kind) {
    case 'waiting':
    case 'dissolved':
      return phase.kind;
    case 'over':
      return 'finished';
    default:
      return 'running';
  }
};

/**
 * Where a battle of the list is. The feed doesn't tell of rounds, but they follow each other at known moments; its end
 * is never guessed.
 */
export const rowPlayback = (battle: BattleRow, now: number): Playback => {
  const { rounds, boxes, nextRoundAt, pace } = battle;
  const { slotMs } = TIMING[pace];
  if (!nextRoundAt) return playbackOf(battle, now, 0);
  const next = Date.parse(nextRoundAt);
  const due = Math.max(0, Math.floor((now - next) / slotMs) + 1);
  const startsAt = (slot: number): string => new Date(next + slot * slotMs).toISOString();
  const expected = Array.from({ length: Math.min(due, boxes.length - rounds.length) }, (_, slot) => ({
    startedAt: startsAt(slot),
  }));
  return playbackOf({ ...battle, rounds: [...rounds, ...expected], nextRoundAt: startsAt(due) }, now, 0);
};

/** Each case once, with the count of its rounds anywhere in the battle, in the order of its first round. */
export const stackOf = <Opened extends { readonly case: { readonly slug: string } }>(
  boxes: readonly Opened[],
): readonly (Opened & { readonly count: number })[] =>
  [...Map.groupBy(boxes, (box) => box.case.slug).values()].flatMap((same) =>
    same[0] === undefined ? [] : [{ ...same[0], count: same.length }],
  );
