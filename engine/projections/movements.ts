import { z } from 'zod';
import type { Row } from '../database/queries.ts';
import { columnsOf, insertRecords, recordsAs } from '../database/records.ts';
import { moneyColumn } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { Account, ActionType, BalanceType, Posting } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { projectionOf } from './projection.ts';

export const movementColumns = [
  'position',
  /** Counts the movements of one event, from 0. */
  'seq',
  'playerId',
  'balance',
  'action',
  /** The id that the player knows the movement by: of the round, room, order or purchase; else of the command. */
  'orderId',
  /** Signed. */
  'amount',
  'after',
  'at',
] as const;
/** One movement of one balance of one player. */
export type MovementRow = Row<'movement', typeof movementColumns> & { readonly action: ActionType };

const balanceKey = (playerId: string, balance: BalanceType): string => `${playerId} ${balance}`;

type Balances = ReadonlyMap<string, bigint>;

interface Changes {
  readonly rows: readonly MovementRow[];
  /** The last movement of each balance that changed, by player and balance. */
  readonly balances: ReadonlyMap<string, MovementRow>;
}

type Side = Pick<MovementRow, 'playerId' | 'balance' | 'action' | 'amount'>;

const side = (account: Account, { balance, action }: Posting, amount: bigint): readonly Side[] =>
  'player' in account ? [{ playerId: account.player, balance, action, amount }] : [];

const sidesOf = (posting: Posting): readonly Side[] => [
  ...side(posting.from, posting, -posting.amount),
  ...side(posting.to, posting, posting.amount),
];

const foldMovements = (before: Balances, events: readonly ReadEvent[]): Changes => {
  const rows: MovementRow[] = [];
  const balances = new Map<string, MovementRow>();
  for (const { position, at, event, facts } of events) {
    const { postings, reference } = facts;
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

const nowRow = z.object({ playerId: z.string(), balance: z.enum(['coin', 'points', 'locked']), amount: moneyColumn });

const playersOf = (events: readonly ReadEvent[]): readonly string[] => {
  const players = events.flatMap(({ facts }) => facts.postings.flatMap(sidesOf).map(({ playerId }) => playerId));
  return [...new Set(players)];
};

export const movements = projectionOf({
  name: 'movements',
  version: 2,
  tables: ['movement', 'balance_now'],
  appendOnly: ['movement'],
  types: FACTUAL_TYPES,

  read: async (sql, table, events): Promise<Balances> => {
    const text = `SELECT ${columnsOf(nowRow)} FROM ${table('balance_now')} WHERE player_id = ANY($1::text[])`;
    const rows = recordsAs(nowRow, await sql.query(text, [playersOf(events)]));
    return new Map(rows.map((row) => [balanceKey(row.playerId, row.balance), row.amount]));
  },

  fold: foldMovements,

  write: async (sql, table, { rows, balances }) => {
    await insertRecords(sql, table('movement'), rows);
    await insertRecords(
      sql,
      table('balance_now'),
      [...balances.values()].map(({ playerId, balance, after }) => ({ playerId, balance, amount: after })),
      'ON CONFLICT (player_id, balance) DO UPDATE SET amount = excluded.amount',
    );
  },
});
