import { columnsOf, recordsAs } from '../../database/records.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type HostPairRow, hostPairRow } from '../host-pairs.ts';

const columns = columnsOf(hostPairRow);

/** The pairs that a player's next rooms will be drawn from; null where they were never asked for. */
export const hostPairsOf = async (
  sql: SqlClient,
  playerId: string,
): Promise<{ readonly battle: HostPairRow; readonly giveaway: HostPairRow } | null> => {
  const rows = recordsAs(
    hostPairRow,
    await sql.query(
      `SELECT DISTINCT ON (room) ${columns} FROM host_pair
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
  const text = `SELECT ${columns} FROM host_pair WHERE pair_id = $1`;
  return recordsAs(hostPairRow, await sql.query(text, [pairId]))[0] ?? null;
};
