import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';

export const MAX_SERIALS = 100;

const found = defineQuery((given: Given<{ itemIds: readonly string[] }>) =>
  db
    .selectFrom('itemSerial')
    .innerJoin('item', 'item.itemId', 'itemSerial.itemId')
    .select(['itemSerial.itemId', 'number', 'acquiredAt as at', 'previousAt'])
    .where('itemSerial.itemId', '=', fragment<string>`ANY(${given('itemIds')}::text[])`),
);

/** Of those of the items that the log has. `previousAt`: when the one before it was made; null for the first. */
export const serialsOf = (sql: SqlClient, itemIds: readonly string[]) => found(sql, { itemIds });
