import { db, defineQuery, fragment, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';

export const MAX_RETRIEVALS_PAGE = 100;

const columns = [
  'retrieval.retrievalId',
  'retrieval.playerId',
  'account.nickname',
  'item.skinId',
  'item.wear',
  'item.value',
  'retrieval.state',
  'retrieval.requestedAt',
  'retrieval.changedAt',
  'retrieval.position',
  'retrievalPrivate.provider',
  'retrievalPrivate.step',
  'retrievalPrivate.message',
  'retrievalPrivate.tries',
  'retrievalPrivate.nextTryAt',
  'reactorFailure.reason',
] as const;

interface Asked {
  readonly id: string;
  readonly state: number;
  readonly player: string;
  /** The first moment that is too young. */
  readonly before: Instant;
  /** Those that have not ended: in the words of their index. */
  readonly isOpen: true;
  /** Those that have ended: in the words of theirs. */
  readonly isOver: true;
}

/** Retrievals of all players, the oldest request first. */
export const retrievals = defineList({
  cursor: () => 'retrievals of all',
  rows: () =>
    db
      .selectFrom('retrieval')
      // No retrieval is without its item. A left join has counts leave the table out.
      .leftJoin('item', 'item.itemId', 'retrieval.itemId')
      .leftJoin('account', 'account.playerId', 'retrieval.playerId')
      .leftJoin('retrievalPrivate', 'retrievalPrivate.retrievalId', 'retrieval.retrievalId')
      .leftJoin('reactorFailure', (on) =>
        on.onRef('reactorFailure.position', '=', 'retrieval.position').on('reactorFailure.name', '=', 'fulfilment'),
      )
      .select(columns)
      .$narrowType<{ skinId: string; wear: string; value: bigint }>(),
  filters: (given: Given<Asked>) => ({
    id: (is) => is('retrieval.retrievalId', '=', given('id')),
    state: (is) => is('retrieval.state', '=', given('state')),
    player: (is) => is('retrieval.playerId', '=', given('player')),
    before: (is) => is('retrieval.requestedAt', '<', given('before')),
    isOpen: () => fragment<boolean>`retrieval.state < 3`,
    isOver: () => fragment<boolean>`retrieval.state >= 3`,
  }),
  sorts: { oldest: ['asc integer retrieval.requestedAt', 'asc integer retrieval.position'] },
  usual: 'oldest',
  size: { usual: 20, most: MAX_RETRIEVALS_PAGE },
});

const handled = defineQuery((given: Given<{ retrievalIds: readonly string[] }>) =>
  db
    .selectFrom('operatorJournal as j')
    .leftJoin('operatorPerson as o', 'o.operatorId', 'j.operatorId')
    .select(['j.at', 'j.operatorId', 'j.subject', 'j.detail', 'j.reason', 'o.name'])
    // In the words of the index of these entries.
    .where(fragment<boolean>`j.kind IN ('retrieval-advanced', 'retrieval-retried')`)
    .where('j.subject', '=', fragment<string>`ANY(${given('retrievalIds')}::text[])`)
    .orderBy('j.entryId')
    .limit(1_000),
);

/** The acts of operators on these retrievals, oldest first. */
export const handlingOf = (sql: SqlClient, retrievalIds: readonly string[]) => handled(sql, { retrievalIds });
