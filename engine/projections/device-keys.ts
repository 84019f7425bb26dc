import { z } from 'zod';
import { columnsOf, insertRecord, recordsAs } from '../database/records.ts';
import { integerColumn, type SqlClient } from '../database/sql.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { TableName } from './projection.ts';

const columns = z.object({
  playerId: z.string(),
  key: z.string(),
  /** Of the entry that added it. */
  position: integerColumn,
  addedBy: z.enum(['first', 'device', 'recovery']),
  signer: z.string().nullable(),
  addedAt: integerColumn,
  removedAt: integerColumn.nullable(),
});

/** A key of a player's device, as the log names it. */
export type DeviceKeyRow = z.infer<typeof columns>;

export type DeviceKeyChange =
  | { readonly change: 'added'; readonly row: DeviceKeyRow }
  | { readonly change: 'removed'; readonly playerId: string; readonly key: string; readonly at: number };

export const DEVICE_KEY_TYPES = ['DeviceKeyAdded', 'DeviceKeyRemoved'] as const;

/** In the order of the log. */
export const foldDeviceKeys = (events: readonly ReadEvent[]): readonly DeviceKeyChange[] =>
  events.flatMap(({ event, position, at }): readonly DeviceKeyChange[] => {
    if (event.type === 'DeviceKeyRemoved') {
      const { playerId, key } = event.data;
      return [{ change: 'removed', playerId, key, at }];
    }
    if (event.type !== 'DeviceKeyAdded') return [];
    const { playerId, key, by: addedBy, signer } = event.data;
    return [{ change: 'added', row: { playerId, key, position, addedBy, signer, addedAt: at, removedAt: null } }];
  });

export const writeDeviceKeys = async (
  sql: SqlClient,
  table: TableName,
  changes: readonly DeviceKeyChange[],
): Promise<void> => {
  for (const one of changes) {
    if (one.change === 'added') await insertRecord(sql, table('device_key'), one.row);
    else {
      const text = `UPDATE ${table('device_key')} SET removed_at = $3 WHERE player_id = $1 AND key = $2 AND removed_at IS NULL`;
      await sql.query(text, [one.playerId, one.key, one.at]);
    }
  }
};

/** A player's keys, oldest first; at most 500. */
export const deviceKeysOf = async (sql: SqlClient, playerId: string): Promise<readonly DeviceKeyRow[]> =>
  recordsAs(
    columns,
    await sql.query(`SELECT ${columnsOf(columns)} FROM device_key WHERE player_id = $1 ORDER BY position LIMIT 500`, [
      playerId,
    ]),
  );
