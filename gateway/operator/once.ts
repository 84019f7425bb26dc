import { createHmac } from 'node:crypto';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { canonicalJson } from '../../engine/kernel/canonical-json.ts';
import { type CommandId, isClientCommandId, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { OPERATOR_COMMAND } from '../../engine/projections/acts.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import type { OperatorContext } from './context.ts';

/** An act that is named by its asker, so that a repetition does nothing more. */
interface NamedAct {
  /** A UUID that the asker makes. */
  readonly commandId: string;
  /** The name of the mutation. */
  readonly operation: string;
  /** The other arguments. */
  readonly given: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * The id of a command for the log: that of the asker alone, whatever others call theirs.
 * @throws GatewayError INVALID_INPUT
 */
export const commandIdOf = ({ operator }: Pick<OperatorContext, 'operator'>, commandId: string): CommandId => {
  if (!isClientCommandId(commandId)) throw invalidInput('commandId', 'is a UUID');
  const asker = operator.kind === 'local' ? '' : `${operator.id}.`;
  return mustBe(isCommandId, `${OPERATOR_COMMAND}${asker}${commandId}`);
};

/**
 * Carries out a change of tables once, in the transaction that marks it. A repetition with the same words answers null.
 * @throws GatewayError INVALID_INPUT, IDEMPOTENCY_CONFLICT for a repetition with other words
 */
export const onceIn = async <Result>(
  tx: SqlClient,
  context: Pick<OperatorContext, 'operator' | 'accountKey' | 'now'>,
  { commandId, operation, given }: NamedAct,
  work: () => Promise<Result>,
): Promise<Result | null> => {
  const name = commandIdOf(context, commandId);
  // The words may be personal data: the row has a keyed hash of them.
  const words = createHmac('sha256', context.accountKey)
    .update(`operator-act|${canonicalJson([operation, given])}`)
    .digest();
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
  context: Pick<OperatorContext, 'operator' | 'transaction' | 'accountKey' | 'now'>,
  act: NamedAct,
  work: (tx: SqlClient) => Promise<Result>,
): Promise<Result | null> => {
  // Before a transaction is begun.
  commandIdOf(context, act.commandId);
  return context.transaction((tx) => onceIn(tx, context, act, () => work(tx)));
};
