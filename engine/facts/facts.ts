import type { GameName } from '../kernel/game-name.ts';
import { type PairId, type PlayerId, roundId } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';
import type { Acquisition, ItemMove } from './item-change.ts';
import type { Posting } from './posting.ts';

/**
 * How far a play is.
 * - `played`: staked, drawn and settled in one.
 * - `entered`: a seat is paid for, and waits.
 * - `refunded`: the seat was given up.
 * - `concluded`: what was entered is settled.
 */
export type PlayStage = 'played' | 'entered' | 'refunded' | 'concluded';

/** That somebody plays. Amounts are minor units. */
export interface Play {
  readonly game: GameName;
  readonly stage: PlayStage;
  readonly playerId: PlayerId;
  /** The round's id, or the room's. */
  readonly id: string;
  /** The round of the player's own pair that it is; null where a room has a pair of its own. */
  readonly round: { readonly pairId: PairId; readonly roundNo: number } | null;
  /** Coin, and what staked items counted; of a refund what came back. */
  readonly staked: Money;
  /** Of it the coin; items that were staked were wagered when they were won. */
  readonly coin: Money;
  /** Committed value of what was won. */
  readonly won: Money;
  /** Nothing was staked, by right and not by chance. */
  readonly free: boolean;
}

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

/** Whether what was staked is gone, and what was won is had. */
export const isSettled = ({ stage }: Play): boolean => stage === 'played' || stage === 'concluded';

/** A round of the player's own pair: staked, drawn and settled in one. */
export const playedRound = ({
  pairId,
  roundNo,
  ...play
}: Pick<Play, 'game' | 'playerId' | 'staked' | 'coin' | 'won'> & {
  readonly pairId: PairId;
  readonly roundNo: number;
}): Play => ({ ...play, stage: 'played', id: roundId(pairId, roundNo), round: { pairId, roundNo }, free: false });

/** A step of a room where many play for coin. */
export const playedRoom = (
  play: Pick<Play, 'game' | 'stage' | 'playerId' | 'id' | 'staked'> & { readonly won?: Money },
): Play => ({ won: 0n, ...play, coin: play.staked, round: null, free: false });
