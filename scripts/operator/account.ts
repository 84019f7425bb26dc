import { userInfo } from 'node:os';
import { z } from 'zod';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, type PlayerId } from '../../engine/kernel/ids.ts';
import { given } from '../command-line.ts';
import { refused } from './answer.ts';
import { TEXT } from './operator-request.ts';

export const player = z.string().refine(isPlayerId, { error: 'is not a player id' });

export const NOBODY = refused('There is no such player.');

/** The account of a player; null where the player has none (any more). */
export const accountOf = async (sql: SqlClient, player: PlayerId): Promise<string | null> => {
  const found = db.selectFrom('account').select('accountId').where('playerId', '=', player);
  return (await runQuery(sql, found))[0]?.accountId ?? null;
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
