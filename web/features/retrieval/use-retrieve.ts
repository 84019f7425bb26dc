import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { type KeptCommand, useKeptCommand } from '../giveaway/use-kept-command.ts';
import { RETRIEVAL_READY, RETRIEVE_ITEMS } from './retrieval-query.ts';

const KEY = 'glasscase.pending.retrieve';

export interface RetrieveBody {
  readonly itemIds: readonly string[];
}

const readBody = (stored: unknown): RetrieveBody | null => {
  if (!isRecord(stored) || !Array.isArray(stored.itemIds)) return null;
  const itemIds = stored.itemIds.filter((id): id is string => typeof id === 'string');
  return itemIds.length === 0 || itemIds.length !== stored.itemIds.length ? null : { itemIds };
};

/** Sends items to Steam. Resolves to the ids of the items that are on their way. */
export const useRetrieve = (): KeptCommand<RetrieveBody, readonly string[]> => {
  const client = useApolloClient();
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<RetrieveBody>): Promise<readonly string[]> => {
      const variables = { commandId, itemIds: [...body.itemIds] };
      const { data } = await client.mutate({ mutation: RETRIEVE_ITEMS, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      return body.itemIds;
    },
    [client],
  );
  return useKeptCommand({ key: KEY, readBody, send });
};

export interface RetrievalReady {
  /** The site exchanges items for points, and sends them to Steam. */
  readonly exchange: boolean;
  readonly retrieval: boolean;
  /** Null where the player hasn't given one yet; undefined until it is known. */
  readonly tradeLink: string | null | undefined;
}

/** The actions that the site offers for held items. */
export const useRetrievalReady = (): RetrievalReady => {
  const { status } = useSession();
  const { data } = useQuery(RETRIEVAL_READY, {
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    exchange: data?.site.showExchange ?? false,
    retrieval: data?.site.retrieval ?? false,
    tradeLink: data === undefined ? undefined : (data.me?.tradeLink ?? null),
  };
};
