import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { apiErrorOf, signedRefusalOf } from '../../platform/api-error.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession, type Wallet } from '../../platform/session.tsx';
import {
  fateOf,
  isBusy,
  isNoAnswer,
  type PlayBody,
  type PlayEvent,
  type PlayOutcome,
  type PlayState,
  reducePlay,
  retryDelay,
} from './pending-play.ts';
import { createPlayRecords, type ReadBody } from './play-record.ts';

/** An answer as a page needs it: everything that the page shows, and the balances after the play. */
export interface AnsweredPlay extends PlayOutcome {
  readonly wallet: Wallet;
}

/** A game that is played by one command. The same object for as long as it is the same game. */
export interface PlayKind<Body extends PlayBody, Outcome extends AnsweredPlay> {
  /** Where its unseen play is kept on the device. */
  readonly slot: string;
  readonly readBody: ReadBody<Body>;
  /** Resolves to the answer; rejects with what the API client throws, or a PageError. */
  readonly send: (client: ApolloClient, body: Body, playerId: string) => Promise<Outcome>;
  /** The balances after a play don't tell what came of it: they are shown as soon as it is accepted, not after its turn. */
  readonly debitsAtOnce?: boolean;
  /** The page shows the result until the player puts it away, also after a reload. Other games show it when the turn is over. */
  readonly keepsResult?: boolean;
}

export interface PendingPlay<Body extends PlayBody, Outcome extends AnsweredPlay> {
  readonly state: PlayState<Body, Outcome>;
  /** Makes the body from a fresh id. False when the device can't keep it: nothing was sent. */
  readonly start: (bodyOf: (fresh: PlayBody) => Body, fast: boolean) => boolean;
  /** The turn is over: the outcome may be seen everywhere. */
  readonly stand: () => void;
  /** Puts away a result, a refusal, or a parked play, which is forgotten. */
  readonly dismiss: () => void;
  /** Puts away what has been seen. A parked play waits for its own answer. */
  readonly putAway: () => void;
  /** Sends a parked play after all. */
  readonly confirm: () => void;
  /** Stops asking for an answer: the player gave the play up. */
  readonly abandon: () => void;
}

/** Resolves after the delay, or at once when the network is back. */
const pause = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, delayMs);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });

/**
 * Plays outcome first. The play is kept on the device before it is sent, sent again unchanged until there is an answer,
 * and found again after a reload. The shown balances are held until the turn is over.
 */
