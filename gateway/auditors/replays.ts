import { z } from 'zod';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import {
  MAX_REPLAY_KEYS,
  type OpenedReplay,
  type PublishedReplay,
  parseReplayKey,
  type ReplayKey,
} from '../../engine/log/replayed.ts';
import { formatWitnessKey } from '../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';

const keyRow = z.object({
  key: z.string(),
  auditor: z.string(),
  addedBy: z.string(),
  addedAt: integerColumn,
  /** Null until this key cosigned something. */
  size: integerColumn.nullable(),
  cosignedAt: integerColumn.nullable(),
  note: z.instanceof(Uint8Array).nullable(),
});
export type AuditorKey = Readonly<z.infer<typeof keyRow>>;
const columns = columnsOf(keyRow);

/** Which keys auditors cosign with, and what they cosigned. */
export interface Replays {
  /** False where the key is there already, under whatever name, or there are too many. @param key as `parseReplayKey` reads it */
  addKey(auditor: string, key: string, by: string, at: Instant): Promise<boolean>;
  /** Takes the key back with what it cosigned. False for an unknown key. */
  dropKey(key: string): Promise<boolean>;
  /** All of them, the oldest first. */
  keys(): Promise<readonly AuditorKey[]>;
  /** False where this key has cosigned as much, or more, already. */
  publish(key: ReplayKey, replay: OpenedReplay): Promise<boolean>;
  /** The replays that are public. */
  published(): Promise<readonly PublishedReplay[]>;
}

/** The key itself: one that stood under two names could vouch for what it never said. */
const bytesOf = (key: string): string => `substring(${key} FROM '^[^+]*[+][^+]*[+](.*)$')`;

export const replaysIn = (sql: SqlClient): Replays => {
  const keys = async (): Promise<readonly AuditorKey[]> =>
    recordsAs(keyRow, await sql.query(`SELECT ${columns} FROM auditor_key ORDER BY added_at, key`));
  return {
    addKey: async (auditor, key, by, at) => {
      const text = `INSERT INTO auditor_key (key, auditor, added_by, added_at) SELECT $1, $2, $3, $4
        WHERE (SELECT count(*) FROM auditor_key) < ${MAX_REPLAY_KEYS}
          AND NOT EXISTS (SELECT FROM auditor_key WHERE ${bytesOf('key')} = ${bytesOf('$1::text')}) ON CONFLICT (key) DO NOTHING RETURNING ${columns}`;
      return recordsAs(keyRow, await sql.query(text, [key, auditor, by, at])).length > 0;
    },
    dropKey: async (key) => {
      const text = `DELETE FROM auditor_key WHERE key = $1 RETURNING ${columns}`;
      return recordsAs(keyRow, await sql.query(text, [key])).length > 0;
    },
    keys,
    publish: async (key, { checkpoint, cosignedAt, note }) => {
      const text = `UPDATE auditor_key SET size = $2, cosigned_at = $3, note = $4
        WHERE key = $1 AND (size IS NULL OR size < $2) RETURNING ${columns}`;
      const given = [formatWitnessKey(key), checkpoint.size, cosignedAt, note];
      return recordsAs(keyRow, await sql.query(text, given)).length > 0;
    },
    published: async () =>
      (await keys()).flatMap(({ key: text, note }) => {
        const key = parseReplayKey(nodeHashing, text);
        return key === null || note === null ? [] : [{ key, note }];
      }),
  };
};
