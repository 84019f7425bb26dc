import type { ItemState } from '../facts/facts.ts';
import type { ItemId } from '../kernel/ids.ts';
import type { ItemChanges, ItemMove, ItemRow } from './inline-rows.ts';

/** What a batch makes of one item, however often it changed in it: a row of its own, or one change of a row there was. */
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
 * The items that a command's changes make anew or differently than the batch planned them so far. What the database
 * holds isn't looked at: `append` compares it.
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
