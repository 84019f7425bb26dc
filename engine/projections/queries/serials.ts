import { z } from 'zod';
import { recordsAs } from '../../database/records.ts';
import { integerColumn, type SqlClient } from '../../database/sql.ts';

const serialRow = z.object({
  itemId: z.string(),
  number: integerColumn,
  at: integerColumn,
  previousAt: integerColumn.nullable(),
});
/** `previousAt`: when the one before it was made; null for the first. */
export type ItemSerial = Readonly<z.infer<typeof serialRow>>;

export const MAX_SERIALS = 100;

/** Of those of the items that the log has. */
export const serialsOf = async (sql: SqlClient, itemIds: readonly string[]): Promise<readonly ItemSerial[]> => {
  const text = `SELECT item_id, number, acquired_at AS at, previous_at FROM item_serial JOIN item USING (item_id)
    WHERE item_id = ANY($1::text[])`;
  return recordsAs(serialRow, await sql.query(text, [itemIds]));
};
