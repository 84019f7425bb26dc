import { z } from 'zod';
import type { PaidRange, Payout } from '../fairness/payout.ts';
import type { RoundPlay } from '../fairness/target-draw.ts';
import { TICKETS } from '../fairness/tickets.ts';
import { NotCanonical, parseCanonical } from '../kernel/canonical-json.ts';
import type { DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import { targetFacts } from '../kernel/event-codec.ts';
import type { Money } from '../kernel/money.ts';
import type { Published } from './proving.ts';
import { CHANCE_BOUNDS, MOST_RETURNED } from './target-terms.ts';

/** A play that its device says was sent, as far as a reader can follow it. */
export interface UnplayedRounds {
  readonly rounds: number;
  /** Of all rounds. */
  readonly staked: Money;
  /** Of one round. */
  readonly payout: Payout;
  /** The value of one round by its tickets. */
  readonly valueOf: (play: RoundPlay, draw: (request: DrawRequest) => DrawnTicket) => Money;
}

/** Fields of the tables of games for one target, besides their game and price. */
export const ofTarget = {
  version: z.literal(1),
  tickets: z.literal(TICKETS),
  target: targetFacts,
  win: z.int().min(CHANCE_BOUNDS.least).max(CHANCE_BOUNDS.most),
} as const;

/** Whether each of so many tickets has one entry, whose value isn't below 0. */
export const covers = (tickets: number, entries: readonly PaidRange[]): boolean => {
  let next = 0;
  for (const { first, last, value } of entries) {
    if (first !== next || last < first || value.startsWith('-')) return false;
    next = last + 1;
  }
  return next === tickets;
};

const jsonIn = (text: string): unknown => {
  try {
    return parseCanonical(text);
  } catch (error) {
    if (error instanceof NotCanonical) return null;
    throw error;
  }
};

/** No game for a target, and no contract, returns more of a stake. */
const isLawful = ({ staked, payout }: UnplayedRounds): boolean =>
  100n * payout.first <= BigInt(MOST_RETURNED) * staked * payout.tickets;

/**
 * The play of a table that a statement holds as RFC 8785 JSON. Null where nothing follows from it: the game has no table
 * like it, or what the table names isn't published.
 */
export type UnplayedTable = (text: string, tableHash: string, published: Published) => UnplayedRounds | null;

/** `play`: of one round for a table of that form. */
export const unplayedTable =
  <Table>(
    schema: z.ZodType<Table>,
    play: (table: Table, tableHash: string, published: Published) => Omit<UnplayedRounds, 'rounds'> | null,
  ): UnplayedTable =>
  (text, tableHash, published) => {
    const table = schema.safeParse(jsonIn(text));
    const found = table.success ? play(table.data, tableHash, published) : null;
    const unplayed = found && { rounds: 1, ...found };
    return unplayed !== null && isLawful(unplayed) ? unplayed : null;
  };
