import { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';
import { amount, caseSlug, type ItemFacts, itemIdText, skinId, wear } from '../kernel/event-codec.ts';
import { type ItemOrigin, ORIGINS, ROUND_ACTIONS, type RoomGame, type RoundGame } from '../kernel/game-name.ts';
import { type CaseSlug, type HexHash, type ItemId, type PairId, type PlayerId, roundId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';

/** `locked`: bonuses that aren't coin yet. */
export type BalanceType = 'coin' | 'points' | 'locked';

/** The counter-accounts of players. They may go below zero; a player's account never does. `receivables`: owed by players, below 0. */
export const HOUSE_ACCOUNTS = [
  'house',
  'deposits',
  'fees',
  'escrow',
  'rewards',
  'adjustments',
  'erased',
  'receivables',
] as const;
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** Every reason for which a player's balance moves. Closed: a new movement is a new word here. */
export const ACTIONS = [
  'DEPOSIT',
  ...ROUND_ACTIONS,
  'ITEM_SALE',
  'BATTLE_ENTRY',
  'BATTLE_REFUND',
  'BATTLE_SHARE',
  'FIRST_DEPOSIT_BONUS',
  'COUPON_BONUS',
  'DAILY_REWARD',
  /** Locked bonus turns into coin: two movements. */
  'BONUS_RELEASED',
  'FREE_ITEM_SALE',
  'ITEM_EXCHANGE',
  'SHOP_PURCHASE',
  'TRANSFER_OUT',
  'TRANSFER_IN',
  'REBATE',
  'VIP_REWARD',
  'GOLDEN_CODE',
  'CONTEST_PRIZE',
  'ADJUSTMENT',
  /** Of a payment that its payer got back; between house accounts as far as the player owes it. */
  'DEPOSIT_REVERSED',
  'BONUS_REVERSED',
  'RECEIVABLE_PAID',
  'REBATE_REVERSED',
  'ERASURE',
] as const;
/** Those of players, and that between house accounts: the stake of a battle that was played leaves escrow. */
export type ActionType = (typeof ACTIONS)[number] | 'BATTLE_SETTLEMENT';

/** One side of a movement. */
export type Account = { readonly player: PlayerId } | { readonly house: HouseAccount };

/** One movement, double entry: `amount`, never below 0, goes from one account to another. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly balance: BalanceType;
  readonly action: ActionType;
  readonly amount: Money;
}

/** A player pays; nothing is posted for nothing. `amount`: minor units, or their decimal text. */
export const pays = (
  player: PlayerId,
  to: HouseAccount,
  action: ActionType,
  amount: string | Money,
  balance: BalanceType = 'coin',
): readonly Posting[] => {
  const moved = typeof amount === 'bigint' ? amount : parseMoney(amount);
  return moved === 0n ? [] : [{ from: { player }, to: { house: to }, balance, action, amount: moved }];
};

/** A player gets; nothing is posted for nothing. `amount`: minor units, or their decimal text. */
export const gets = (
  player: PlayerId,
  from: HouseAccount,
  action: ActionType,
  amount: string | Money,
  balance: BalanceType = 'coin',
): readonly Posting[] => {
  const moved = typeof amount === 'bigint' ? amount : parseMoney(amount);
  return moved === 0n ? [] : [{ from: { house: from }, to: { player }, balance, action, amount: moved }];
};

/** Money that goes from one counter-account to another. */
export const between = (from: HouseAccount, to: HouseAccount, action: ActionType, amount: string | Money): Posting => ({
  from: { house: from },
  to: { house: to },
  balance: 'coin',
  action,
  amount: typeof amount === 'bigint' ? amount : parseMoney(amount),
});

/** The change of a player's balance by postings. `player`: the player's id. */
export const balanceChange = (postings: readonly Posting[], player: string, balance: BalanceType): Money => {
  let change = 0n;
  for (const posting of postings) {
    if (posting.balance !== balance) continue;
    if ('player' in posting.to && posting.to.player === player) change += posting.amount;
    if ('player' in posting.from && posting.from.player === player) change -= posting.amount;
  }
  return change;
};

/** Where an item is. `used`: staked in a game; `escrowed`: a prize of its owner's giveaway; `retrieving`: on its way to Steam. */
export type ItemState = 'held' | 'sold' | 'used' | 'escrowed' | 'exchanged' | 'retrieving' | 'retrieved';

/** The fields of a held item. Snapshots of players keep their values in this order, which doesn't change. */
export const heldItemFields = z.strictObject({
  itemId: itemIdText,
  skin: skinId,
  wear,
  /** Millionths; null for a skin without wear. */
  float: z.int().nullable(),
  /** The committed value, from the table it was drawn from. */
  value: amount,
  /** When its first owner won it: from then on the value stays committed for as long as the terms said. */
  acquiredAt: z.int(),
  /** The game it was won in, and the case it came from where there was one. */
  game: z.enum(ORIGINS),
  case: caseSlug.nullable(),
  /** From a free case: it can only be sold, for a locked bonus. */
  free: z.boolean(),
});
/** An item that a player holds. */
export type HeldItem = Readonly<z.output<typeof heldItemFields>>;

/** A new item, with its first owner. */
interface Acquisition {
  readonly owner: PlayerId;
  readonly item: HeldItem;
}

/** An item goes from one state to another. */
export interface ItemMove {
  readonly itemId: ItemId;
  /** The owner before the move. */
  readonly owner: PlayerId;
  readonly from: ItemState;
  readonly to: ItemState;
  /** The player who gets the item; null where no other player gets it. */
  readonly heir: { readonly playerId: PlayerId; readonly item: HeldItem } | null;
}

/** The parts of a held item that an event's description of the item lacks. */
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

/** Moves of items that no other player gets. */
export const moves = (
  items: readonly { readonly itemId: ItemId }[],
  owner: PlayerId,
  from: ItemState,
  to: ItemState,
): readonly ItemMove[] => items.map(({ itemId }) => ({ itemId, owner, from, to, heir: null }));

/**
 * How far a play is.
 * - `played`: staked, drawn and settled in one.
 * - `entered`: a seat is paid for, and waits.
 * - `refunded`: the seat was given up.
 * - `concluded`: a play that was entered is settled.
 */
type PlayStage = 'played' | 'entered' | 'refunded' | 'concluded';

interface AnyPlay {
  readonly stage: PlayStage;
  readonly playerId: PlayerId;
  /** The round's id, or the room's. */
  readonly id: string;
  /** Coin, and what staked items counted; of a refund what came back. */
  readonly staked: Money;
  /** Of it the coin; items that were staked were wagered when they were won. */
  readonly coin: Money;
  /** Committed value of what was won. */
  readonly won: Money;
  /** Whether the player won the aim of the play: the target, or the battle. Always true where every draw wins. */
  readonly succeeded: boolean;
  /** Nothing was staked, by right and not by chance. */
  readonly free: boolean;
  /** Rounds that were asked for at once, this one among them. */
  readonly quantity: number;
}

/** Which round of which pair was drawn, and the link that it brought; null for a loose play. */
export interface DrawnRound {
  readonly pairId: PairId;
  readonly roundNo: number;
  readonly link: { readonly step: number; readonly link: string } | null;
}

/** A round of the player's own pair. */
export interface RoundPlay extends AnyPlay {
  readonly game: RoundGame;
  readonly round: DrawnRound;
  /** The item that was won, or else the item that was played for. */
  readonly shown: Pick<HeldItem, 'skin' | 'wear'>;
  /** Hashes of what it was played by and the log published before: a table, a section of the terms. */
  readonly documents: readonly HexHash[];
}

/** A step of a room, which has a pair of its own. */
export interface RoomPlay extends AnyPlay {
  readonly game: RoomGame;
  readonly round: null;
}

/** A play of one player. Amounts are minor units. */
export type Play = RoundPlay | RoomPlay;

/** The effect of an event on money, items and plays. It follows from the event and its time alone. */
export interface Facts {
  /** Money that moves, double entry. */
  readonly postings: readonly Posting[];
  readonly acquired: readonly Acquisition[];
  readonly moved: readonly ItemMove[];
  readonly play: Play | null;
  /** The round, room, order or purchase that it belongs to, as its player knows it; null where that is its command. */
  readonly reference: string | null;
}

export const NO_FACTS: Facts = { postings: [], acquired: [], moved: [], play: null, reference: null };

/** Facts with those that there aren't. */
export const factsFrom = ({
  postings = NO_FACTS.postings,
  acquired = NO_FACTS.acquired,
  moved = NO_FACTS.moved,
  play = null,
  reference = null,
}: Partial<Facts>): Facts => ({ postings, acquired, moved, play, reference });

/** Items that a player received: new ones, and those that another player gave. */
export const itemsReceived = ({ acquired, moved }: Facts): readonly HeldItem[] =>
  [...acquired, ...moved.flatMap(({ heir }) => heir ?? [])].map(({ item }) => item);

/** Whether what was staked is gone, and what was won is had. */
export const isSettled = ({ stage }: Play): boolean => stage === 'played' || stage === 'concluded';

/** A round of the player's own pair: staked, drawn and settled in one. */
export const playedRound = ({
  game,
  playerId,
  round,
  staked,
  coin,
  won,
  shown,
  documents,
  succeeded = true,
  free = false,
  quantity = 1,
}: Pick<RoundPlay, 'game' | 'playerId' | 'round' | 'staked' | 'coin' | 'won' | 'shown' | 'documents'> &
  Partial<Pick<RoundPlay, 'succeeded' | 'free' | 'quantity'>>): RoundPlay => ({
  game,
  stage: 'played',
  playerId,
  id: roundId(round.pairId, round.roundNo),
  round,
  staked,
  coin,
  won,
  shown,
  documents,
  succeeded,
  free,
  quantity,
});

/** A step of a room where many play for coin, or for nothing. */
export const playedRoom = (
  play: Pick<RoomPlay, 'game' | 'stage' | 'playerId' | 'id' | 'staked'> &
    Partial<Pick<RoomPlay, 'won' | 'succeeded' | 'free'>>,
): RoomPlay => ({ won: 0n, succeeded: false, free: false, ...play, coin: play.staked, quantity: 1, round: null });
