import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type SeedPairRow, seedPairColumns, seedPairRow } from '../seed-pairs.ts';

export interface PlayerPairs {
  /** That of loose plays; null for a player that the projection hasn't met yet. */
  readonly current: SeedPairRow | null;
  /** Open lanes, the newest first. */
  readonly lanes: readonly SeedPairRow[];
  readonly next: SeedPairRow | null;
  /** Revealed pairs, newest first, at most `MAX_PAIR_HISTORY`. */
  readonly history: readonly SeedPairRow[];
}

const MAX_PAIR_HISTORY = 50;

const pairs = db.selectFrom('seedPair').select(seedPairColumns);

const ofPlayer = defineQuery((given: Given<{ playerId: string }>) => {
  const own = pairs.where('playerId', '=', given('playerId')).orderBy('seq', 'desc');
  const unrevealed = own.where('revealedAt', 'is', null);
  const revealed = own.where('revealedAt', 'is not', null).limit(MAX_PAIR_HISTORY);
  return db
    .selectFrom(unrevealed.as('unrevealed'))
    .select(seedPairColumns)
    .unionAll(({ parens }) => parens(revealed));
});

/** A player's pairs: the ones in use, the committed next one, and those that are over. */
export const seedPairsOf = async (sql: SqlClient, playerId: string): Promise<PlayerPairs> => {
  const rows = (await ofPlayer(sql, { playerId })).map(seedPairRow);
  const inUse = rows.filter((row) => row.use !== null && row.reveal === null);
  return {
    current: inUse.find((row) => row.lane === null) ?? null,
    lanes: inUse.filter((row) => row.lane !== null),
    next: rows.find((row) => row.use === null && row.reveal === null) ?? null,
    history: rows.filter((row) => row.reveal !== null && row.use !== null),
  };
};

const byId = defineQuery((given: Given<{ pairIds: readonly string[] }>) =>
  pairs.where('pairId', '=', fragment<string>`ANY(${given('pairIds')}::text[])`).limit(500),
);

/** Pairs by id, each once, in no order; at most 500. */
export const seedPairsById = async (sql: SqlClient, pairIds: readonly string[]): Promise<readonly SeedPairRow[]> =>
  (await byId(sql, { pairIds })).map(seedPairRow);

export const seedPair = async (sql: SqlClient, pairId: string): Promise<SeedPairRow | null> =>
  (await seedPairsById(sql, [pairId]))[0] ?? null;
