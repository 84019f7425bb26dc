import { z } from 'zod';
import { moneyColumn, rowsAs } from '../database/sql.ts';
import { FACTUAL_TYPES, factsOf } from '../events.ts';
import type { Account, ActionType, BalanceType, Posting } from '../facts/posting.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { projectionOf } from './projection.ts';

/** One movement of one balance of one player. */
export interface MovementRow {
  readonly position: number;
  /** Counts the movements of one event, from 0. */
  readonly seq: number;
  readonly playerId: string;
  readonly balance: BalanceType;
  readonly action: ActionType;
  /** What it belongs to, as its player knows it: the round, room, order or purchase; else the command. */
  readonly orderId: string;
  /** Signed. */
  readonly amount: bigint;
  readonly after: bigint;
  readonly at: number;
}

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

const sidesOf = (posting: Posting): readonly Side[] => [
  ...side(posting.from, posting, -posting.amount),
  ...side(posting.to, posting, posting.amount),
];

export const foldMovements = (before: Balances, events: readonly RecordedEvent[]): Changes => {
  const rows: MovementRow[] = [];
  const balances = new Map<string, MovementRow>();
  for (const { position, at, event } of events) {
    const { postings, reference } = factsOf(event, at);
    const orderId = reference ?? event.data.commandId;
    for (const [seq, moved] of postings.flatMap(sidesOf).entries()) {
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
  const players = events.flatMap(({ event, at }) =>
    factsOf(event, at)
      .postings.flatMap(sidesOf)
      .map(({ playerId }) => playerId),
  );
  return [...new Set(players)];
};

export const movements = projectionOf({
  name: 'movements',
  version: 2,
  tables: ['movement', 'balance_now'],
  types: FACTUAL_TYPES,

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
