import { db, defineQuery, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type HostPairRow, hostPairColumns } from '../host-pairs.ts';

const pairs = db.selectFrom('hostPair').select(hostPairColumns);

const newest = defineQuery((given: Given<{ playerId: string }>) =>
  pairs.distinctOn('room').where('playerId', '=', given('playerId')).orderBy('room').orderBy('position', 'desc'),
);

/** The pairs that a player's next rooms will be drawn from; null where they were never asked for. */
export const hostPairsOf = async (
  sql: SqlClient,
  playerId: string,
): Promise<{ readonly battle: HostPairRow; readonly giveaway: HostPairRow } | null> => {
  const rows = await newest(sql, { playerId });
  const battle = rows.find(({ room }) => room === 'battle');
  const giveaway = rows.find(({ room }) => room === 'giveaway');
  return battle === undefined || giveaway === undefined ? null : { battle, giveaway };
};

const byId = defineQuery((given: Given<{ pairId: string }>) => pairs.where('pairId', '=', given('pairId')));

/** Null for a pair that no player was promised: the house's rooms name theirs with their creation. */
export const hostPair = async (sql: SqlClient, pairId: string): Promise<HostPairRow | null> =>
  (await byId(sql, { pairId }))[0] ?? null;
