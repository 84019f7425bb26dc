import { useMemo } from 'react';
import type { DreamLogQuery } from '../../generated/graphql.ts';
import { type PagedList, useOwnConnection } from '../../platform/use-connection.ts';
import { DREAM_LOG, type Dreamed, LOG_PAGE } from './dream-query.ts';

const dreamsIn = (data: DreamLogQuery) => data.dreamLog;

/** The player's own dreams, newest first, ten at a time; without the one that the wheel hasn't shown yet. */
export const useDreamLog = (unseen: string | undefined): PagedList<Dreamed> => {
  const list = useOwnConnection(DREAM_LOG, { variables: { first: LOG_PAGE }, in: dreamsIn });
  const { nodes } = list;
  return { ...list, nodes: useMemo(() => nodes?.filter(({ id }) => id !== unseen), [nodes, unseen]) };
};
