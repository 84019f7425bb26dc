import { factsOf } from '../events.ts';
import type { StreamEvent } from '../glasscase-decision.ts';
import type { Instant, Timer, TimerChange } from '../kernel/decision.ts';
import type { ItemId } from '../kernel/ids.ts';
import { type HouseDelta, houseDeltasOf, itemChangesOf } from './inline-rows.ts';
import { type PlannedItem, planItems } from './item-plan.ts';

/** An event with its place in its stream and its bytes; its place in the log follows from the commit. */
export interface PlannedEvent extends StreamEvent {
  /** Among all entries of the stream, from 1: what `append` compares. */
  readonly version: number;
  /** Among those of its kind: what its bytes say. */
  readonly number: number;
  readonly entry: Uint8Array;
}

export interface PlannedReceipt {
  /** 64 hex digits each. */
  readonly key: string;
  readonly requestHash: string;
  readonly outcome: string;
  /** Which event of the batch is the command's first; null when it was rejected. */
  readonly firstEvent: number | null;
}

/** What a batch writes besides streams and wallets, whose final rows the overlay knows. */
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
export const planEvents = (writes: Writes, events: readonly PlannedEvent[], at: Instant): number => {
  const first = writes.events.length;
  const facts = events.map(({ event }) => factsOf(event, at));
  const items = planItems(
    writes.items,
    facts.map((one, index) => itemChangesOf(one, events[index]?.version ?? 0)),
  );
  for (const [id, item] of items) writes.items.set(id, item);
  writes.events.push(...events);
  for (const { postings } of facts) {
    for (const delta of houseDeltasOf(postings)) {
      const key = `${delta.account} ${delta.balance}`;
      const before = writes.house.get(key);
      writes.house.set(key, before === undefined ? delta : { ...delta, amount: before.amount + delta.amount });
    }
  }
  return first;
};
