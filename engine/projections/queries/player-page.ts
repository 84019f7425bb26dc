import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { GameName } from '../../kernel/game-name.ts';
import { formatMoney } from '../../kernel/money.ts';

/** How many plays back wins are looked for: a page of a player costs the same whatever they have played. */
const RECENT_PLAYS = 500;
/** Battles that are counted, the newest. */
const RECENT_BATTLES = 1_000;
const MOST_WINS = 12;
const MOST_BATTLES = 8;

/** Whether the item `i` of a play `r` may be shown. */
const isShown = fragment<boolean>`NOT i.sell_only
  AND (r.game = 'battle' AND (SELECT private FROM battle WHERE battle_id = r.play_id)) IS NOT TRUE`;

const wins = defineQuery((given: Given<{ playerId: string }>) =>
  db
    .with(
      (cte) => cte('recent').materialized(),
      (query) =>
        query
          .selectFrom('play')
          .select(['playId', 'game', 'playerId', 'itemId', 'won', 'position'])
          .$narrowType<{ game: GameName }>()
          .where('playerId', '=', given('playerId'))
          .orderBy('position', 'desc')
          .limit(RECENT_PLAYS),
    )
    .with('least', (query) =>
      query
        .selectFrom(
          query
            .selectFrom('recent')
            .select(['playId', 'game', 'itemId'])
            .where('itemId', 'is not', null)
            .orderBy('won', 'desc')
            .limit(2 * MOST_WINS)
            .as('r'),
        )
        .innerJoin('item as i', 'i.itemId', 'r.itemId')
        .select('i.value')
        .where(isShown)
        .orderBy('i.value', 'desc')
        .offset(MOST_WINS - 1)
        .limit(1),
    )
    .selectFrom('recent as r')
    .innerJoin('item as i', 'i.itemId', 'r.itemId')
    .select(['r.playId as id', 'r.game', 'r.playerId', 'i.skinId', 'i.wear', 'i.value', 'i.caseSlug'])
    .where(isShown)
    .where(fragment<boolean>`r.won >= coalesce((SELECT value FROM least), 0)`)
    .orderBy('i.value', 'desc')
    .orderBy('r.position', 'desc')
    .orderBy('r.playId')
    .limit(MOST_WINS),
);

/**
 * Items that a player won in their last plays: the dearest of each play, the best of these first. No free item, and no
 * item of a private battle.
 * No item is worth more than all that its play won. `least` is the value of the last of the `MOST_WINS` best wins among
 * the plays that won most: the query reads no item of a play that won less.
 */
export const recentWinsOf = async (sql: SqlClient, playerId: string) =>
  (await wins(sql, { playerId })).map((row) => ({ ...row, value: formatMoney(row.value) }));

const battles = defineQuery((given: Given<{ playerId: string }>) =>
  db
    .selectFrom(
      db
        .selectFrom('play')
        .select(['playId', 'cost', 'won', 'at', 'position'])
        .where('playerId', '=', given('playerId'))
        .where('game', '=', 'battle')
        .orderBy('position', 'desc')
        .limit(RECENT_BATTLES)
        .as('r'),
    )
    .innerJoin('battle as b', 'b.battleId', 'r.playId')
    .select(['r.playId as id', 'r.cost', 'r.won', 'r.at'])
    .select([
      fragment<number>`count(*) OVER ()`.as('played'),
      fragment<number>`count(*) FILTER (WHERE r.won > 0) OVER ()`.as('succeeded'),
    ])
    .where(fragment<boolean>`NOT b.private`)
    .orderBy('r.position', 'desc')
    .limit(MOST_BATTLES),
);

/** A player's public battles that are over: how many of the newest they played and won, and the last of these. */
export const publicBattlesOf = async (sql: SqlClient, playerId: string) => {
  const rows = await battles(sql, { playerId });
  return { played: rows[0]?.played ?? 0, won: rows[0]?.succeeded ?? 0, last: rows };
};
