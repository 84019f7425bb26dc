import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useServerClock } from '../../platform/clock.tsx';
import { reconnectWait } from '../../platform/reconnect.ts';
import { type LiveListener, useLiveEvents } from './live-events.ts';
import { emptyList, type LiveList, receive, release, untilNext } from './live-list.ts';
import { dropsIn, LIVE_LISTS, type LiveMessage, type ShownDrop, toLiveMessage } from './live-query.ts';

type Change =
  | { readonly type: 'received'; readonly messages: readonly LiveMessage[]; readonly now: number }
  | { readonly type: 'due'; readonly now: number };

const reduce = (list: LiveList<ShownDrop>, change: Change): LiveList<ShownDrop> =>
  change.type === 'due' ? release(list, change.now) : receive(list, dropsIn(change.messages), change.now);

export interface LiveDrops {
  readonly list: LiveList<ShownDrop>;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Won items of the whole site: the lists as they were on arrival, then every message of the feed. */
export const useLiveDrops = (): LiveDrops => {
  const client = useApolloClient();
  const clock = useServerClock();
  const [list, change] = useReducer(reduce, emptyList<ShownDrop>());
  const [status, setStatus] = useState<LiveDrops['status']>('loading');
  const [newest, setNewest] = useState<number | null>(null);
  const readLists = useRef<() => void>(() => undefined);

  const take = useCallback(
    (messages: readonly LiveMessage[]) => change({ type: 'received', messages, now: clock.now() }),
    [clock],
  );
  const listener = useMemo<LiveListener>(() => ({ onMessages: take, onLost: () => readLists.current() }), [take]);
  useLiveEvents(listener, newest);

  useEffect(() => {
    let over = false;
    const read = async (): Promise<void> => {
      try {
        const { data } = await client.query({ query: LIVE_LISTS, fetchPolicy: 'no-cache' });
        if (over || data === undefined) return;
        const messages = [...data.recent, ...data.top].map((message) => toLiveMessage(message, clock.now()));
        take(messages);
        setNewest(Math.max(0, ...messages.map(({ seq }) => seq)));
        setStatus('ready');
      } catch {
        if (over) return;
        setStatus((known) => (known === 'ready' ? known : 'failed'));
        await reconnectWait(document);
        if (!over) await read();
      }
    };
    readLists.current = () => void read();
    void read();
    return () => {
      over = true;
    };
  }, [client, clock, take]);

  useEffect(() => {
    const wait = untilNext(list, clock.now());
    if (wait === null) return undefined;
    const timer = setTimeout(() => change({ type: 'due', now: clock.now() }), wait);
    return () => clearTimeout(timer);
  }, [list, clock]);

  return { list, status };
};
