import type { TargetFilter, TargetSort, TargetsQuery } from '../../generated/graphql.ts';
import { type PagedList, useConnection } from '../../platform/use-connection.ts';
import { TARGET_PAGE, TARGETS, type Target } from './target-query.ts';

const targetsIn = (data: TargetsQuery) => data.targets;
const NOTHING: readonly Target[] = [];

/** Targets a page at a time; none for the question that nothing fits. */
export const useTargets = (filter: TargetFilter | null, sort: TargetSort): PagedList<Target> => {
  const list = useConnection(TARGETS, {
    variables: { filter, sort, first: TARGET_PAGE },
    skip: filter === null,
    in: targetsIn,
  });
  return filter === null ? { ...list, nodes: NOTHING } : list;
};
