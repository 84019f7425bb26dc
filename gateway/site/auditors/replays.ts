import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import {
  MAX_REPLAY_KEYS,
  type OpenedReplay,
  type PublishedReplay,
  parseReplayKey,
  type ReplayKey,
} from '../../../engine/log/replayed.ts';
import { formatWitnessKey } from '../../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';

const columns = ['key', 'auditor', 'addedBy', 'addedAt', 'size', 'cosignedAt', 'note'] as const;
/** The last three are null until this key cosigned something. */
export type AuditorKey = Row<'auditorKey', typeof columns>;

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

export const replaysIn = (sql: SqlClient): Replays => {
  const keys = (): Promise<readonly AuditorKey[]> =>
    runQuery(sql, db.selectFrom('auditorKey').select(columns).orderBy('addedAt').orderBy('key'));
  return {
    addKey: async (auditor, key, by, at) => {
      // The key itself counts: one that stood under two names could vouch for what it never said.
      const bytes = fragment`'^[^+]*[+][^+]*[+](.*)$'`;
      const adding = db
        .insertInto('auditorKey')
        .columns(['key', 'auditor', 'addedBy', 'addedAt'])
        .expression(({ val }) =>
          db
            .selectNoFrom([
              val(key).as('key'),
              val(auditor).as('auditor'),
              val(by).as('addedBy'),
              val(at).as('addedAt'),
            ])
            .where(fragment<number>`(SELECT count(*) FROM auditor_key)`, '<', MAX_REPLAY_KEYS)
            .where(fragment<boolean>`NOT EXISTS (SELECT FROM auditor_key
              WHERE substring(key FROM ${bytes}) = substring(${key}::text FROM ${bytes}))`),
        )
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key');
      return (await runQuery(sql, adding)).length > 0;
    },
    dropKey: async (key) =>
      (await runQuery(sql, db.deleteFrom('auditorKey').where('key', '=', key).returning('key'))).length > 0,
    keys,
    publish: async (key, { checkpoint, cosignedAt, note }) => {
      const { size } = checkpoint;
      const publishing = db
        .updateTable('auditorKey')
        .set({ size, cosignedAt, note })
        .where('key', '=', formatWitnessKey(key))
        .where(({ eb, or }) => or([eb('size', 'is', null), eb('size', '<', size)]))
        .returning('key');
      return (await runQuery(sql, publishing)).length > 0;
    },
    published: async () =>
      (await keys()).flatMap(({ key: text, note }) => {
        const key = parseReplayKey(nodeHashing, text);
        return key === null || note === null ? [] : [{ key, note }];
      }),
  };
};