export const usePendingPlay = <Body extends PlayBody, Outcome extends AnsweredPlay>(
  kind: PlayKind<Body, Outcome>,
): PendingPlay<Body, Outcome> => {
  const client = useApolloClient();
  const { me, wallet, applyWallet, holdWallet } = useSession();
  const records = useMemo(() => createPlayRecords(deviceStorage, kind.slot, kind.readBody), [kind]);
  const [state, dispatch] = useReducer<PlayState<Body, Outcome>, [PlayEvent<Body, Outcome>]>(reducePlay, {
    phase: 'idle',
  });
  const unhold = useRef<(() => void) | null>(null);
  const hold = useRef(holdWallet);
  const apply = useRef(applyWallet);
  useEffect(() => {
    hold.current = holdWallet;
    apply.current = applyWallet;
  });

  const letGo = useCallback((newest: Wallet | null) => {
    if (newest !== null) apply.current(newest);
    unhold.current?.();
    unhold.current = null;
  }, []);

  const playerId = me?.playerId;
  useEffect(() => {
    if (playerId === undefined) return;
    const record = records.find(playerId);
    if (record === null) return;
    const fate = fateOf(record, Date.now());
    if (fate === 'forget') {
      records.forget();
      return;
    }
    if (fate === 'resume') unhold.current = hold.current(record.walletBefore);
    dispatch({ type: 'found', record, parked: fate === 'park' });
  }, [playerId, records]);

  const sending = state.phase === 'sending' && !state.parked ? state : null;
  const body = sending?.record.body;
  const owner = sending?.record.playerId;
  const attempt = sending?.attempt;
  useEffect(() => {
    if (body === undefined || owner === undefined || attempt === undefined) return undefined;
    const over = new AbortController();
    const { commandId } = body;
    const send = async (): Promise<void> => {
      if (attempt > 1) await pause(retryDelay(attempt - 1), over.signal);
      if (over.signal.aborted) return;
      try {
        const outcome = await kind.send(client, body, owner);
        if (!over.signal.aborted) dispatch({ type: 'answered', outcome, now: Date.now() });
      } catch (error) {
        if (over.signal.aborted) return;
        const { code, details } = apiErrorOf(error);
        if (isNoAnswer(code)) dispatch({ type: 'unanswered', commandId });
        else dispatch({ type: 'refused', commandId, code, details, note: signedRefusalOf(error)?.text ?? null });
      }
    };
    void send();
    return () => over.abort();
  }, [kind, body, owner, attempt, client]);

  const turning = state.phase === 'revealing' ? state.record : null;
  useEffect(() => {
    if (turning !== null) records.keep(turning);
  }, [turning, records]);
  const debited = state.phase === 'revealing' && kind.debitsAtOnce === true ? state.outcome.wallet : null;
  useEffect(() => {
    if (debited !== null) letGo(debited);
  }, [debited, letGo]);

  // A refused play never took place, and a seen one needs no keeping. The device keeps the play of a login that is over.
  const refusal = state.phase === 'rejected' ? state.code : null;
  const seen = state.phase === 'revealed' ? state.outcome : null;
  useEffect(() => {
    if (refusal === null && seen === null) return;
    if (refusal === null ? kind.keepsResult !== true : refusal !== 'UNAUTHENTICATED') records.forget();
    letGo(seen?.wallet ?? null);
  }, [refusal, seen, kind, records, letGo]);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => () => letGo(latest.current.phase === 'revealing' ? latest.current.outcome.wallet : null), [letGo]);

  // Another page of this device may have put its own play into the slot since.
  const forgetSeen = useCallback(() => {
    const { current } = latest;
    if (current.phase !== 'revealed' || kind.keepsResult !== true) return;
    const { playerId: owner, body: shown } = current.record;
    if (records.find(owner)?.body.commandId === shown.commandId) records.forget();
  }, [kind, records]);
  useEffect(() => forgetSeen, [forgetSeen]);

  const start = useCallback(
    (bodyOf: (fresh: PlayBody) => Body, fast: boolean): boolean => {
      if (playerId === undefined || wallet === null) return false;
      // The slot holds one play: the page asks for a play that may have taken place before another takes its place.
      if (isBusy(latest.current)) {
        dispatch({ type: 'confirmed' });
        return true;
      }
      const record = {
        playerId,
        body: bodyOf({ commandId: newCommandId() }),
        madeAt: Date.now(),
        revealStartedAt: null,
        fast,
        walletBefore: { coin: wallet.coin, points: wallet.points, version: wallet.version },
      };
      if (!records.keep(record)) return false;
      unhold.current = hold.current(record.walletBefore);
      dispatch({ type: 'started', record });
      return true;
    },
    [playerId, wallet, records],
  );
  const stand = useCallback(() => {
    // At once: the page that is gone to next must not find it, and ask for it again.
    if (latest.current.phase === 'revealing' && kind.keepsResult !== true) records.forget();
    dispatch({ type: 'stood' });
  }, [kind, records]);
  const confirm = useCallback(() => dispatch({ type: 'confirmed' }), []);
  const dismiss = useCallback(() => {
    const { current } = latest;
    if (current.phase === 'sending' && current.parked) records.forget();
    forgetSeen();
    dispatch({ type: 'dismissed' });
  }, [records, forgetSeen]);

  const abandon = useCallback(() => {
    const { current } = latest;
    if (current.phase !== 'sending') return;
    const { commandId } = current.record.body;
    dispatch({ type: 'refused', commandId, code: 'ABANDONED', details: {}, note: null });
  }, []);

  const putAway = useCallback(() => {
    const { phase } = latest.current;
    forgetSeen();
    if (phase === 'revealed' || phase === 'rejected') dispatch({ type: 'dismissed' });
  }, [forgetSeen]);

  return { state, start, stand, dismiss, putAway, confirm, abandon };
};
