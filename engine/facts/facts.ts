import type { RoomGame, RoundGame } from '../kernel/game-name.ts';
import { type HexHash, type PairId, type PlayerId, roundId } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';
import type { Acquisition, HeldItem, ItemMove } from './item-change.ts';
import type { Posting } from './posting.ts';

/**
 * How far a play is.
 * - `played`: staked, drawn and settled in one.
 * - `entered`: a seat is paid for, and waits.
 * - `refunded`: the seat was given up.
 * - `concluded`: what was entered is settled.
 */
export type PlayStage = 'played' | 'entered' | 'refunded' | 'concluded';

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
