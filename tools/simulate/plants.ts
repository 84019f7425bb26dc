import type { Compilable } from 'kysely';
import type { Database } from '../../engine/database/open-database.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import { CONTEST_PLANTS } from './contests.ts';
import { SIMULATED_GAMES } from './games/index.ts';
import { LANE_PLANTS } from './lanes.ts';
import { bending, type Plant, type Plants } from './plant.ts';

const asOwner = (change: Compilable<unknown>) => (database: Database) =>
  database.asOwner(async (session) => {
    await runQuery(session, change);
  });

const ofRooms = db
  .deleteFrom('timer')
  .where(({ or, eb }) => or([eb('kind', 'like', 'battle-%'), eb('kind', 'like', 'giveaway-%')]));
const firstWallet = db.selectFrom('wallet').select('playerId').orderBy('playerId').limit(1);
const firstSold = db.selectFrom('item').select('itemId').where('state', '=', 'sold').orderBy('itemId').limit(1);

const ANYWHERE: Plants = {
  'a sale pays twice': {
    rules: bending('ItemsSold', (event) => ({
      ...event,
      data: { ...event.data, total: String(2n * BigInt(event.data.total)) },
    })),
  },
  'a first deposit brings its bonus twice': {
    rules: bending('PaymentSettled', (event) => ({
      ...event,
      data: { ...event.data, bonuses: event.data.bonuses.flatMap((one) => [one, one]).slice(0, 2) },
    })),
  },
  'points multiply on their way to another player': {
    rules: bending('PointsReceived', (event) => ({
      ...event,
      data: { ...event.data, points: String(2n * BigInt(event.data.points)) },
    })),
  },
  'more of a bonus is released than was wagered for': {
    rules: bending('BonusReleased', (event) => ({
      ...event,
      data: { ...event.data, amount: String(1n + BigInt(event.data.amount)) },
    })),
  },
  'the log has a gap': {
    tamper: asOwner(db.updateTable('logHead').set(({ eb }) => ({ position: eb('position', '+', 1) }))),
  },
  'receipts are forgotten': { tamper: asOwner(db.deleteFrom('receipt')) },
  'deadlines are lost': { tamper: asOwner(ofRooms) },
  'a wallet drifts from the log': {
    tamper: asOwner(
      db
        .updateTable('wallet')
        .set(({ eb }) => ({ coin: eb('coin', '+', 1n) }))
        .where('playerId', '=', firstWallet),
    ),
  },
  'a sold item stays in the backpack': {
    tamper: asOwner(db.updateTable('item').set({ state: 'held' }).where('itemId', '=', firstSold)),
  },
  'more is owed for items than there are': {
    tamper: asOwner(
      db
        .updateTable('itemWorth')
        .set(({ eb }) => ({ worth: eb('worth', '+', 1n) }))
        .where('state', '=', 'held'),
    ),
  },
  'an acceptance is told that never was': { lie: true },
};

/** Ways to get it wrong, in any game and in each. */
export const PLANTS: ReadonlyMap<string, Plant> = new Map(
  [ANYWHERE, CONTEST_PLANTS, LANE_PLANTS, ...SIMULATED_GAMES.map(({ plants }) => plants)].flatMap((plants) =>
    Object.entries(plants),
  ),
);
