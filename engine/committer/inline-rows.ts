import type { Facts, HeldItem, ItemState } from '../facts/facts.ts';
import type { Account, BalanceType, HouseAccount, Posting } from '../facts/posting.ts';
import type { ItemId, PlayerId } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';

/** A row of the backpack, as an event brings it: held by whoever won it. */
export interface ItemRow extends HeldItem {
  readonly playerId: PlayerId;
  /** Version of the stream that says so. */
  readonly acquiredVersion: number;
}

/** A row goes from one state to another, and perhaps to another player. */
export interface ItemMove {
  readonly itemId: ItemId;
  /** Whose row it is, and the state it must be in. */
  readonly owner: PlayerId;
  readonly from: ItemState;
  readonly to: ItemState;
  /** Who gets it, and the version of their stream that says so; null where it stays with its owner. */
  readonly heir: { readonly playerId: PlayerId; readonly version: number } | null;
}

export interface ItemChanges {
  readonly acquired: readonly ItemRow[];
  readonly moved: readonly ItemMove[];
}

/** What an event's facts do to the `item` table. `version` is the event's place in its stream. */
export const itemChangesOf = ({ acquired, moved }: Facts, version: number): ItemChanges => ({
  acquired: acquired.map(({ owner, item }) => ({ ...item, playerId: owner, acquiredVersion: version })),
  moved: moved.map(({ heir, ...move }) => ({
    ...move,
    heir: heir === null ? null : { playerId: heir.playerId, version },
  })),
});

export interface HouseDelta {
  readonly account: HouseAccount;
  readonly balance: BalanceType;
  readonly amount: Money;
}

const houseSide = (account: Account, balance: BalanceType, amount: Money): readonly HouseDelta[] =>
  'house' in account ? [{ account: account.house, balance, amount }] : [];

/** What postings do to the counter-accounts: the sides that are no player's. */
export const houseDeltasOf = (postings: readonly Posting[]): readonly HouseDelta[] =>
  postings.flatMap(({ from, to, balance, amount }) => [
    ...houseSide(from, balance, -amount),
    ...houseSide(to, balance, amount),
  ]);
