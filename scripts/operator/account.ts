import { userInfo } from 'node:os';
import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, type PlayerId } from '../../engine/kernel/ids.ts';
import { given } from '../command-line.ts';
import { refused } from './answer.ts';
import { TEXT } from './operator-request.ts';

export const player = z.string().refine(isPlayerId, { error: 'is not a player id' });

export const NOBODY = refused('There is no such player.');

const accountRow = z.object({ account_id: z.string() });

/** The account of a player; null where the player has none (any more). */
export const accountOf = async (sql: SqlClient, player: PlayerId): Promise<string | null> => {
  const found = await sql.query('SELECT account_id FROM account WHERE player_id = $1', [player]);
  return rowsAs(accountRow, found)[0]?.account_id ?? null;
};

/** The name of the person who acts on an account, and the reason. */
export const attribution = {
  by: z.string().trim().min(1).max(100),
  reason: z.string().trim().min(1, { error: 'says why, in up to 200 characters' }).max(200),
};

export const attributionOptions = { reason: TEXT, by: TEXT } as const;

/** @throws UsageError without a reason */
export const attributionIn = ({ reason, by }: { readonly reason?: string; readonly by?: string }) => ({
  reason: given('reason', reason),
  by: by ?? userInfo().username,
});
