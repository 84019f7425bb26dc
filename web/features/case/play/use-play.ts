import { useApolloClient } from '@apollo/client/react';
import { type Reducer, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { apiErrorOf } from '../../../app/api-error.ts';
import { deviceStorage } from '../../../app/device-storage.ts';
import { useSession, type Wallet } from '../../../app/session.tsx';
import { readFragment } from '../../../generated/index.ts';
import { OPEN_CASE, PLAYED_ROUND, type PlayedRound } from './open-case.ts';
import {
  fateOf,
  isNoAnswer,
  type PlayEvent,
  type PlayOutcome,
  type PlayState,
  reducePlay,
  retryDelay,
} from './pending-play.ts';
import { createPlayRecords } from './play-record.ts';
import { randomHex } from './random-hex.ts';

export interface CaseOutcome extends PlayOutcome {
  readonly rounds: readonly PlayedRound[];
  readonly wallet: Wallet;
  readonly position: string;
}

export interface Play {
  readonly state: PlayState<CaseOutcome>;
  /** False when the device can't keep the play: nothing was sent. */
  readonly open: (quantity: number, oddsHash: string, fast: boolean) => boolean;
  /** Every reel stands: the outcome may be seen everywhere. */
  readonly stand: () => void;
  readonly dismiss: () => void;
  /** Sends a parked play after all. */
  readonly confirm: () => void;
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
 * Opens cases outcome first. The play is kept on the device before it is sent, sent again unchanged until there is an
 * answer, and found again after a reload. The shown balances are held until the reel stands.
 */
export const usePlay = (slug: string): Play => {
  const client = useApolloClient();
  const { me, wallet, applyWallet, holdWallet } = useSession();
  const records = useMemo(() => createPlayRecords(deviceStorage), []);
  const [state, dispatch] = useReducer<PlayState<CaseOutcome>, [PlayEvent<CaseOutcome>]>(
    reducePlay satisfies Reducer<PlayState<CaseOutcome>, PlayEvent<CaseOutcome>>,
    { phase: 'idle' },
  );
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
    const record = records.find(slug, playerId);
    if (record === null) return;
    const fate = fateOf(record, Date.now());
    if (fate === 'forget') {
      records.forget(slug);
      return;
    }
    if (fate === 'resume') unhold.current = hold.current(record.walletBefore);
    dispatch({ type: 'found', record, parked: fate === 'park' });
  }, [slug, playerId, records]);

  const sending = state.phase === 'sending' && !state.parked ? state : null;
  const body = sending?.record.body;
  const attempt = sending?.attempt;
  useEffect(() => {
    if (body === undefined || attempt === undefined) return undefined;
    const over = new AbortController();
    const { commandId } = body;
    const send = async (): Promise<void> => {
      if (attempt > 1) await pause(retryDelay(attempt - 1), over.signal);
      if (over.signal.aborted) return;
      try {
        const { data } = await client.mutate({
          mutation: OPEN_CASE,
          variables: { input: body },
          fetchPolicy: 'no-cache',
        });
        if (over.signal.aborted || data === undefined) return;
        const { rounds, wallet: after, position } = data.openCase;
        const played = rounds.map((round) => readFragment(PLAYED_ROUND, round));
        dispatch({
          type: 'answered',
          outcome: { commandId, rounds: played, wallet: after, position },
          now: Date.now(),
        });
      } catch (error) {
        if (over.signal.aborted) return;
        const { code, details } = apiErrorOf(error);
        if (isNoAnswer(code)) dispatch({ type: 'unanswered', commandId });
        else dispatch({ type: 'refused', commandId, code, details });
      }
    };
    void send();
    return () => over.abort();
  }, [body, attempt, client]);

  const turning = state.phase === 'revealing' ? state.record : null;
  useEffect(() => {
    if (turning !== null) records.keep(turning);
  }, [turning, records]);

  // What was refused never took place; what has been seen needs no keeping. A login that is over keeps the play.
  const refusal = state.phase === 'rejected' ? state.code : null;
  const seen = state.phase === 'revealed' ? state.outcome : null;
  useEffect(() => {
    if (refusal === null && seen === null) return;
    if (refusal !== 'UNAUTHENTICATED') records.forget(slug);
    letGo(seen?.wallet ?? null);
  }, [refusal, seen, slug, records, letGo]);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => () => letGo(latest.current.phase === 'revealing' ? latest.current.outcome.wallet : null), [letGo]);

  const open = useCallback(
    (quantity: number, oddsHash: string, fast: boolean): boolean => {
      if (playerId === undefined || wallet === null) return false;
      const record = {
        playerId,
        body: { commandId: crypto.randomUUID(), slug, quantity, oddsHash, entropy: randomHex(16) },
        madeAt: Date.now(),
        reelStartedAt: null,
        fast,
        walletBefore: { coin: wallet.coin, points: wallet.points, version: wallet.version },
      };
      if (!records.keep(record)) return false;
      unhold.current = hold.current(record.walletBefore);
      dispatch({ type: 'started', record });
      return true;
    },
    [playerId, wallet, slug, records],
  );
  const stand = useCallback(() => dispatch({ type: 'stood' }), []);
  const confirm = useCallback(() => dispatch({ type: 'confirmed' }), []);
  const dismiss = useCallback(() => {
    const { current } = latest;
    if (current.phase === 'sending' && current.parked) records.forget(slug);
    dispatch({ type: 'dismissed' });
  }, [records, slug]);

  return { state, open, stand, dismiss, confirm };
};
