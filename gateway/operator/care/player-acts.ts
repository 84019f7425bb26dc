import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { isPlayerId, type PlayerId } from '../../../engine/kernel/ids.ts';
import type { LockedAccount } from '../../accounts/sensitive/security-changes.ts';
import { GatewayError } from '../../errors.ts';
import type { OperatorContext } from '../context.ts';
import { type JournalKind, note } from '../persons/journal.ts';
import { changeFor } from '../persons/persons.ts';

/** An act on one player, and the reason, checked. */
export interface PlayerAct {
  readonly player: PlayerId;
  readonly reason: string;
  /** The operator, as a restriction or limit shows them. */
  readonly by: string;
  /** Writes the act's entry of the operator's journal. */
  readonly note: (tx: SqlClient, kind: JournalKind, detail?: string) => Promise<void>;
}

/** The id of a player who has an account. @throws GatewayError NOT_FOUND */
const playerWithAccount = async (sql: SqlClient, playerId: string) => {
  if (!isPlayerId(playerId)) throw new GatewayError('NOT_FOUND');
  const finding = db.selectFrom('account').select('accountId').where('playerId', '=', playerId);
  const [found] = await runQuery(sql, finding);
  if (found === undefined) throw new GatewayError('NOT_FOUND');
  return { player: playerId, accountId: found.accountId };
};

/**
 * An act on a player: under the lock of the account, in one transaction with its entry in the journal and what the player is told.
 * @throws GatewayError INVALID_INPUT, NOT_FOUND, `work`'s
 */
export const actOn = async <Result>(
  { sql, operator, securityChanges, now }: Pick<OperatorContext, 'sql' | 'operator' | 'securityChanges' | 'now'>,
  { playerId, reason }: { readonly playerId: string; readonly reason: string },
  work: (locked: LockedAccount, act: PlayerAct) => Promise<Result>,
): Promise<Result> => {
  const change = changeFor(operator.id, now(), reason);
  const { player, accountId } = await playerWithAccount(sql, playerId);
  const entry = { at: change.at, operatorId: change.by, subject: player, reason: change.reason };
  const act: PlayerAct = {
    ...{ player, reason: change.reason, by: operator.name },
    note: (tx, kind, detail) => note(tx, { ...entry, kind, detail: detail ?? null }),
  };
  // Null where the account went between the two reads.
  const done = await securityChanges.at(accountId, async (locked) => ({ result: await work(locked, act) }));
  if (done === null) throw new GatewayError('NOT_FOUND');
  return done.result;
};
