import { countRows, db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { visibleNameIn } from '../../../schema/input/names.ts';
import { MAX_TEXT, supportTextIn } from '../../../schema/input/support-ticket.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { OperatorContext } from '../context.ts';
import { note } from '../persons/journal.ts';

const MAX_MACROS = 200;
const MAX_MACRO_NAME = 60;

/** An answer to tickets that operators keep. */
export type Macro = Row<'operatorMacro', readonly ['name', 'text', 'savedAt']>;

/** By name. */
export const macrosIn = (sql: SqlClient): Promise<readonly Macro[]> =>
  runQuery(sql, db.selectFrom('operatorMacro').select(['name', 'text', 'savedAt']).orderBy('name').limit(MAX_MACROS));

type Desk = Pick<OperatorContext, 'operator' | 'transaction' | 'now'>;

/** Keeps an answer under its name, in the place of an earlier one. @throws GatewayError INVALID_INPUT, TOO_MANY */
export const saveMacro = async ({ operator, transaction, now }: Desk, given: Omit<Macro, 'savedAt'>): Promise<void> => {
  const name = visibleNameIn(given.name, MAX_MACRO_NAME);
  if (name === null) throw invalidInput('name', `is 1 to ${MAX_MACRO_NAME} visible characters`);
  const text = supportTextIn(given.text, MAX_TEXT);
  if (text === null) throw invalidInput('text', `has 1 to ${MAX_TEXT} characters`);
  const saved = { text, operatorId: operator.id, savedAt: now() };
  await transaction(async (tx) => {
    if ((await countRows(tx, db.selectFrom('operatorMacro').where('name', '<>', name))) >= MAX_MACROS)
      throw new GatewayError('TOO_MANY', { max: MAX_MACROS });
    const saving = db.insertInto('operatorMacro').values({ name, ...saved });
    await runQuery(
      tx,
      saving.onConflict((conflict) => conflict.column('name').doUpdateSet(saved)),
    );
    await note(tx, { at: saved.savedAt, operatorId: operator.id, kind: 'macro-saved', subject: null, detail: name });
  });
};

/** @throws GatewayError NOT_FOUND */
export const deleteMacro = async ({ operator, transaction, now }: Desk, name: string): Promise<void> =>
  transaction(async (tx) => {
    const deleting = db.deleteFrom('operatorMacro').where('name', '=', name).returning('name');
    if ((await runQuery(tx, deleting)).length === 0) throw new GatewayError('NOT_FOUND');
    await note(tx, { at: now(), operatorId: operator.id, kind: 'macro-deleted', subject: null, detail: name });
  });
