import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { GiveawayEntriesQuery } from '../../generated/graphql.ts';
import { type EntriesList, type EntriesPage, noEntries, withNewest, withOlder } from './entries-list.ts';
import { GIVEAWAY_ENTRIES } from './giveaway-query.ts';

type Room = NonNullable<GiveawayEntriesQuery['giveaway']>;
export type Entry = Room['entries']['edges'][number]['node'];

export interface Entries {
  readonly list: EntriesList<Entry>;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** The entries of a room, newest first; read again whenever the room counts more of them. */
export const useEntries = (id: string, entrantCount: number): Entries => {
  const client = useApolloClient();
  const [list, setList] = useState<EntriesList<Entry>>(noEntries);
  const [status, setStatus] = useState<Entries['status']>('loading');
  const [loadingMore, setLoadingMore] = useState(false);

  const read = useCallback(
    async (after: string | null): Promise<EntriesPage<Entry>> => {
      const variables = { id, after };
      const { data } = await client.query({ query: GIVEAWAY_ENTRIES, variables, fetchPolicy: 'no-cache' });
      const entries = data?.giveaway?.entries;
      if (entries === undefined) throw new Error('an answer without the room');
      const { hasNextPage, endCursor } = entries.pageInfo;
      return { entries: entries.edges.map(({ node }) => node), after: hasNextPage ? (endCursor ?? null) : null };
    },
    [client, id],
  );

  const readNewest = useCallback(async (): Promise<void> => {
    try {
      const page = await read(null);
      setList((known) => withNewest(known, page));
      setStatus('ready');
    } catch {
      setStatus((known) => (known === 'ready' ? known : 'failed'));
    }
  }, [read]);

  const known = list.entries[0]?.code ?? 0;
  const missing = Math.max(0, entrantCount - known);
  const unread = status === 'loading';
  useEffect(() => {
    if (unread || missing > 0) void readNewest();
  }, [unread, missing, readNewest]);

  const { after } = list;
  const loadMore = useCallback(() => {
    if (after === null || loadingMore) return;
    setLoadingMore(true);
    read(after)
      .then((page) => setList((before) => withOlder(before, page)))
      .catch(() => undefined)
      .finally(() => setLoadingMore(false));
  }, [after, loadingMore, read]);
  const reload = useCallback(() => setStatus('loading'), []);

  return { list, status, loadingMore, loadMore, reload };
};
