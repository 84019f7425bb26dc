import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { AskedCommand } from '../../../engine/device/play-command.ts';
import { apiErrorOf, PageError } from '../../platform/api-error.ts';
import { type LoadLaneDevice, type PromisedOutcome, useLaneDevice } from '../../platform/lane-device.tsx';
import { useSession } from '../../platform/session.tsx';
import { useWarmLane } from '../lanes/use-warm-lane.ts';
import { areAsLogged, type ShownRound } from './as-logged.ts';
import { type PairedBody, roundOfId } from './paired-body.ts';
import { type RoundInput, turnInput } from './round-input.ts';
import { noteRound } from './shown-seeds.ts';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from './use-pending-play.ts';

export interface PairedOutcome extends AnsweredPlay, PromisedOutcome {
  /** Id of the last round that was played, `{pairId}.{roundNo}`. */
  readonly lastRound: string;
}

/** A game whose plays take rounds of the player's own pair. */
export interface PairedKind<Body extends PairedBody, Outcome extends PairedOutcome>
  extends Omit<PlayKind<Body, Outcome>, 'send'> {
  /** The command that the log has to hold if this is played, without its turn. @throws for what can't be one */
  readonly asked: (body: Body, playerId: string) => AskedCommand;
  /** RFC 8785 JSON of the table that was agreed to, where no entry publishes it; null where the site doesn't tell it: then nothing is sent. */
  readonly table?: (client: ApolloClient, body: Body) => Promise<string | null>;
  /** Resolves to the answer; rejects with what the API client throws. */
  readonly send: (client: ApolloClient, body: Body, roundInput: RoundInput) => Promise<Outcome>;
  /** The rounds as the answer shows them: the page compares them with the promised entries. */
  readonly shown: (outcome: Outcome) => readonly ShownRound[];
}

export interface PairedPlay<Body extends PairedBody, Outcome extends PairedOutcome>
  extends Omit<PendingPlay<Body, Outcome>, 'start'> {
  /** The player is known. Without that nothing can be started. */
  readonly ready: boolean;
  /** Makes the body from a fresh id. False as with other plays. */
  readonly start: (bodyOf: (fresh: PairedBody) => Body, fast: boolean) => boolean;
  /** Gives up a play that has no answer: the public log states the part of it that went out, and nothing waits for it any more. */
  readonly giveUp: () => Promise<void>;
}

/** The game as any other is sent: on this browser's lane, whose keeper says which answers count. */
const onLane = <Body extends PairedBody, Outcome extends PairedOutcome>(
  kind: PairedKind<Body, Outcome>,
  load: LoadLaneDevice,
): PlayKind<Body, Outcome> => ({
  ...kind,
  send: async (client, body, playerId) => {
    const { commandId, loose } = body;
    if (loose !== null) return kind.send(client, body, loose);
    const [device, table] = await Promise.all([load(), kind.table?.(client, body) ?? null]);
    const request = { commandId, playerId, asked: kind.asked(body, playerId), table };
    const outcome = await device
      .play(request, (turn) => kind.send(client, body, turnInput(turn)))
      .catch((error: unknown) => {
        // The next play names the table of then.
        if (apiErrorOf(error).code === 'PRICE_CHANGED') client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'skin' });
        throw error;
      });
    if (!areAsLogged(kind.shown(outcome), outcome.promise)) throw new PageError('ANSWER_DIFFERS');
    return outcome;
  },
});

/** Plays rounds of the player's own pair. */
export const usePairedPlay = <Body extends PairedBody, Outcome extends PairedOutcome>(
  kind: PairedKind<Body, Outcome>,
): PairedPlay<Body, Outcome> => {
  const { cache } = useApolloClient();
  const { me } = useSession();
  const load = useLaneDevice();
  const play = usePendingPlay(useMemo(() => onLane(kind, load), [kind, load]));
  const { state, abandon, start: startAny } = play;

  useWarmLane();

  const lastRound = state.phase === 'revealing' ? state.outcome.lastRound : null;
  useEffect(() => {
    const last = lastRound === null ? null : roundOfId(lastRound);
    if (last !== null) noteRound(cache, last.pairId, last.roundNo);
  }, [lastRound, cache]);

  const start = useCallback(
    (bodyOf: (fresh: PairedBody) => Body, fast: boolean): boolean =>
      startAny(({ commandId }) => bodyOf({ commandId, loose: null }), fast),
    [startAny],
  );
  const playerId = me?.playerId;
  const giveUp = useCallback(async (): Promise<void> => {
    if (playerId === undefined) return;
    await (await load()).close(playerId);
    abandon();
  }, [playerId, load, abandon]);
  return { ...play, start, giveUp, ready: me !== null };
};
