import { parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

const TYPES = ['CaseOpened', 'UpgradePlayed', 'DreamChased', 'BattleConcluded'] as const;
type Settled = Recorded<(typeof TYPES)[number]>;

/** Coin that an event settles as staked: the player's fold counts the same. */
const staked = ({ event }: Settled): bigint => {
  switch (event.type) {
    case 'CaseOpened':
      return parseMoney(event.data.price);
    case 'UpgradePlayed':
      return parseMoney(event.data.coin);
    case 'DreamChased':
      return parseMoney(event.data.fee);
    case 'BattleConcluded':
      return parseMoney(event.data.cost);
  }
};

/** What these events add for each player. */
export const foldWagering = (events: readonly Settled[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const recorded of events) {
    const { playerId } = recorded.event.data;
    sums.set(playerId, (sums.get(playerId) ?? 0n) + staked(recorded));
  }
  return sums;
};

export const wagering = projectionOf({
  name: 'wagering',
  version: 1,
  tables: ['wagered'],
  types: TYPES,
  read: async () => null,
  fold: (_before, events) => foldWagering(events),
  write: async (sql, table, sums) => {
    await sql.query(
      `INSERT INTO ${table('wagered')} AS w (player_id, amount) SELECT * FROM unnest($1::text[], $2::bigint[])
       ON CONFLICT (player_id) DO UPDATE SET amount = w.amount + excluded.amount`,
      [[...sums.keys()], [...sums.values()]],
    );
  },
});
