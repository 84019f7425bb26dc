import { createHmac } from 'node:crypto';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { canonicalJson } from '../../engine/kernel/canonical-json.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type CommandId, isClientCommandId, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { OPERATOR_COMMAND } from '../../engine/projections/acts.ts';
import { type ErrorCode, GatewayError, invalidInput } from '../errors.ts';
import type { OperatorContext } from './context.ts';

/** An act that is named by its asker, so that a repetition does nothing more. */
interface NamedAct {
  /** A UUID that the asker makes. */
  readonly commandId: string;
  /** The name of the mutation. */
  readonly operation: string;
  /** The other arguments. */
  readonly given: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

type Desk = Pick<OperatorContext, 'operator' | 'accountKey' | 'now'>;

/**
 * The id of a command for the log: that of the asker alone, whatever others call theirs.
 * @throws GatewayError INVALID_INPUT
 */
export const commandIdOf = ({ operator }: Pick<OperatorContext, 'operator'>, commandId: string): CommandId => {
  if (!isClientCommandId(commandId)) throw invalidInput('commandId', 'is a UUID');
  const asker = operator.kind === 'local' ? '' : `${operator.id}.`;
  return mustBe(isCommandId, `${OPERATOR_COMMAND}${asker}${commandId}`);
};

/** The words may be personal data: the row has a keyed hash of them. */
const wordsOf = ({ accountKey }: Desk, { operation, given }: NamedAct): Buffer =>
  createHmac('sha256', accountKey)
    .update(`operator-act|${canonicalJson([operation, given])}`)
    .digest();

/**
 * Carries out a change of tables once, in the transaction that marks it. A repetition with the same words answers null.
 * @throws GatewayError INVALID_INPUT, IDEMPOTENCY_CONFLICT for a repetition with other words
 */
export const onceIn = async <Result>(
  tx: SqlClient,
  context: Desk,
  act: NamedAct,
  work: () => Promise<Result>,
): Promise<Result | null> => {
  const name = commandIdOf(context, act.commandId);
  const words = wordsOf(context, act);
  const at = context.now();
  const marking = db
    .insertInto('operatorAct')
    .values({ commandId: name, words, firstAt: at, doneAt: at })
    .onConflict((conflict) => conflict.column('commandId').doNothing())
    .returning('firstAt');
  if ((await runQuery(tx, marking)).length > 0) return work();
  const before = db.selectFrom('operatorAct').select(fragment<boolean>`words = ${words}`.as('isSame'));
  const [found] = await runQuery(tx, before.where('commandId', '=', name));
  if (found?.isSame !== true) throw new GatewayError('IDEMPOTENCY_CONFLICT');
  return null;
};

/** The same in a transaction of its own. @throws GatewayError INVALID_INPUT, IDEMPOTENCY_CONFLICT */
export const once = <Result>(
  context: Desk & Pick<OperatorContext, 'transaction'>,
  act: NamedAct,
  work: (tx: SqlClient) => Promise<Result>,
): Promise<Result | null> => {
  // Before a transaction is begun.
  commandIdOf(context, act.commandId);
  return context.transaction((tx) => onceIn(tx, context, act, () => work(tx)));
};

/** A named act that takes the engine. Everything that it draws follows from its name, so that a repetition finishes the same act. */
export interface Begun {
  /** Of its one command; a step of many adds its number. */
  readonly commandId: CommandId;
  /** When it was first asked for: moments count from then. */
  readonly at: Instant;
  /** Whether all of it was done before. */
  readonly isDone: boolean;
  /** 32 bytes that follow from the name. */
  readonly derived: (what: string) => Buffer;
}

/** Answers that leave open what becomes of an act: a repetition finishes it. */
const OPEN: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['BUSY', 'INTERNAL', 'OUTCOME_UNKNOWN']);

/**
 * Carries out an act whose commands go to the engine, under a mark that is written first. A refused act frees its name.
 * @throws GatewayError INVALID_INPUT, IDEMPOTENCY_CONFLICT for a repetition with other words
 */
export const inSteps = async <Result>(
  context: Desk & Pick<OperatorContext, 'sql'>,
  act: NamedAct,
  work: (begun: Begun) => Promise<Result>,
): Promise<Result> => {
  const { sql, accountKey, now } = context;
  const name = commandIdOf(context, act.commandId);
  const words = wordsOf(context, act);
  const beginning = db
    .insertInto('operatorAct')
    .values({ commandId: name, words, firstAt: now() })
    .onConflict((conflict) =>
      conflict.column('commandId').doUpdateSet({ firstAt: fragment<number>`operator_act.first_at` }),
    )
    .returning(['firstAt', 'doneAt', fragment<boolean>`words = ${words}`.as('isSame')]);
  const [begun] = await runQuery(sql, beginning);
  if (begun?.isSame !== true) throw new GatewayError('IDEMPOTENCY_CONFLICT');
  const { firstAt: at, doneAt } = begun;
  const commandId = mustBe(isCommandId, `${name}.${at}`);
  const derived = (what: string): Buffer =>
    createHmac('sha256', accountKey).update(`operator-act|${what}|${commandId}`).digest();
  try {
    const result = await work({ commandId, at, derived, isDone: doneAt !== null });
    const done = db.updateTable('operatorAct').set({ doneAt: now() }).where('commandId', '=', name);
    await runQuery(sql, done.where('doneAt', 'is', null));
    return result;
  } catch (error) {
    if (error instanceof GatewayError && !OPEN.has(error.code)) {
      const refused = db.deleteFrom('operatorAct').where('commandId', '=', name);
      await runQuery(sql, refused.where('doneAt', 'is', null));
    }
    throw error;
  }
};
