import { useEffect, useRef } from 'react';
import type { Cue } from '../../sound/player.ts';
import { useSounds } from '../../sound/use-sounds.ts';
import { type Winner, worthOf } from '../winner.ts';
import { bestOf, revealTimingOf } from './intensity.ts';

interface Result {
  readonly id: string;
  readonly winners: readonly Winner[];
  /** The player has seen it before. */
  readonly resumed: boolean;
}

type Heard = Pick<Winner, 'worth' | 'intensity'> & { readonly entry: { readonly skin: { readonly grade: number } } };

/** The sound of a result, and its delay in milliseconds after the reels stand. @param paid minor units, of all of it */
export const soundOfResult = (winners: readonly Heard[], paid: number): Cue | null => {
  const best = winners[bestOf(winners)];
  if (best === undefined) return null;
  const won = best.intensity > 1 || worthOf(winners) >= paid;
  return { sound: won ? 'win' : 'loss', level: best.entry.skin.grade, inMs: revealTimingOf(best.intensity).words };
};

/**
 * A chord as the words of the best item come, the longer the rarer; a quiet tone where the best item has the lowest intensity
 * and all items together are worth less than the price.
 * @param result of the standing reels; null while they turn
 * @param paid minor units, of all of it
 */
export const useResultSound = (result: Result | null, paid: number): void => {
  const { schedule } = useSounds();
  const heard = useRef<string | null>(null);
  const id = result?.id ?? null;
  const latest = useRef({ result, paid });
  useEffect(() => {
    latest.current = { result, paid };
  });
  useEffect(() => {
    const { result: standing, paid: cost } = latest.current;
    if (id === null || standing === null || heard.current === id) return;
    heard.current = id;
    const cue = standing.resumed ? null : soundOfResult(standing.winners, cost);
    if (cue !== null) schedule([cue]);
  }, [id, schedule]);
};
