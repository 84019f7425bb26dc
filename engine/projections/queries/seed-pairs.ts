import { recordsAs } from '../../database/records.ts';
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

/** A player's pairs: the ones in use, the committed next one, and those that are over. */
export const seedPairsOf = async (sql: SqlClient, playerId: string): Promise<PlayerPairs> => {
  const text = `(SELECT ${seedPairColumns} FROM seed_pair WHERE player_id = $1 AND revealed_at IS NULL ORDER BY seq DESC)
    UNION ALL
    (SELECT ${seedPairColumns} FROM seed_pair WHERE player_id = $1 AND revealed_at IS NOT NULL ORDER BY seq DESC LIMIT $2)`;
  const rows = recordsAs(seedPairRow, await sql.query(text, [playerId, MAX_PAIR_HISTORY]));
  const inUse = rows.filter((row) => row.use !== null && row.reveal === null);
  return {
    current: inUse.find((row) => row.lane === null) ?? null,
    lanes: inUse.filter((row) => row.lane !== null),
    next: rows.find((row) => row.use === null && row.reveal === null) ?? null,
    history: rows.filter((row) => row.reveal !== null && row.use !== null),
  };
};

/** Pairs by id, each once, in no order; at most 500. */
export const seedPairsById = async (sql: SqlClient, pairIds: readonly string[]): Promise<readonly SeedPairRow[]> =>
  recordsAs(
    seedPairRow,
    await sql.query(`SELECT ${seedPairColumns} FROM seed_pair WHERE pair_id = ANY($1::text[]) LIMIT 500`, [pairIds]),
  );

export const seedPair = async (sql: SqlClient, pairId: string): Promise<SeedPairRow | null> =>
  (await seedPairsById(sql, [pairId]))[0] ?? null;
