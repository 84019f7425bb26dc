import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ActionType, Balance, FlowKind, Game, RetrievalState } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';
import { RETRIEVAL, RETRIEVALS, type Retrieval } from '../retrieval/retrieval-query.ts';
import { type Page, pageOf } from './pages.ts';
import {
  BALANCE_LOG,
  BALANCE_RECORD,
  type BalanceRecord,
  FLOW_RECORD,
  FLOWS,
  type FlowRecord,
  GAME_RECORD,
  GAME_RECORDS,
  type GameRecord,
  PURCHASE_RECORD,
  PURCHASES,
  type PurchaseRecord,
  RECORDS_PAGE,
} from './records-query.ts';
import { type PagedList, type ReadPage, usePages } from './use-pages.ts';

const answered = <Data>(data: Data | undefined): Data => {
  if (data === undefined) throw new Error('an answer without data');
  return data;
};

const mapped = <From, To>(page: Page<From>, change: (node: From) => To): Page<To> => ({
  ...page,
  nodes: page.nodes.map(change),
});

/** A list of the signed-in player's. */
const useOwnPages = <Node extends { readonly id: string }>(read: ReadPage<Node>): PagedList<Node> => {
  const { status } = useSession();
  return usePages(status === 'player' ? read : null);
};

export const useBalanceLog = (balance: Balance | null, action: ActionType | null): PagedList<BalanceRecord> => {
  const client = useApolloClient();
  return useOwnPages(
    useCallback(
      async (after) => {
        const variables = { balance, action, first: RECORDS_PAGE, after };
        const { data } = await client.query({ query: BALANCE_LOG, variables, fetchPolicy: 'no-cache' });
        return mapped(pageOf(answered(data).balanceLog), (node) => readFragment(BALANCE_RECORD, node));
      },
      [client, balance, action],
    ),
  );
};

export const useFlows = (kind: FlowKind | null): PagedList<FlowRecord> => {
  const client = useApolloClient();
  return useOwnPages(
    useCallback(
      async (after) => {
        const variables = { kind, first: RECORDS_PAGE, after };
        const { data } = await client.query({ query: FLOWS, variables, fetchPolicy: 'no-cache' });
        return mapped(pageOf(answered(data).flows), (node) => readFragment(FLOW_RECORD, node));
      },
      [client, kind],
    ),
  );
};

export const usePurchases = (): PagedList<PurchaseRecord> => {
  const client = useApolloClient();
  return useOwnPages(
    useCallback(
      async (after) => {
        const variables = { first: RECORDS_PAGE, after };
        const { data } = await client.query({ query: PURCHASES, variables, fetchPolicy: 'no-cache' });
        return mapped(pageOf(answered(data).purchases), (node) => readFragment(PURCHASE_RECORD, node));
      },
      [client],
    ),
  );
};

export const useGameRecords = (game: Game | null): PagedList<GameRecord> => {
  const client = useApolloClient();
  return useOwnPages(
    useCallback(
      async (after) => {
        const variables = { game, first: RECORDS_PAGE, after };
        const { data } = await client.query({ query: GAME_RECORDS, variables, fetchPolicy: 'no-cache' });
        return mapped(pageOf(answered(data).gameRecords), (node) => readFragment(GAME_RECORD, node));
      },
      [client, game],
    ),
  );
};

export const useRetrievals = (state: RetrievalState | null): PagedList<Retrieval> => {
  const client = useApolloClient();
  return useOwnPages(
    useCallback(
      async (after) => {
        const variables = { state, first: RECORDS_PAGE, after };
        const { data } = await client.query({ query: RETRIEVALS, variables, fetchPolicy: 'no-cache' });
        return mapped(pageOf(answered(data).retrievals), (node) => readFragment(RETRIEVAL, node));
      },
      [client, state],
    ),
  );
};
