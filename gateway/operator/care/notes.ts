import { randomUUID } from 'node:crypto';
import { countRows, db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { supportTextIn } from '../../../schema/input/support-ticket.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { OperatorContext } from '../context.ts';
import { once } from '../once.ts';
import { note } from '../persons/journal.ts';

const MAX_NOTE = 2_000;
/** Of one player, withdrawn ones too. */
const MAX_NOTES = 100;

const columns = ['noteId', 'about', 'text', 'at', 'withdrawnAt'] as const;
export type PlayerNote = Row<'playerNote', typeof columns> & {
  readonly operatorId: string;
  /** Null for the terminal. */
  readonly operatorName: string | null;
};

/** Notes on a player, newest first, withdrawn ones too. */
export const notesOn = (sql: SqlClient, player: PlayerId): Promise<readonly PlayerNote[]> =>
  runQuery(
    sql,
    db
      .selectFrom('playerNote as n')
      .leftJoin('operatorPerson as o', 'o.operatorId', 'n.operatorId')
      .select(columns.map((column) => `n.${column}` as const))
      .select(['n.operatorId', 'o.name as operatorName'])
      .where('n.playerId', '=', player)
      .orderBy('n.at', 'desc')
      .orderBy('n.noteId', 'desc')
      .limit(MAX_NOTES),
  );

/** Notes that stand. */
export const countNotes = (sql: SqlClient, player: PlayerId): Promise<number> =>
  countRows(sql, db.selectFrom('playerNote').where('playerId', '=', player).where('withdrawnAt', 'is', null));

type Desk = Pick<OperatorContext, 'operator' | 'transaction' | 'accountKey' | 'now'>;

interface Noting {
  readonly playerId: string;
  readonly text: string;
  readonly about: PlayerNote['about'];
  readonly commandId: string;
}

/** Adds a note, once by its command id. @throws GatewayError INVALID_INPUT, NOT_FOUND, TOO_MANY, IDEMPOTENCY_CONFLICT */
export const addNote = async (context: Desk, { playerId, text, about, commandId }: Noting): Promise<void> => {
  const words = supportTextIn(text, MAX_NOTE);
  if (words === null) throw invalidInput('text', `has 1 to ${MAX_NOTE} characters`);
  const { operator, now } = context;
  await once(context, { commandId, operation: 'addPlayerNote', given: { playerId, text, about } }, async (tx) => {
    // The lock waits for an erasure on its way, and each later one deletes the note.
    const account = db.selectFrom('account').select('accountId').where('playerId', '=', playerId).forUpdate();
    if ((await runQuery(tx, account)).length === 0) throw new GatewayError('NOT_FOUND');
    const count = await countRows(tx, db.selectFrom('playerNote').where('playerId', '=', playerId));
    if (count >= MAX_NOTES) throw new GatewayError('TOO_MANY', { max: MAX_NOTES });
    const row = { noteId: randomUUID(), playerId, about, text: words, operatorId: operator.id, at: now() };
    await runQuery(tx, db.insertInto('playerNote').values(row));
    const kind = about === 'care' ? 'care-noted' : 'note-added';
    await note(tx, { at: row.at, operatorId: operator.id, kind, subject: playerId, detail: row.noteId });
  });
};

/** Withdraws a note of the asker's own; answers its player. @throws GatewayError NOT_FOUND */
export const withdrawNote = ({ operator, transaction, now }: Desk, noteId: string): Promise<string> =>
  transaction(async (tx) => {
    const withdrawing = db
      .updateTable('playerNote')
      .set({ withdrawnAt: now() })
      .where('noteId', '=', noteId)
      .where('operatorId', '=', operator.id)
      .where('withdrawnAt', 'is', null);
    const [withdrawn] = await runQuery(tx, withdrawing.returning('playerId'));
    if (withdrawn === undefined)
      throw new GatewayError('NOT_FOUND', {}, 'No note of the asker has this id, or it is withdrawn');
    const { playerId: subject } = withdrawn;
    await note(tx, { at: now(), operatorId: operator.id, kind: 'note-withdrawn', subject, detail: noteId });
    return subject;
  });
