import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { plainNickname } from '../../schema/input/names.ts';

const MAX_CHARACTERS = 200;

/**
 * The player who shows that nickname; null where no player does, or more than one: the points must not reach the wrong
 * player. A hidden name is read and answered like a name that no player has.
 */
export const recipientOf = async (sql: SqlClient, nickname: string): Promise<PlayerId | null> => {
  const name = plainNickname(nickname);
  if (name === '' || name.length > MAX_CHARACTERS) return null;
  const named = db
    .selectFrom('account')
    .select('playerId')
    .$narrowType<{ playerId: PlayerId }>()
    .where('nickname', '=', name)
    .where('state', '=', 'registered')
    .where('nameHidden', '=', false)
    .limit(2);
  const found = await runQuery(sql, named);
  return found.length === 1 ? (found[0]?.playerId ?? null) : null;
};
