import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { useServerClock } from '../../app/clock.tsx';
import { emptyList, gapBefore, type LiveList, receive, release, untilNext } from './live-list.ts';
import { LIVE_EVENTS, LIVE_LISTS, LIVE_MISSED, type ShownDrop, toShownDrop } from './live-query.ts';

type Change =
  | { readonly type: 'received'; readonly drops: readonly ShownDrop[]; readonly now: number }
  | { readonly type: 'due'; readonly now: number }
  | { readonly type: 'gap'; readonly after: number | null };

interface LiveState {
  readonly list: LiveList<ShownDrop>;
  /** Something after this sequence number was missed and has to be asked for. */
  readonly missedAfter: number | null;
}

const reduce = (state: LiveState, change: Change): LiveState => {
  switch (change.type) {
    case 'received': {
      const first = change.drops.at(-1);
      const missed = first === undefined ? null : gapBefore(state.list, first);
      const list = receive(state.list, change.drops, change.now);
      return { list, missedAfter: state.missedAfter ?? missed };
    }
    case 'due':
      return { ...state, list: release(state.list, change.now) };
    case 'gap':
      return { ...state, missedAfter: change.after };
  }
};

const START: LiveState = { list: emptyList(), missedAfter: null };

export interface LiveDrops {
  readonly list: LiveList<ShownDrop>;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** The live feed: the lists as they were on arrival, then every message; what was missed is asked for. */
export const useLiveDrops = (): LiveDrops => {
  const client = useApolloClient();
  const clock = useServerClock();
  const [{ list, missedAfter }, change] = useReducer(reduce, START);
  const [status, setStatus] = useState<LiveDrops['status']>('loading');

  const take = useCallback(
    (messages: Parameters<typeof toShownDrop>[0][]) => {
      const now = clock.now();
      change({ type: 'received', drops: messages.map((message) => toShownDrop(message, now)), now });
    },
    [clock],
  );

  useEffect(() => {
    let over = false;
    client
      .query({ query: LIVE_LISTS, fetchPolicy: 'no-cache' })
      .then(({ data }) => {
        if (over || data === undefined) return;
        take([...data.recent, ...data.top]);
        setStatus('ready');
      })
      .catch(() => over || setStatus('failed'));
    const messages = client
      .subscribe({ query: LIVE_EVENTS, fetchPolicy: 'no-cache' })
      .subscribe({ next: ({ data }) => data && take([data.liveEvents]), error: () => undefined });
    return () => {
      over = true;
      messages.unsubscribe();
    };
  }, [client, take]);

  useEffect(() => {
    if (missedAfter === null) return;
    change({ type: 'gap', after: null });
    client
      .query({ query: LIVE_MISSED, variables: { after: missedAfter }, fetchPolicy: 'no-cache' })
      .then(({ data }) => data && take(data.liveDrops))
      // The next message shows no gap any more, but the strip only loses what has been and gone.
      .catch(() => undefined);
  }, [missedAfter, client, take]);

  useEffect(() => {
    const catchUp = (): void => {
      if (document.visibilityState === 'visible') change({ type: 'gap', after: list.lastSeq });
    };
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, [list.lastSeq]);

  useEffect(() => {
    const wait = untilNext(list, clock.now());
    if (wait === null) return undefined;
    const timer = setTimeout(() => change({ type: 'due', now: clock.now() }), wait);
    return () => clearTimeout(timer);
  }, [list, clock]);

  return { list, status };
};
