import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { type PairedBody, roundOfId } from './paired-body.ts';
import { noteRound, useShownSeeds } from './shown-seeds.ts';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from './use-pending-play.ts';

export interface PairedOutcome extends AnsweredPlay {
  /** Id of the last round that was played, `{pairId}.{roundNo}`. */
  readonly lastRound: string;
}

export interface PairedPlay<Body extends PairedBody, Outcome extends PairedOutcome> extends PendingPlay<Body, Outcome> {
  /** The page knows which round is next. Without that nothing can be started. */
  readonly ready: boolean;
  /** Makes the body from a fresh id, fresh randomness and the round that is next. False as with other plays. */
  readonly start: (bodyOf: (fresh: PairedBody) => Body, fast: boolean) => boolean;
}

/**
 * Plays rounds of the player's own pair. Which one is next follows from each answer; where the site says that it is another, the
 * seeds are asked for anew, and the next play takes fresh randomness: none ever goes to two pairs.
 */
export const usePairedPlay = <Body extends PairedBody, Outcome extends PairedOutcome>(
  kind: PlayKind<Body, Outcome>,
): PairedPlay<Body, Outcome> => {
  const { cache } = useApolloClient();
  const { current, refetch } = useShownSeeds();
  const play = usePendingPlay(kind);
  const { state } = play;

  const lastRound = state.phase === 'revealing' ? state.outcome.lastRound : null;
  const played = state.phase === 'revealing' ? state.record.body.pairId : null;
  useEffect(() => {
    const last = lastRound === null ? null : roundOfId(lastRound);
    if (last === null) return;
    noteRound(cache, last.pairId, last.roundNo);
    // The first pair was used up on the way.
    // Where that fails, the next play is refused by the pair's name, and asks again.
    if (last.pairId !== played) refetch().catch(() => undefined);
  }, [lastRound, played, cache, refetch]);

  const isStale = state.phase === 'rejected' && state.code === 'SEED_CHANGED';
  useEffect(() => {
    if (isStale) refetch().catch(() => undefined);
  }, [isStale, refetch]);

  const start = useCallback(
    (bodyOf: (fresh: PairedBody) => Body, fast: boolean): boolean => {
      if (current === null) return false;
      const { id: pairId, userSeed, roundCount } = current;
      return play.start((fresh) => bodyOf({ ...fresh, pairId, userSeed, roundNo: roundCount + 1 }), fast);
    },
    [current, play.start],
  );
  return { ...play, start, ready: current !== null };
};
