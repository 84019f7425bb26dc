import type { BalanceType, Facts, HeldItem, HouseAccount, ItemState, Posting } from '../facts/facts.ts';
import type { StreamEvent } from '../glasscase-decision.ts';
import type { Timer, TimerChange } from '../kernel/decision.ts';
import type { ItemId, PlayerId } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';

/** A batch's write for one item, however often the item changes in the batch: a new row, or one change of a row there was. */
export type PlannedItem =
  | { readonly kind: 'acquired'; readonly row: ItemRow; readonly state: ItemState }
  | { readonly kind: 'moved'; readonly move: ItemMove };

export type ItemPlan = ReadonlyMap<ItemId, PlannedItem>;

/**
 * A command's changes of an item don't go with what the batch planned before it. That is no fault of the command: one that is
 * repeated makes the items once more that it made long ago, and only its receipt in the database tells.
 */
export class ContradictsBatch extends Error {
  override readonly name = 'ContradictsBatch';
}

const placeOf = (item: PlannedItem) =>
  item.kind === 'acquired'
    ? { owner: item.row.playerId, state: item.state }
    : { owner: item.move.heir?.playerId ?? item.move.owner, state: item.move.to };

/** One move after another is one move; a row that this batch makes is made as its last move leaves it. */
const movedOn = (before: PlannedItem | undefined, move: ItemMove): PlannedItem => {
  if (before === undefined) return { kind: 'moved', move };
  const { owner, state } = placeOf(before);
  if (owner !== move.owner || state !== move.from) throw new Error(`${move.itemId} moves from where it isn't`);
  const { heir, to } = move;
  if (before.kind === 'moved') {
    return { kind: 'moved', move: { ...before.move, to, heir: heir ?? before.move.heir } };
  }
  const { row } = before;
  const inherited = heir === null ? row : { ...row, playerId: heir.playerId, acquiredVersion: heir.version };
  return { kind: 'acquired', row: inherited, state: to };
};

/**
 * The items that a command's changes add to the batch's plan or change in it. This function doesn't look at the rows of the
 * database: `append` compares them.
 * @throws ContradictsBatch where an item is made that the plan has; Error where changes contradict each other
 */
export const planItems = (planned: ItemPlan, changes: readonly ItemChanges[]): ItemPlan => {
  const next = new Map<ItemId, PlannedItem>();
  for (const { acquired, moved } of changes) {
    for (const row of acquired) {
      if (next.has(row.itemId)) throw new Error(`${row.itemId} was won twice`);
      if (planned.has(row.itemId)) throw new ContradictsBatch(`${row.itemId} was there already`);
      next.set(row.itemId, { kind: 'acquired', row, state: 'held' });
    }
    for (const move of moved) {
      next.set(move.itemId, movedOn(next.get(move.itemId) ?? planned.get(move.itemId), move));
    }
  }
  return next;
};

/** A row of the backpack, as an event brings it: the player who won the item holds it. */
export interface ItemRow extends HeldItem {
  readonly playerId: PlayerId;
  /** Version of the stream that says so. */
  readonly acquiredVersion: number;
}

/** A row goes from one state to another, and perhaps to another player. */
export interface ItemMove {
  readonly itemId: ItemId;
  /** The player who owns the row. `from` is the state that the row must be in. */
  readonly owner: PlayerId;
  readonly from: ItemState;
  readonly to: ItemState;
  /** The player who gets the item, and the version of the event's stream that says so. Null where the owner keeps it. */
  readonly heir: { readonly playerId: PlayerId; readonly version: number } | null;
}

export interface ItemChanges {
  readonly acquired: readonly ItemRow[];
  readonly moved: readonly ItemMove[];
}

/** The changes of the `item` table by an event's facts. `version` is the event's place in its stream. */
export const itemChangesOf = ({ acquired, moved }: Facts, version: number): ItemChanges => ({
  acquired: acquired.map(({ owner, item }) => ({ ...item, playerId: owner, acquiredVersion: version })),
  moved: moved.map(({ heir, ...move }) => ({
    ...move,
    heir: heir === null ? null : { playerId: heir.playerId, version },
  })),
});

interface HouseDelta {
  readonly account: HouseAccount;
  readonly balance: BalanceType;
  readonly amount: Money;
}

/** The changes of the house's accounts by postings: the sides that belong to no player. */
export const houseDeltasOf = (postings: readonly Posting[]): readonly HouseDelta[] => {
  const deltas: HouseDelta[] = [];
  for (const { from, to, balance, amount } of postings) {
    if ('house' in from) deltas.push({ account: from.house, balance, amount: -amount });
    if ('house' in to) deltas.push({ account: to.house, balance, amount });
  }
  return deltas;
};

/** An event with its place in its stream and its bytes; its place in the log follows from the commit. */
export interface PlannedEvent extends StreamEvent {
  /** Among all entries of the stream, from 1. `append` compares it. */
  readonly version: number;
  /** Among the open, or the sealed, entries of the stream. The entry's bytes hold it. */
  readonly number: number;
  readonly entry: Uint8Array;
  readonly facts: Facts;
}

interface PlannedReceipt {
  /** 32 hex digits. */
  readonly key: string;
  /** 64 hex digits. */
  readonly requestHash: string;
  readonly outcome: string;
  /** Which event of the batch is the command's first; null when it was rejected. */
  readonly firstEvent: number | null;
}

/** The writes of a batch besides streams and wallets, whose final rows the overlay knows. */
export interface Writes {
  readonly events: PlannedEvent[];
  readonly receipts: PlannedReceipt[];
  readonly items: Map<ItemId, PlannedItem>;
  readonly house: Map<string, HouseDelta>;
  readonly timers: Map<string, TimerChange>;
}

export const noWrites = (): Writes => ({
  events: [],
  receipts: [],
  items: new Map(),
  house: new Map(),
  timers: new Map(),
});

const timerKey = ({ stream, kind, seq }: Timer): string => `${stream} ${kind} ${seq}`;

/** The last change of a deadline within a batch is the one that counts. */
export const planTimers = (writes: Writes, changes: readonly TimerChange[]): void => {
  for (const change of changes) writes.timers.set(timerKey(change.timer), change);
};

/**
 * Adds an accepted command's events and what follows from them, and answers the index of the first. Throws before it
 * has added anything.
 */
export const planEvents = (writes: Writes, events: readonly PlannedEvent[]): number => {
  const first = writes.events.length;
  const items = planItems(
    writes.items,
    events.map(({ facts, version }) => itemChangesOf(facts, version)),
  );
  for (const [id, item] of items) writes.items.set(id, item);
  writes.events.push(...events);
  for (const { facts } of events) {
    for (const delta of houseDeltasOf(facts.postings)) {
      const key = `${delta.account} ${delta.balance}`;
      const before = writes.house.get(key);
      writes.house.set(key, before === undefined ? delta : { ...delta, amount: before.amount + delta.amount });
    }
  }
  return first;
};
