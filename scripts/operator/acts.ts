import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { recordsAs } from '../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type CommandId, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { type OperatorRequest, understood } from './requests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const actRow = z.object({
  /** The time of the first request. The act counts as done at this time, so that a duplicate means the same. */
  firstAt: integerColumn,
  /** The time when the act was marked as done; null before. */
  doneAt: integerColumn.nullable(),
  /** False where the name belongs to another request. */
  same: z.boolean(),
});
export type Act = Readonly<z.infer<typeof actRow>>;

/** The operator's requests by name. An act is written before it is done, and marked afterwards. */
export interface Acts {
  /** Null for a request without a name: each request is a new act. */
  nameOf(request: OperatorRequest, id: string | null, at: Instant): CommandId | null;
  find(name: CommandId, request: OperatorRequest): Promise<Act | null>;
  begin(name: CommandId, request: OperatorRequest, at: Instant): Promise<Act>;
  end(name: CommandId, at: Instant): Promise<void>;
  /** Frees the name of a refused act. */
  forget(name: CommandId): Promise<void>;
}

const columns = 'first_at, done_at, words = $2 AS same';

/**
 * @param key hides the words from a reader of the names: names stand in the log, and words may be passwords and codes.
 */
export const actsIn = (sql: SqlClient, key: Uint8Array): Acts => {
  const digestOf = (what: unknown): Buffer =>
    createHmac('sha256', key)
      .update(`operator-act|${JSON.stringify(what)}`)
      .digest();

  return {
    nameOf: (request, id, at) => {
      if (id !== null) return mustBe(isCommandId, `operator:${id}`);
      if (!understood(request).isNamedByWords) return null;
      const digest = digestOf([request, Math.floor(at / DAY_MS)]).toString('hex');
      return mustBe(isCommandId, `operator:${digest.slice(0, 32)}`);
    },

    find: async (name, request) => {
      const text = `SELECT ${columns} FROM operator_act WHERE command_id = $1`;
      return recordsAs(actRow, await sql.query(text, [name, digestOf(request)]))[0] ?? null;
    },

    begin: async (name, request, at) => {
      const [act] = recordsAs(
        actRow,
        await sql.query(
          `INSERT INTO operator_act AS a (command_id, words, first_at) VALUES ($1, $2, $3)
           ON CONFLICT (command_id) DO UPDATE SET first_at = a.first_at
           RETURNING ${columns}`,
          [name, digestOf(request), at],
        ),
      );
      if (act === undefined) throw new Error('the act was not written');
      return act;
    },

    end: async (name, at) => {
      await sql.query('UPDATE operator_act SET done_at = $2 WHERE command_id = $1 AND done_at IS NULL', [name, at]);
    },

    forget: async (name) => {
      await sql.query('DELETE FROM operator_act WHERE command_id = $1 AND done_at IS NULL', [name]);
    },
  };
};
