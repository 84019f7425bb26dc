import type { Wear } from '../fairness/odds.ts';
import type { Instant } from '../kernel/decision.ts';
import type { ItemFacts } from '../kernel/event-codec.ts';
import type { ItemOrigin, RoomGame, RoundGame } from '../kernel/game-name.ts';
import {
  type CaseSlug,
  type HexHash,
  type ItemId,
  type PairId,
  type PlayerId,
  roundId,
  type SkinId,
} from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import type { Posting } from './posting.ts';

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
interface Acquisition {
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

/**
 * How far a play is.
 * - `played`: staked, drawn and settled in one.
 * - `entered`: a seat is paid for, and waits.
 * - `refunded`: the seat was given up.
 * - `concluded`: what was entered is settled.
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
  /** What was played for was won: the target, or the battle. Always so where every draw wins. */
  readonly succeeded: boolean;
  /** Nothing was staked, by right and not by chance. */
  readonly free: boolean;
  /** Rounds that were asked for at once, this one among them. */
  readonly quantity: number;
}

/** A round of the player's own pair. */
export interface RoundPlay extends AnyPlay {
  readonly game: RoundGame;
  readonly round: { readonly pairId: PairId; readonly roundNo: number };
  /** What was won, or else what was played for. */
  readonly shown: Pick<HeldItem, 'skin' | 'wear'>;
  /** Hashes of what it was played by and the log published before: a table, a section of the terms. */
  readonly documents: readonly HexHash[];
}

/** A step of a room, which has a pair of its own. */
export interface RoomPlay extends AnyPlay {
  readonly game: RoomGame;
  readonly round: null;
}

/** That somebody plays. Amounts are minor units. */
export type Play = RoundPlay | RoomPlay;

/** What an event means for money, items and plays. It follows from the event and its time alone. */
export interface Facts {
  /** Money that moves, double entry. */
  readonly postings: readonly Posting[];
  readonly acquired: readonly Acquisition[];
  readonly moved: readonly ItemMove[];
  readonly play: Play | null;
  /** What it belongs to, as its player knows it: the round, room, order or purchase; null where that is its command. */
  readonly reference: string | null;
}

export const NO_FACTS: Facts = { postings: [], acquired: [], moved: [], play: null, reference: null };

/** Items that came into somebody's hands: new ones, and those that another player gave. */
export const itemsReceived = ({ acquired, moved }: Facts): readonly HeldItem[] =>
  [...acquired, ...moved.flatMap(({ heir }) => heir ?? [])].map(({ item }) => item);

/** Whether what was staked is gone, and what was won is had. */
export const isSettled = ({ stage }: Play): boolean => stage === 'played' || stage === 'concluded';

/** A round of the player's own pair: staked, drawn and settled in one. */
export const playedRound = ({
  pairId,
  roundNo,
  ...play
}: Pick<RoundPlay, 'game' | 'playerId' | 'staked' | 'coin' | 'won' | 'shown' | 'documents'> &
  Partial<Pick<RoundPlay, 'succeeded' | 'free' | 'quantity'>> &
  RoundPlay['round']): RoundPlay => ({
  succeeded: true,
  free: false,
  quantity: 1,
  ...play,
  stage: 'played',
  id: roundId(pairId, roundNo),
  round: { pairId, roundNo },
});

/** A step of a room where many play for coin, or for nothing. */
export const playedRoom = (
  play: Pick<RoomPlay, 'game' | 'stage' | 'playerId' | 'id' | 'staked'> &
    Partial<Pick<RoomPlay, 'won' | 'succeeded' | 'free'>>,
): RoomPlay => ({ won: 0n, succeeded: false, free: false, ...play, coin: play.staked, quantity: 1, round: null });
