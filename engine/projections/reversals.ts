import { insertRecords } from '../database/records.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

const TYPES = ['DepositReversed', 'ReceivablePaid'] as const;
type Folded = Recorded<(typeof TYPES)[number]>;

const reversalIn = ({ event, position, at }: Folded) => {
  if (event.type !== 'DepositReversed') return [];
  const { playerId, depositId, kind, amount, bonus, locked, coin, receivable } = event.data;
  return [
    {
      ...{ position, playerId, depositId, kind, amount: parseMoney(amount), bonus: parseMoney(bonus) },
      ...{ locked: parseMoney(locked), coin: parseMoney(coin), receivable: parseMoney(receivable), at },
    },
  ];
};

/** The change of each player's debt by these events. */
const owedMore = (events: readonly Folded[]) => {
  const more = new Map<string, Money>();
  for (const { event } of events) {
    const { playerId } = event.data;
    const change =
      event.type === 'DepositReversed' ? parseMoney(event.data.receivable) : -parseMoney(event.data.amount);
    more.set(playerId, (more.get(playerId) ?? 0n) + change);
  }
  return [...more].map(([playerId, amount]) => ({ playerId, amount }));
};

/** Payments that were given back, and the debts of players for them. */
export const reversals = projectionOf({
  name: 'reversals',
  version: 1,
  tables: ['deposit_reversal', 'receivable'],
  types: TYPES,
  read: async () => null,
  fold: (_before: null, events: readonly Folded[]) => ({
    reversals: events.flatMap(reversalIn),
    owed: owedMore(events),
  }),
  write: async (sql, table, { reversals: rows, owed }) => {
    await insertRecords(sql, table('deposit_reversal'), rows);
    await insertRecords(
      sql,
      table('receivable'),
      owed,
      'ON CONFLICT (player_id) DO UPDATE SET amount = old.amount + excluded.amount',
    );
  },
});
