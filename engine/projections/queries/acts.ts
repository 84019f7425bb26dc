import { db, type Given } from '../../database/queries.ts';
import { type ActRow, actColumns } from '../acts.ts';
import { defineList } from './list.ts';

export const MAX_ACTS_PAGE = 100;

/** Acts of operators that the log has, newest first. */
export const acts = defineList({
  cursor: () => 'acts',
  rows: () => db.selectFrom('houseAct').select(actColumns).$narrowType<Pick<ActRow, 'kind'>>(),
  filters: (given: Given<{ kind: string }>) => ({ kind: (is) => is('kind', '=', given('kind')) }),
  sorts: { newest: ['desc integer position'] },
  usual: 'newest',
  size: { usual: 20, most: MAX_ACTS_PAGE },
});
