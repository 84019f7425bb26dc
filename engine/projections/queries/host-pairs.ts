import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { HostPairRow } from '../host-pairs.ts';

const hostPairRow = z
  .object({
    pair_id: z.string(),
    player_id: z.string(),
    room: z.enum(['battle', 'giveaway']),
    public_hash: z.string(),
    position: integerColumn,
  })
  .transform(
    ({ pair_id, player_id, public_hash, ...row }): HostPairRow => ({
      ...row,
      pairId: pair_id,
      playerId: player_id,
      publicHash: public_hash,
    }),
  );

/** The pairs that a player's next rooms will be drawn from; null where they were never asked for. */
export const hostPairsOf = async (
  sql: SqlClient,
  playerId: string,
): Promise<{ readonly battle: HostPairRow; readonly giveaway: HostPairRow } | null> => {
  const rows = rowsAs(
    hostPairRow,
    await sql.query(
      `SELECT DISTINCT ON (room) pair_id, player_id, room, public_hash, position FROM host_pair
       WHERE player_id = $1 ORDER BY room, position DESC`,
      [playerId],
    ),
  );
  const battle = rows.find(({ room }) => room === 'battle');
  const giveaway = rows.find(({ room }) => room === 'giveaway');
  return battle === undefined || giveaway === undefined ? null : { battle, giveaway };
};

/** Null for a pair that no player was promised: the house's rooms name theirs with their creation. */
export const hostPair = async (sql: SqlClient, pairId: string): Promise<HostPairRow | null> => {
  const text = 'SELECT pair_id, player_id, room, public_hash, position FROM host_pair WHERE pair_id = $1';
  return rowsAs(hostPairRow, await sql.query(text, [pairId]))[0] ?? null;
};
