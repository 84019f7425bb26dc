import { PREVIEW_SIZE } from './arena-query.ts';
import { type Listed, withPage } from './battle-list.ts';

/** The order of a preview: waiting battles, then running ones, then finished ones. */
const PLACES = ['WAITING', 'RUNNING', 'FINISHED'] as const;

/** The battles that other pages show of the arena: from the waiting and the running ones, each list newest first. */
export const previewOf = <Battle extends Listed>(
  waiting: readonly Battle[],
  running: readonly Battle[],
): readonly Battle[] => {
  const all = withPage(waiting, running);
  const newestFirst = all.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return PLACES.flatMap((status) => newestFirst.filter((battle) => battle.status === status)).slice(0, PREVIEW_SIZE);
};
