import { z } from 'zod';
import { moneyColumn, rowsAs } from '../database/sql.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { roundId } from '../kernel/ids.ts';
import { type Account, type ActionType, type BalanceType, type Posting, postingsOf } from '../player/postings.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** Events that move a player's balance. */
export const MOVING_TYPES = [
  'DepositSettled',
  'PaymentSettled',
  'CaseOpened',
  'ItemsSold',
  'FreeItemsSold',
  'UpgradePlayed',
  'DreamChased',
  'BattleEntered',
  'BattleRefunded',
  'BonusReleased',
  'DailyRewardClaimed',
  'ItemsExchanged',
  'PointsTransferred',
  'PointsSent',
  'ShopPurchased',
  'RebateClaimed',
  'VipRewardClaimed',
  'CodeRewarded',
  'BalanceAdjusted',
  'PlayerErased',
] as const;
type Moving = Recorded<(typeof MOVING_TYPES)[number]>;

/** One movement of one balance of one player. */
export interface MovementRow {
  readonly position: number;
  /** Counts the movements of one event, from 0. */
  readonly seq: number;
  readonly playerId: string;
  readonly balance: BalanceType;
  readonly action: ActionType;
  readonly orderId: string;
  /** Signed. */
  readonly amount: bigint;
  readonly after: bigint;
  readonly at: number;
}

/** What the movement belongs to, as its player knows it: the round, room, order or purchase; else the command. */
const orderOf = ({ event }: Moving): string => {
  switch (event.type) {
    case 'CaseOpened':
    case 'UpgradePlayed':
    case 'DreamChased':
      return roundId(event.data.pairId, event.data.roundNo);
    case 'BattleEntered':
    case 'BattleRefunded':
      return event.data.battleId;
    case 'DepositSettled':
    case 'PaymentSettled':
      return event.data.depositId;
    case 'ShopPurchased':
      return event.data.purchaseId;
    default:
      return event.data.commandId;
  }
};

const balanceKey = (playerId: string, balance: BalanceType): string => `${playerId} ${balance}`;

type Balances = ReadonlyMap<string, bigint>;

interface Changes {
  readonly rows: readonly MovementRow[];
  /** By player and balance, as the last movement leaves them. */
  readonly balances: ReadonlyMap<string, MovementRow>;
}

type Side = Pick<MovementRow, 'playerId' | 'balance' | 'action' | 'amount'>;

const side = (account: Account, { balance, action }: Posting, amount: bigint): readonly Side[] =>
  'player' in account ? [{ playerId: account.player, balance, action, amount }] : [];

/** A posting between players has two sides; what one gets is called `TRANSFER_IN`. */
const sidesOf = (posting: Posting): readonly Side[] => [
  ...side(posting.from, posting, -posting.amount),
  ...side(posting.to, 'player' in posting.from ? { ...posting, action: 'TRANSFER_IN' } : posting, posting.amount),
];

export const foldMovements = (before: Balances, events: readonly Moving[]): Changes => {
  const rows: MovementRow[] = [];
  const balances = new Map<string, MovementRow>();
  for (const recorded of events) {
    const { position, at, event } = recorded;
    const orderId = orderOf(recorded);
    for (const [seq, moved] of postingsOf(event).flatMap(sidesOf).entries()) {
      const key = balanceKey(moved.playerId, moved.balance);
      const after = (balances.get(key)?.after ?? before.get(key) ?? 0n) + moved.amount;
      const row: MovementRow = { position, seq, ...moved, orderId, after, at };
      rows.push(row);
      balances.set(key, row);
    }
  }
  return { rows, balances };
};

const nowRow = z.object({ player_id: z.string(), balance: z.enum(['coin', 'points', 'locked']), amount: moneyColumn });

const playersOf = (events: readonly RecordedEvent[]): readonly string[] => {
  const players = events.flatMap(({ event }) =>
    postingsOf(event)
      .flatMap(sidesOf)
      .map(({ playerId }) => playerId),
  );
  return [...new Set(players)];
};

export const movements = projectionOf({
  name: 'movements',
  version: 1,
  tables: ['movement', 'balance_now'],
  types: MOVING_TYPES,

  read: async (sql, table, events): Promise<Balances> => {
    const text = `SELECT player_id, balance, amount FROM ${table('balance_now')} WHERE player_id = ANY($1::text[])`;
    const rows = rowsAs(nowRow, await sql.query(text, [playersOf(events)]));
    return new Map(rows.map((row) => [balanceKey(row.player_id, row.balance), row.amount]));
  },

  fold: foldMovements,

  write: async (sql, table, { rows, balances }) => {
    if (rows.length === 0) return;
    await sql.query(
      `INSERT INTO ${table('movement')} (position, seq, player_id, balance, action, order_id, amount, after, at)
       SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[],
         $8::bigint[], $9::bigint[])`,
      [
        rows.map((row) => row.position),
        rows.map((row) => row.seq),
        rows.map((row) => row.playerId),
        rows.map((row) => row.balance),
        rows.map((row) => row.action),
        rows.map((row) => row.orderId),
        rows.map((row) => row.amount),
        rows.map((row) => row.after),
        rows.map((row) => row.at),
      ],
    );
    const last = [...balances.values()];
    await sql.query(
      `INSERT INTO ${table('balance_now')} (player_id, balance, amount)
       SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
       ON CONFLICT (player_id, balance) DO UPDATE SET amount = excluded.amount`,
      [last.map((row) => row.playerId), last.map((row) => row.balance), last.map((row) => row.after)],
    );
  },
});
