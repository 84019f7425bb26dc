import type { GlasscaseEvent } from '../events.ts';
import type { Instant } from '../kernel/decision.ts';
import type { ItemFacts } from '../kernel/event-codec.ts';
import type { ItemOrigin } from '../kernel/game-name.ts';
import { type CaseSlug, type ItemId, type PlayerId, roundId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import { type Account, type BalanceType, type HouseAccount, postingsOf } from '../player/postings.ts';

export type ItemState = 'held' | 'sold' | 'used' | 'escrowed' | 'exchanged' | 'retrieving' | 'retrieved';

/** A row of the backpack, as an event brings it: held by whoever won it. */
export interface ItemRow {
  readonly itemId: ItemId;
  readonly playerId: PlayerId;
  readonly skinId: string;
  readonly wear: string;
  readonly float: number | null;
  readonly value: Money;
  readonly game: ItemOrigin;
  readonly caseSlug: CaseSlug | null;
  /** From a free case: it can only be sold. */
  readonly free: boolean;
  readonly acquiredAt: Instant;
  readonly acquiredVersion: number;
}

/** An item goes from one state to another, and perhaps to another player. */
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

const NO_CHANGES: ItemChanges = { acquired: [], moved: [] };

/** Who won or bought something, in which game, and where the log says so. */
interface Win {
  readonly playerId: PlayerId;
  readonly game: ItemOrigin;
  readonly version: number;
  readonly at: Instant;
}

const wonRow = (
  item: ItemFacts,
  { playerId, game, version, at }: Win,
  slug: CaseSlug | null = null,
  free = false,
): ItemRow => ({
  itemId: item.itemId,
  playerId,
  skinId: item.skin,
  wear: item.wear,
  float: item.float,
  value: parseMoney(item.value),
  game,
  caseSlug: slug,
  free,
  acquiredAt: at,
  acquiredVersion: version,
});

const moves = (
  items: readonly { readonly itemId: ItemId }[],
  owner: PlayerId,
  from: ItemState,
  to: ItemState,
): readonly ItemMove[] => items.map(({ itemId }) => ({ itemId, owner, from, to, heir: null }));

/**
 * What an event does to the `item` table. The commit, and any rebuild of that table, fold with this. An escrowed prize
 * that is given away is named by two events, its host's `EscrowReleased` and its winner's `PrizeWon`: the second one,
 * which alone knows both players, is the one that moves it.
 */
export const itemChangesOf = (event: GlasscaseEvent, version: number, at: Instant): ItemChanges => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened': {
      const { data } = event;
      const won = { ...data, itemId: roundId(data.pairId, data.roundNo) };
      const win: Win = { playerId: data.playerId, game: 'case', version, at };
      return { acquired: [wonRow(won, win, data.case, event.type === 'FreeCaseOpened')], moved: [] };
    }
    case 'UpgradePlayed': {
      const { playerId, staked, item } = event.data;
      const acquired = item === null ? [] : [wonRow(item, { playerId, game: 'upgrade', version, at })];
      return { acquired, moved: moves(staked, playerId, 'held', 'used') };
    }
    case 'DreamChased': {
      const { playerId, item } = event.data;
      return { acquired: [wonRow(item, { playerId, game: 'dream', version, at })], moved: [] };
    }
    case 'BattleConcluded': {
      const { playerId, items } = event.data;
      const win: Win = { playerId, game: 'battle', version, at };
      return { acquired: items.map((item) => wonRow(item, win)), moved: [] };
    }
    case 'ShopPurchased': {
      const { playerId, items } = event.data;
      const purchase: Win = { playerId, game: 'shop', version, at };
      return { acquired: items.map((item) => wonRow(item, purchase)), moved: [] };
    }
    case 'ItemsSold':
    case 'FreeItemsSold':
      return { acquired: [], moved: moves(event.data.items, event.data.playerId, 'held', 'sold') };
    case 'ItemsExchanged':
      return { acquired: [], moved: moves(event.data.items, event.data.playerId, 'held', 'exchanged') };
    case 'RetrievalRequested':
      return { acquired: [], moved: moves([event.data.item], event.data.playerId, 'held', 'retrieving') };
    case 'RetrievalAdvanced': {
      const { playerId, state } = event.data;
      if (state !== 'succeeded' && state !== 'failed') return NO_CHANGES;
      return {
        acquired: [],
        moved: moves([event.data], playerId, 'retrieving', state === 'failed' ? 'held' : 'retrieved'),
      };
    }
    case 'ItemsEscrowed':
      return { acquired: [], moved: moves(event.data.items, event.data.playerId, 'held', 'escrowed') };
    case 'EscrowReleased':
      return { acquired: [], moved: moves(event.data.returned, event.data.playerId, 'escrowed', 'held') };
    case 'PrizeWon': {
      const { playerId, item, from, acquiredAt } = event.data;
      if (from === null) {
        return { acquired: [wonRow(item, { playerId, game: 'giveaway', version, at: acquiredAt })], moved: [] };
      }
      const { itemId } = item;
      const handover: ItemMove = { itemId, owner: from, from: 'escrowed', to: 'held', heir: { playerId, version } };
      return { acquired: [], moved: [handover] };
    }
    default:
      return NO_CHANGES;
  }
};

export interface HouseDelta {
  readonly account: HouseAccount;
  readonly balance: BalanceType;
  readonly amount: Money;
}

const houseSide = (account: Account, balance: BalanceType, amount: Money): readonly HouseDelta[] =>
  'house' in account ? [{ account: account.house, balance, amount }] : [];

/** What an event does to the counter-accounts: the sides of its postings that are no player's. */
export const houseDeltasOf = (event: GlasscaseEvent): readonly HouseDelta[] =>
  postingsOf(event).flatMap(({ from, to, balance, amount }) => [
    ...houseSide(from, balance, -amount),
    ...houseSide(to, balance, amount),
  ]);
