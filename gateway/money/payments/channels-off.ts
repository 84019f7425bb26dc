import { db, defineQuery, type Given, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';

/** A channel takes no new order from here on. */
export interface ChannelOff {
  readonly channelId: string;
  readonly reason: string;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

const rows = db.selectFrom('paymentChannelOff').select(['channelId', 'reason', 'changedBy', 'changedAt']);

const all = defineQuery(() => rows.orderBy('channelId').limit(100));
const byId = defineQuery((given: Given<{ channelId: string }>) => rows.where('channelId', '=', given('channelId')));

/** The channels that an operator switched off, by their ids. */
export const channelsOff = async (sql: SqlClient): Promise<ReadonlyMap<string, ChannelOff>> =>
  new Map((await all(sql, {})).map((row) => [row.channelId, row]));

export const isChannelOff = async (sql: SqlClient, channelId: string): Promise<boolean> =>
  (await byId(sql, { channelId })).length > 0;

/** False where it is off already. */
export const switchOff = async (tx: SqlClient, off: ChannelOff): Promise<boolean> => {
  const inserting = db.insertInto('paymentChannelOff').values(off).returning('channelId');
  return (
    (
      await runQuery(
        tx,
        inserting.onConflict((conflict) => conflict.doNothing()),
      )
    ).length > 0
  );
};

/** False where it is on already. */
export const switchOn = async (tx: SqlClient, channelId: string): Promise<boolean> => {
  const deleting = db.deleteFrom('paymentChannelOff').where('channelId', '=', channelId).returning('channelId');
  return (await runQuery(tx, deleting)).length > 0;
};
