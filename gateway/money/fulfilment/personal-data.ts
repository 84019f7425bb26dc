import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { PersonalData } from '../../accounts/erasure/personal-data.ts';

const MAX_ROWS = 2_000;

/** Where a person's items were sent, and what was said of it. */
export const retrievalData = (sql: SqlClient): PersonalData => ({
  name: 'retrievals',
  export: ({ playerId }) =>
    runQuery(
      sql,
      db
        .selectFrom('retrievalPrivate')
        .select(['retrievalId as id', 'itemId', 'tradeLink', 'message'])
        .where('playerId', '=', playerId)
        .orderBy('position', 'desc')
        .limit(MAX_ROWS),
    ),
  erase: async ({ playerId }, tx) => {
    const keys = db.selectFrom('retrievalPrivate').select(fragment<string>`position::text`.as('key'));
    await runQuery(tx, db.deleteFrom('sandboxShipment').where('key', 'in', keys.where('playerId', '=', playerId)));
    await runQuery(tx, db.deleteFrom('retrievalPrivate').where('playerId', '=', playerId));
  },
});
