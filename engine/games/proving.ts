import type { Typed } from '../facts/define-event.ts';
import type { ActionType, BalanceType, HouseAccount, Posting } from '../facts/facts.ts';
import type { PaidRange, Payout, PayoutOf } from '../fairness/payout.ts';
import { TICKETS } from '../fairness/tickets.ts';
import type { Draw, DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { ItemFacts } from '../kernel/event-codec.ts';
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

/**
 * The effect of an event on money and items in the auditor's own words: written apart from the facts that the engine keeps, so that
 * a wrong one there is no right one here.
 */
export interface OwnFacts {
  readonly postings: readonly Posting[];
  /** Items that it makes, in order. */
  readonly made: readonly Pick<ItemFacts, 'itemId' | 'value'>[];
  /** Whether contests count the values of these items. */
  readonly ranked: boolean;
  /** Other items that its player gets, less those that leave the player. */
  readonly moved: number;
}

export const ownFacts = ({ postings = [], made = [], ranked = false, moved = 0 }: Partial<OwnFacts>): OwnFacts => ({
  postings,
  made,
  ranked,
  moved,
});

/** The auditor's own words on one type of event. */
export interface OwnRule {
  readonly type: string;
  /** @throws TypeError for an event of another type */
  own(event: Typed): Partial<OwnFacts>;
}

export const defineOwn = <Data>(
  { type, dataOf }: Definition<string, Data>,
  own: (data: NoInfer<Data>) => Partial<OwnFacts>,
): OwnRule => ({ type, own: (event) => own(dataOf(event)) });

export type Side = 'player' | HouseAccount;

/** The ways that money of one balance may take, by the reason for which it moves. */
export type Ways = Readonly<
  Partial<Record<ActionType, readonly (readonly [from: Side, to: Side, balance: BalanceType])[]>>
>;

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
  own(data: Data): Partial<OwnFacts>;
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
  { own, prove, ticketOf, expect }: RulesOfRound<NoInfer<Data>, Sees>,
): ProvenRound<Type, Sees> => ({
  type,
  own: (event) => own(dataOf(event)),
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
  /** Of its events that move money or items. */
  readonly own: readonly OwnRule[];
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
    own,
    prove,
  }: {
    readonly locked: Pick<Definition<string, unknown>, 'type'>;
    readonly drawn: Definition<string, Data>;
    readonly givenUp: Pick<Definition<string, unknown>, 'type'>;
    readonly own: readonly OwnRule[];
    readonly prove: (data: NoInfer<Data>, sees: Sees, published: Published, draws: SeedDraws) => Disproof;
  },
): ProvenRoom<Sees> => ({
  game,
  locked: locked.type,
  drawn: drawn.type,
  givenUp: givenUp.type,
  own,
  prove: (event, sees, published, draws) => prove(drawn.dataOf(event), sees, published, draws),
});
