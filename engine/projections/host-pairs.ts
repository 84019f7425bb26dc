import type { SqlClient } from '../database/sql.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { EventType, Recorded, TableName } from './projection.ts';

export type RoomKind = 'battle' | 'giveaway';

/** A pair that a player's next room of a kind is drawn from, as it was committed. */
export interface HostPairRow {
  readonly pairId: string;
  readonly playerId: string;
  readonly room: RoomKind;
  readonly publicHash: string;
  /** Of the event that committed it. */
  readonly position: number;
}

export const HOST_PAIR_TYPES = ['HostSeedsCommitted', 'BattleEntered', 'ItemsEscrowed'] as const;

/** Every commitment among these events; others are passed over. */
export const foldHostPairs = (events: readonly Recorded<EventType>[]): readonly HostPairRow[] => {
  const rows: HostPairRow[] = [];
  for (const { event, position } of events) {
    const put = (room: RoomKind, playerId: string, pair: CommittedPair | null): void => {
      if (pair !== null) rows.push({ ...pair, playerId, room, position });
    };
    if (event.type === 'HostSeedsCommitted') {
      put('battle', event.data.playerId, event.data.battle);
      put('giveaway', event.data.playerId, event.data.giveaway);
    } else if (event.type === 'BattleEntered') {
      put('battle', event.data.playerId, event.data.nextSeed);
    } else if (event.type === 'ItemsEscrowed') {
      put('giveaway', event.data.playerId, event.data.nextSeed);
    }
  }
  return rows;
};

export const writeHostPairs = async (sql: SqlClient, table: TableName, rows: readonly HostPairRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('host_pair')} (pair_id, player_id, room, public_hash, position)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])`,
    [
      rows.map((row) => row.pairId),
      rows.map((row) => row.playerId),
      rows.map((row) => row.room),
      rows.map((row) => row.publicHash),
      rows.map((row) => row.position),
    ],
  );
};
