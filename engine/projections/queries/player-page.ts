import { z } from 'zod';
import { recordsAs } from '../../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../../database/sql.ts';
import { GAMES } from '../../kernel/game-name.ts';
import { formatMoney } from '../../kernel/money.ts';

/** How many plays back wins are looked for: a page of a player costs the same whatever they have played. */
const RECENT_PLAYS = 500;
/** Battles that are counted, the newest. */
const RECENT_BATTLES = 1_000;
const MOST_WINS = 12;
const MOST_BATTLES = 8;

const winRow = z.object({
  id: z.string(),
  game: z.enum(GAMES),
  playerId: z.string(),
  skinId: z.string(),
  wear: z.string(),
  value: moneyColumn.transform(formatMoney),
  caseSlug: z.string().nullable(),
});

/** Joins the item that a play `r` won, where it may be shown. */
const SHOWN = `JOIN item i USING (item_id) WHERE NOT i.sell_only
  AND (r.game = 'battle' AND (SELECT private FROM battle WHERE battle_id = r.play_id)) IS NOT TRUE`;

/**
 * Items that a player won in their last plays: the dearest of each play, the best of these first. No free item, and no
 * item of a private battle.
 * No item is worth more than all that its play won. `least` is the value of the last of the `MOST_WINS` best wins among
 * the plays that won most: the query reads no item of a play that won less.
 */
export const recentWinsOf = async (sql: SqlClient, playerId: string) =>
  recordsAs(
    winRow,
    await sql.query(
      `WITH recent AS MATERIALIZED (
         SELECT * FROM play WHERE player_id = $1 ORDER BY position DESC LIMIT ${RECENT_PLAYS}
       ), least AS (
         SELECT i.value FROM (
           SELECT * FROM recent WHERE item_id IS NOT NULL ORDER BY won DESC LIMIT ${2 * MOST_WINS}
         ) r ${SHOWN} ORDER BY i.value DESC OFFSET ${MOST_WINS - 1} LIMIT 1
       )
       SELECT play_id AS id, r.game, r.player_id, i.skin_id, i.wear, i.value, i.case_slug
       FROM recent r ${SHOWN} AND r.won >= coalesce((SELECT value FROM least), 0)
       ORDER BY i.value DESC, r.position DESC, play_id LIMIT ${MOST_WINS}`,
      [playerId],
    ),
  );

const battleRow = z.object({
  id: z.string(),
  cost: moneyColumn,
  won: moneyColumn,
  at: integerColumn,
  played: integerColumn,
  succeeded: integerColumn,
});

/** A player's public battles that are over: how many of the newest they played and won, and the last of these. */
export const publicBattlesOf = async (sql: SqlClient, playerId: string) => {
  const found = await sql.query(
    `SELECT play_id AS id, r.cost, r.won, r.at, count(*) OVER () AS played,
       count(*) FILTER (WHERE r.won > 0) OVER () AS succeeded
     FROM (SELECT * FROM play WHERE player_id = $1 AND game = 'battle'
       ORDER BY position DESC LIMIT ${RECENT_BATTLES}) r
     JOIN battle b ON b.battle_id = r.play_id WHERE NOT b.private
     ORDER BY r.position DESC LIMIT ${MOST_BATTLES}`,
    [playerId],
  );
  const rows = recordsAs(battleRow, found);
  return { played: rows[0]?.played ?? 0, won: rows[0]?.succeeded ?? 0, last: rows };
};
