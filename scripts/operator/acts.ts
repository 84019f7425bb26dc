import { createHmac } from 'node:crypto';
import { db, fragment, type Row, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type CommandId, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { type OperatorRequest, understood } from './requests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const times = ['firstAt', 'doneAt'] as const;
/** An act counts as done at the time of its first request, so that a duplicate means the same. `doneAt` is null before it is done. */
export interface Act extends Row<'operatorAct', typeof times> {
  /** False where the name belongs to another request. */
  readonly same: boolean;
}

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

/**
 * @param key hides the words from a reader of the names: names stand in the log, and words may be passwords and codes.
 */
export const actsIn = (sql: SqlClient, key: Uint8Array): Acts => {
  const digestOf = (what: unknown): Buffer =>
    createHmac('sha256', key)
      .update(`operator-act|${JSON.stringify(what)}`)
      .digest();

  const answerTo = (request: OperatorRequest) =>
    [...times, fragment<boolean>`words = ${digestOf(request)}`.as('same')] as const;

  return {
    nameOf: (request, id, at) => {
      if (id !== null) return mustBe(isCommandId, `operator:${id}`);
      if (!understood(request).isNamedByWords) return null;
      const digest = digestOf([request, Math.floor(at / DAY_MS)]).toString('hex');
      return mustBe(isCommandId, `operator:${digest.slice(0, 32)}`);
    },

    find: async (name, request) => {
      const found = db.selectFrom('operatorAct').select(answerTo(request)).where('commandId', '=', name);
      return (await runQuery(sql, found))[0] ?? null;
    },

    begin: async (name, request, at) => {
      const beginning = db
        .insertInto('operatorAct')
        .values({ commandId: name, words: digestOf(request), firstAt: at })
        .onConflict((conflict) =>
          conflict.column('commandId').doUpdateSet({ firstAt: fragment<number>`operator_act.first_at` }),
        )
        .returning(answerTo(request));
      const [act] = await runQuery(sql, beginning);
      if (act === undefined) throw new Error('the act was not written');
      return act;
    },

    end: async (name, at) => {
      const act = db.updateTable('operatorAct').set({ doneAt: at }).where('commandId', '=', name);
      await runQuery(sql, act.where('doneAt', 'is', null));
    },

    forget: async (name) => {
      await runQuery(sql, db.deleteFrom('operatorAct').where('commandId', '=', name).where('doneAt', 'is', null));
    },
  };
};
