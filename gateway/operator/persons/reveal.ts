import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { GatewayError } from '../../errors.ts';
import { note } from './journal.ts';
import type { Change } from './persons.ts';

const COLUMNS = { phone: 'phone', mail: 'email', steam: 'steamId', 'trade-link': 'tradeLink' } as const;

export type IdentityField = keyof typeof COLUMNS;

/** Personal data of a player, in the transaction that writes the journal; null where the account has none. @throws GatewayError NOT_FOUND */
export const revealed = async (
  tx: SqlClient,
  player: string,
  field: IdentityField,
  { by, at, reason }: Change,
): Promise<string | null> => {
  const column = COLUMNS[field];
  const [found] = await runQuery(tx, db.selectFrom('account').select(column).where('playerId', '=', player));
  if (found === undefined) throw new GatewayError('NOT_FOUND');
  await note(tx, { at, operatorId: by, kind: 'identity-revealed', subject: player, detail: field, reason });
  return found[column];
};
