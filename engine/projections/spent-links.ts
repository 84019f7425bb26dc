import { insertRecords } from '../database/records.ts';
import type { SqlClient } from '../database/sql.ts';
import type { LinkSpent } from '../player/lanes/events.ts';
import type { TableName } from './projection.ts';

/** A step of a lane that a seat or an entry of a room took. */
export interface SpentLinkRow {
  readonly pairId: string;
  readonly step: number;
  readonly room: string;
  readonly position: number;
  /** Of the lane until then: the last of them has the step before, where no other seat has it. */
  readonly rounds: number;
}

export const spentLinkRow = (
  { pairId, step, room }: LinkSpent['data'],
  position: number,
  rounds: number,
): SpentLinkRow => ({ pairId, step, room, position, rounds });

export const writeSpentLinks = (sql: SqlClient, table: TableName, rows: readonly SpentLinkRow[]): Promise<void> =>
  insertRecords(sql, table('spent_link'), rows);
