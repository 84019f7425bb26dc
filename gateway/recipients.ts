import { z } from 'zod';
import { rowsAs, type SqlClient } from '../engine/database/sql.ts';
import { isPlayerId, type PlayerId } from '../engine/kernel/ids.ts';
import { plainNickname } from '../schema/input/names.ts';

const MAX_CHARACTERS = 200;

const row = z.object({ player_id: z.string().refine(isPlayerId) });

/**
 * The player who shows that nickname; null where no player does, or more than one: the points must not reach the wrong
 * player. A hidden name is read and answered like a name that no player has.
 */
export const recipientOf = async (sql: SqlClient, nickname: string): Promise<PlayerId | null> => {
  const name = plainNickname(nickname);
  if (name === '' || name.length > MAX_CHARACTERS) return null;
  const text = `SELECT player_id FROM account WHERE nickname = $1 AND state = 'registered' AND NOT name_hidden LIMIT 2`;
  const found = rowsAs(row, await sql.query(text, [name]));
  return found.length === 1 ? (found[0]?.player_id ?? null) : null;
};
