import { db, defineQuery, type Expression, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { GameName } from '../../kernel/game-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Period, periodStart } from '../period.ts';
import { BEST_PLAYERS } from '../ranking-fold.ts';
import { pageSize } from './cursor.ts';

/** The period that `at` lies in; rankings of earlier ones are answered as long as they are kept. */
export interface RankedTime {
  readonly period: Period;
  readonly at: Instant;
}

interface Asked extends RankedTime {
  readonly first?: number;
}

export const MAX_RANKS = BEST_PLAYERS;

interface Best {
  readonly period: Period;
  readonly start: Instant;
  readonly most: number;
}

const bestOf = ({ period, at, first = 20 }: Asked): Best => ({
  period,
  start: periodStart(period, at),
  most: pageSize(first, MAX_RANKS),
});

const isIn = (given: Given<Best>) => fragment<boolean>`period = ${given('period')} AND start = ${given('start')}`;

/** From 1. The order leaves no two rows equal. */
const rankBy = (order: Expression<unknown>) => fragment<number>`row_number() OVER (ORDER BY ${order})`.as('rank');

const battleScores = defineQuery((given: Given<Best>) =>
  db
    .selectFrom('battleScore')
    .select(['playerId', 'won', 'wins', 'battles', rankBy(fragment`won DESC, player_id`)])
    .where(isIn(given))
    .orderBy('won', 'desc')
    .orderBy('playerId')
    .limit(given('most')),
);

/**
 * Players by the value of the items that they won in battles, minor units, the best first; of equal ones the lower id. Up to
 * `MAX_RANKS`.
 */
export const battleRanks = (sql: SqlClient, asked: Asked) => battleScores(sql, bestOf(asked));
export type BattleRank = Awaited<ReturnType<typeof battleRanks>>[number];

const openingScores = defineQuery((given: Given<Best>) =>
  db
    .selectFrom('openingScore')
    .select(['playerId', 'value', 'count', rankBy(fragment`value DESC, player_id`)])
    .where(isIn(given))
    .orderBy('value', 'desc')
    .orderBy('playerId')
    .limit(given('most')),
);

/** Players by the value they drew from cases, minor units, the best first. Up to `MAX_RANKS`. */
export const openingRanks = (sql: SqlClient, asked: Asked) => openingScores(sql, bestOf(asked));
export type OpeningRank = Awaited<ReturnType<typeof openingRanks>>[number];

const wins = defineQuery((given: Given<Best>) =>
  db
    .selectFrom('bigWin')
    .select(['itemId', 'proofId', 'game', 'playerId', 'skinId', 'wear', 'value', 'caseSlug', 'position', 'at'])
    .$narrowType<{ game: GameName }>()
    .select(rankBy(fragment`value DESC, position, item_id`))
    .where(isIn(given))
    .orderBy('value', 'desc')
    .orderBy('position')
    .orderBy('itemId')
    .limit(given('most')),
);

/** The most valuable items won in any game, the best first; of equal ones the first that was won. Up to `MAX_RANKS`. */
export const biggestWins = async (sql: SqlClient, asked: Asked) =>
  (await wins(sql, bestOf(asked))).map((row) => ({ ...row, value: formatMoney(row.value) }));
export type BigWin = Awaited<ReturnType<typeof biggestWins>>[number];
