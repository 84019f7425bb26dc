import type { Database } from '../../engine/database/open-database.ts';
import { CONTEST_PLANTS } from './contests.ts';
import { SIMULATED_GAMES } from './games/index.ts';
import { LANE_PLANTS } from './lanes.ts';
import { bending, type Plant, type Plants } from './plant.ts';

const asOwner = (sql: string) => (database: Database) =>
  database.asOwner(async (session) => {
    await session.query(sql);
  });

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
  'the log has a gap': { tamper: asOwner('UPDATE log_head SET position = position + 1 WHERE id = 1') },
  'receipts are forgotten': { tamper: asOwner('DELETE FROM receipt') },
  'deadlines are lost': { tamper: asOwner("DELETE FROM timer WHERE kind LIKE 'battle-%' OR kind LIKE 'giveaway-%'") },
  'a wallet drifts from the log': {
    tamper: asOwner(
      'UPDATE wallet SET coin = coin + 1 WHERE player_id = (SELECT player_id FROM wallet ORDER BY player_id LIMIT 1)',
    ),
  },
  'a sold item stays in the backpack': {
    tamper: asOwner(
      "UPDATE item SET state = 'held' WHERE item_id = (SELECT item_id FROM item WHERE state = 'sold' ORDER BY item_id LIMIT 1)",
    ),
  },
  'more is owed for items than there are': {
    tamper: asOwner("UPDATE item_worth SET worth = worth + 1 WHERE state = 'held'"),
  },
  'an acceptance is told that never was': { lie: true },
};

/** Ways to get it wrong, in any game and in each. */
export const PLANTS: ReadonlyMap<string, Plant> = new Map(
  [ANYWHERE, CONTEST_PLANTS, LANE_PLANTS, ...SIMULATED_GAMES.map(({ plants }) => plants)].flatMap((plants) =>
    Object.entries(plants),
  ),
);
