import type { Row } from '../database/queries.ts';
import { insertRecords } from '../database/records.ts';
import type { SqlClient } from '../database/sql.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { EventType, Recorded, TableName } from './projection.ts';

export const hostPairColumns = [
  'pairId',
  'playerId',
  'room',
  'publicHash',
  /** Of the event that committed the pair. */
  'position',
] as const;
/** A pair that a player's next room of a kind is drawn from, as it was committed. */
export type HostPairRow = Row<'hostPair', typeof hostPairColumns>;
export type RoomKind = HostPairRow['room'];

export const HOST_PAIR_TYPES = ['HostSeedsCommitted', 'HostSeedsReplaced', 'BattleEntered', 'ItemsEscrowed'] as const;

/** Every commitment among these events; others are passed over. */
export const foldHostPairs = (events: readonly Recorded<EventType>[]): readonly HostPairRow[] => {
  const rows: HostPairRow[] = [];
  for (const { event, position } of events) {
    const put = (room: RoomKind, playerId: string, pair: CommittedPair | null): void => {
      if (pair !== null) rows.push({ ...pair, playerId, room, position });
    };
    if (event.type === 'HostSeedsCommitted' || event.type === 'HostSeedsReplaced') {
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

export const writeHostPairs = (sql: SqlClient, table: TableName, rows: readonly HostPairRow[]): Promise<void> =>
  insertRecords(sql, table('host_pair'), rows);
