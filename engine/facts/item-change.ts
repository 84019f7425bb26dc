import type { Wear } from '../fairness/odds.ts';
import type { Instant } from '../kernel/decision.ts';
import type { ItemFacts } from '../kernel/event-codec.ts';
import type { ItemOrigin } from '../kernel/game-name.ts';
import type { CaseSlug, ItemId, PlayerId, SkinId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';

/** Where an item is. `used`: staked in a game; `escrowed`: a prize of its owner's giveaway; `retrieving`: on its way to Steam. */
export type ItemState = 'held' | 'sold' | 'used' | 'escrowed' | 'exchanged' | 'retrieving' | 'retrieved';

/** An item in somebody's hands. */
export interface HeldItem {
  readonly itemId: ItemId;
  readonly skin: SkinId;
  readonly wear: Wear | '';
  /** Millionths; null for a skin without wear. */
  readonly float: number | null;
  /** The committed value, from the table it was drawn from. */
  readonly value: Money;
  /** When it was won, by whomever: from then on the value stays committed for as long as the terms said. */
  readonly acquiredAt: Instant;
  /** The game it was won in, and the case it came from where there was one. */
  readonly game: ItemOrigin;
  readonly case: CaseSlug | null;
  /** From a free case: it can only be sold, for a locked bonus. */
  readonly free: boolean;
}

/** An item comes to be, in somebody's hands. */
export interface Acquisition {
  readonly owner: PlayerId;
  readonly item: HeldItem;
}

/** An item goes from one state to another. */
export interface ItemMove {
  readonly itemId: ItemId;
  /** Whose it is before. */
  readonly owner: PlayerId;
  readonly from: ItemState;
  readonly to: ItemState;
  /** Who has it afterwards, where that is somebody else. */
  readonly heir: { readonly playerId: PlayerId; readonly item: HeldItem } | null;
}

/** What an item is made of besides how an event describes it. */
interface Origin {
  readonly at: Instant;
  readonly game: ItemOrigin;
  readonly case?: CaseSlug;
  readonly free?: boolean;
}

export const heldItem = (
  { itemId, skin, wear, float, value }: ItemFacts,
  { at, game, case: slug = undefined, free = false }: Origin,
): HeldItem => ({
  itemId,
  skin,
  wear,
  float,
  value: parseMoney(value),
  acquiredAt: at,
  game,
  case: slug ?? null,
  free,
});

export const acquires = (owner: PlayerId, items: readonly HeldItem[]): readonly Acquisition[] =>
  items.map((item) => ({ owner, item }));

/** Items that stay their owner's, or nobody's. */
export const moves = (
  items: readonly { readonly itemId: ItemId }[],
  owner: PlayerId,
  from: ItemState,
  to: ItemState,
): readonly ItemMove[] => items.map(({ itemId }) => ({ itemId, owner, from, to, heir: null }));
