import { useCallback, useEffect } from 'react';
import type { StageTurn } from './ReelStage.tsx';
import { drawStrip, START_AT, type StripEntry, WINNER_AT } from './strip.ts';
import { crossings, travelTime, wholeTime } from './timing.ts';
import { useTickingTurn } from './use-ticking-turn.ts';

/** Runs the time of a turn of reels: the first one ticks, and `onStand` comes when the last one has stopped, at once at Escape. */
export const useReveal = (
  turn: StageTurn | null,
  entries: readonly StripEntry[],
  sound: boolean,
  onStand: () => void,
) => {
  const timesOf = useCallback(
    ({ id, winners, timing }: StageTurn) => {
      const jitter = winners.length === 1 ? drawStrip(entries, `${id}:0`).jitter : 0;
      return {
        wholeMs: wholeTime(timing, winners.length),
        ticksMs: crossings(WINNER_AT - START_AT + jitter, 0.5, travelTime(timing.durationMs)),
      };
    },
    [entries],
  );
  const run = useTickingTurn(turn, timesOf, sound, onStand);
  const { skip } = run;
  const turning = turn !== null;
  useEffect(() => {
    if (!turning) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      // A dialog above the reel takes the key for itself.
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) skip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [turning, skip]);
  return run;
};
