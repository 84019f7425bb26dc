import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { GiveawaysQuery } from '../../generated/graphql.ts';
import { type PagedList, useList } from '../../platform/use-list.ts';
import { GIVEAWAYS } from './giveaway-query.ts';

/** Rooms a page of the list; the API gives up to 50. */
const PAGE_SIZE = 12;
const LONGEST_PAGE = 50;
/** Entrants, states and winners of what is shown are read again this often. */
const REFRESH_MS = 10_000;

export type GiveawayList = PagedList<GiveawaysQuery['giveaways']['edges'][number]['node']>;

interface GiveawayChoice {
  readonly finished: boolean;
  readonly mine: boolean;
  readonly skip?: boolean;
}

/** One list of rooms, a page at a time. A room that ends keeps its place, so that the player sees its end. */
export const useGiveaways = ({ finished, mine, skip = false }: GiveawayChoice): GiveawayList => {
  const client = useApolloClient();
  const list = useList(GIVEAWAYS, { finished, mine, first: PAGE_SIZE }, { skip });
  const count = list.nodes?.length ?? 0;

  const changing = !finished && !skip && count > 0;
  useEffect(() => {
    if (!changing) return undefined;
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      const variables = { finished, mine, first: Math.min(LONGEST_PAGE, count) };
      client.query({ query: GIVEAWAYS, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [changing, finished, mine, count, client]);

  return list;
};
