import type { Typed } from '../facts/define-event.ts';
import type { PaidRange, Payout, PayoutOf } from '../fairness/payout.ts';
import { TICKETS } from '../fairness/tickets.ts';
import type { Draw, DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { RoomGame } from '../kernel/game-name.ts';
import type { HexHash } from '../kernel/ids.ts';
import { firstDifference } from '../kernel/same-json.ts';

/** The part of an event's definition that finds the event's data. */
interface Definition<Type extends string, Data> {
  readonly type: Type;
  dataOf(event: Typed): Data;
}

/** The event by which the log published something under that hash; undefined where it didn't. */
export type Published = <Data>(definition: Definition<string, Data>, hash: HexHash) => Data | undefined;

/** Draws from one revealed seed: all of a draw, or, much faster, no more of it than the ticket. */
export interface SeedDraws {
  readonly draw: (request: DrawRequest) => Draw;
  readonly ticket: (request: DrawRequest) => DrawnTicket;
}

/** The fault of a proof; null where the seed gives exactly the outcome in the log. */
export type Disproof = string | null;

export const unpublished = (what: string, hash: string): Disproof => `no ${what} with hash ${hash} was published`;

export const differs = (drawn: object, held: object): Disproof => {
  const difference = firstDifference(drawn, held);
  return difference === null ? null : `the seed gives another ${difference}: ${JSON.stringify(drawn)}`;
};

/** One outcome with a known mean and variance. */
export interface Trial {
  readonly outcome: number;
  readonly mean: number;
  readonly variance: number;
}

/** A win or none, at that many tickets of 10,000,000. */
export const winTrial = (winTickets: number, won: boolean): Trial => {
  const mean = winTickets / TICKETS;
  return { outcome: won ? 1 : 0, mean, variance: mean * (1 - mean) };
};

/** The entry that was drawn from a published table, which is known by its identity. */
export interface TableDraw {
  readonly entries: readonly PaidRange[];
  readonly entry: number;
}

/** The expectation of a round, and its outcome. */
export interface Expectation {
  readonly payout: Payout;
  /** Null where nothing is tried but the draw from a table. */
  readonly trial: Trial | null;
  /** Null where nothing was drawn from a published table. */
  readonly drawn: TableDraw | null;
}

interface RulesOfRound<Data, Sees> {
  /** @throws RangeError for published tables from which nothing can be drawn */
  prove(data: Data, published: Published, draws: SeedDraws): Disproof;
  /** The ticket that the log shows for the draw with that label, from the states before the play; null where it shows none. */
  ticketOf(data: Data, label: string, sees: Sees): number | null;
  /** Null where a table that the round names wasn't published; `payoutOf` a published table may be remembered. */
  expect(data: Data, published: Published, payoutOf: PayoutOf): Expectation | null;
}

/** Auditors' checks on one type of round on a player's own pair. All throw a TypeError for an event of another type. */
export interface ProvenRound<Type extends string, Sees> extends RulesOfRound<Typed, Sees> {
  readonly type: Type;
}

export const defineRound = <const Type extends string, Data, Sees>(
  { type, dataOf }: Definition<Type, Data>,
  { prove, ticketOf, expect }: RulesOfRound<NoInfer<Data>, Sees>,
): ProvenRound<Type, Sees> => ({
  type,
  prove: (event, published, draws) => prove(dataOf(event), published, draws),
  ticketOf: (event, label, sees) => ticketOf(dataOf(event), label, sees),
  expect: (event, published, payoutOf) => expect(dataOf(event), published, payoutOf),
});

/** The checks of auditors on a room, which has a pair of its own: it is locked, and then drawn or given up. */
export interface ProvenRoom<Sees> {
  readonly game: RoomGame;
  /** The types of these events. */
  readonly locked: string;
  readonly drawn: string;
  readonly givenUp: string;
  /**
   * Of the event that drew the room to its end, from the states after it.
   * @throws RangeError as rounds do, and TypeError for another event
   */
  prove(event: Typed, sees: Sees, published: Published, draws: SeedDraws): Disproof;
}

export const defineRoom = <Data, Sees>(
  game: RoomGame,
  {
    locked,
    drawn,
    givenUp,
    prove,
  }: {
    readonly locked: Pick<Definition<string, unknown>, 'type'>;
    readonly drawn: Definition<string, Data>;
    readonly givenUp: Pick<Definition<string, unknown>, 'type'>;
    readonly prove: (data: NoInfer<Data>, sees: Sees, published: Published, draws: SeedDraws) => Disproof;
  },
): ProvenRoom<Sees> => ({
  game,
  locked: locked.type,
  drawn: drawn.type,
  givenUp: givenUp.type,
  prove: (event, sees, published, draws) => prove(drawn.dataOf(event), sees, published, draws),
});
