import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { BattleFilter } from '../../../generated/graphql.ts';
import { readFragment } from '../../../generated/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { useReturn } from '../use-return.ts';
import { BATTLE_EVENTS, BATTLE_ROW, BATTLES } from './arena-query.ts';
import { EMPTY_LIST, type ListState, type Page, type Rules, reduceList } from './list-state.ts';

export interface BattleList extends Pick<ListState, 'rows' | 'hasMore' | 'failed' | 'loadingMore'> {
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** One list of the arena, a page at a time, kept up to date by the live feed. Null asks for nothing. */
export const useBattleList = (filter: BattleFilter | null, first?: number): BattleList => {
  const client = useApolloClient();
  const { me } = useSession();
  const [state, change] = useReducer(reduceList, EMPTY_LIST);
  const key = JSON.stringify(filter);
  const playerId = me?.playerId ?? null;
  const asked = useMemo((): BattleFilter | null => JSON.parse(key), [key]);
  const rules = useMemo<Rules | null>(() => (asked === null ? null : { filter: asked, playerId }), [asked, playerId]);
  /** Answers to what isn't asked any more are dropped. */
  const current = useRef<unknown>(null);

  const read = useCallback(
    async (after: string | null): Promise<Page> => {
      const variables = { filter: asked, after, ...(first !== undefined && { first }) };
      const { data } = await client.query({ query: BATTLES, variables, fetchPolicy: 'no-cache' });
      if (data === undefined) throw new Error('an answer without data');
      const { edges, pageInfo } = data.battles;
      const rows = edges.map(({ node }) => readFragment(BATTLE_ROW, node));
      return { rows, cursor: pageInfo.endCursor ?? null, hasMore: pageInfo.hasNextPage };
    },
    [client, asked, first],
  );

  const reload = useCallback(() => {
    if (rules === null) return;
    read(null).then(
      (page) => current.current === asked && change({ type: 'first', page, rules }),
      () => current.current === asked && change({ type: 'failed' }),
    );
  }, [read, asked, rules]);

  useEffect(() => {
    current.current = asked;
    change({ type: 'begun' });
  }, [asked]);
  useEffect(reload, [reload]);
  useReturn(reload);

  const latest = useRef({ rules, reload });
  useEffect(() => {
    latest.current = { rules, reload };
  });
  useEffect(() => {
    let lastSeq: number | null = null;
    const messages = client.subscribe({ query: BATTLE_EVENTS, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data }) => {
        if (data === undefined || data === null) return;
        const { seq, prev, battle } = data.liveEvents;
        // Something was missed, and it may have been about battles.
        if (lastSeq !== null && prev > lastSeq) latest.current.reload();
        lastSeq = Math.max(lastSeq ?? 0, seq);
        const heard = readFragment(BATTLE_ROW, battle);
        const { rules: present } = latest.current;
        if (heard && present !== null) change({ type: 'heard', battle: heard, rules: present });
      },
      error: () => undefined,
    });
    return () => messages.unsubscribe();
  }, [client]);

  const { cursor, hasMore, loadingMore } = state;
  const loadMore = useCallback(() => {
    if (!hasMore || loadingMore) return;
    change({ type: 'asking' });
    read(cursor).then(
      (page) => current.current === asked && change({ type: 'next', page }),
      () => current.current === asked && change({ type: 'failed' }),
    );
  }, [hasMore, loadingMore, cursor, read, asked]);

  return { rows: state.rows, hasMore, failed: state.failed, loadingMore, loadMore, reload };
};
