import type { TargetFilter, TargetSort } from '../../generated/graphql.ts';
import { type PagedList, useList } from '../../platform/use-list.ts';
import { TARGETS, type Target } from './target-query.ts';

const NOTHING: readonly Target[] = [];

/** Targets a page at a time; none for the question that nothing fits. */
export const useTargets = (filter: TargetFilter | null, sort: TargetSort): PagedList<Target> => {
  const list = useList(TARGETS, { filter, sort }, { skip: filter === null });
  return filter === null ? { ...list, nodes: NOTHING } : list;
};
