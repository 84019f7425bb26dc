import type { BattleMode, BattlePace } from '../../fairness/battle-lock.ts';
import { type BattleEntry, ranked } from '../../fairness/battle-lock.ts';
import type { CommittedPair, RevealedSecrets } from '../../kernel/committed-pair.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { BattleId, HexHash, PlayerId } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import type { RoomRules } from '../../kernel/room-rules.ts';
import { type WitnessedWait, waitOf } from '../witnessed-room.ts';
import type { BattleBox, BattleDraw, BattleEvent, BattleSettled, Occupant } from './events.ts';

export interface BattleSeat {
  /** From 1. */
  readonly seat: number;
  readonly occupant: Occupant;
  readonly entropy: string;
}

export interface PlayedRound {
  readonly round: number;
  readonly at: Instant;
  readonly draws: readonly BattleDraw[];
}

/** The lock that came with the last seat. */
export interface BattleLock {
  readonly at: Instant;
  readonly lockHash: HexHash;
  /** A drand round; null without a beacon. Another one counts where the room was locked again. */
  readonly beaconRound: number | null;
}

export interface ArrivedBeacon {
  readonly round: number;
  readonly signature: string;
  readonly randomness: HexHash;
}

export interface OpenedBattle {
  readonly status: 'waiting' | 'locked' | 'finished' | 'dissolved';
  readonly battleId: BattleId;
  /** Null for a room of the house. */
  readonly creator: PlayerId | null;
  readonly seed: CommittedPair;
  /** Hash of the section of the terms that the room was opened under. */
  readonly terms: HexHash;
  readonly entropy: string;
  readonly mode: BattleMode;
  readonly pace: BattlePace;
  readonly sides: number;
  /** How many fight together on each side. */
  readonly size: number;
  readonly private: boolean;
  readonly boxes: readonly BattleBox[];
  /** Of one seat. */
  readonly cost: Money;
  readonly beacon: BeaconChoice;
  readonly rules: RoomRules;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** Taken seats, in the order of their numbers. */
  readonly seats: readonly BattleSeat[];
  readonly lock: BattleLock | null;
  /** Null where no witness has to see the lock, and before there is one. */
  readonly witness: WitnessedWait | null;
  readonly arrived: ArrivedBeacon | null;
  readonly rounds: readonly PlayedRound[];
  /** When the next round is due; null while a beacon is awaited, and when none follows. */
  readonly nextRoundAt: Instant | null;
  readonly result: BattleSettled['data'] | null;
  readonly dissolvedBy: 'creator' | 'expired' | 'operator' | null;
  readonly revealed: RevealedSecrets | null;
  readonly endedAt: Instant | null;
}

export type BattleState = { readonly status: 'absent' } | OpenedBattle;

export interface SeesBattles {
  battle(id: BattleId): BattleState;
}

export const NO_BATTLE: BattleState = { status: 'absent' };

const opened = (state: BattleState, type: string): OpenedBattle => {
  if (state.status === 'absent') throw new Error(`${type} in a battle that was never created`);
  return state;
};

/** Folds one event of a battle's stream. Read models and the page fold with this as well. */
export const bytesOfBattle = (battle: BattleState): number =>
  battle.status === 'absent'
    ? 300
    : 2_000 + 200 * battle.boxes.length + battle.rounds.length * (100 + 120 * battle.sides * battle.size);

export const evolveBattle = (state: BattleState, event: BattleEvent, at: Instant): BattleState => {
  if (event.type === 'BattleCreated') {
    if (state.status !== 'absent') throw new Error('BattleCreated twice');
    const { commandId: _, cost, ...data } = event.data;
    return {
      ...data,
      status: 'waiting',
      cost: parseMoney(cost),
      createdAt: at,
      seats: [],
      lock: null,
      witness: null,
      arrived: null,
      rounds: [],
      nextRoundAt: null,
      result: null,
      dissolvedBy: null,
      revealed: null,
      endedAt: null,
    };
  }
  const battle = opened(state, event.type);
  switch (event.type) {
    case 'SeatTaken': {
      const { seat, occupant, entropy } = event.data;
      const seats = [...battle.seats, { seat, occupant, entropy }].sort((a, b) => a.seat - b.seat);
      return { ...battle, seats };
    }
    case 'BattleLocked': {
      const { lockHash, beaconRound, firstRoundAt } = event.data;
      return {
        ...battle,
        status: 'locked',
        lock: { at, lockHash, beaconRound },
        witness: waitOf(battle.beacon, beaconRound),
        nextRoundAt: beaconRound === null ? firstRoundAt : null,
      };
    }
    case 'BattleWitnessed': {
      const { round, checkpoint } = event.data;
      return { ...battle, witness: { round, seen: checkpoint } };
    }
    case 'BattleRelocked':
      return { ...battle, witness: { round: event.data.beaconRound, seen: null } };
    case 'BattleBeaconArrived': {
      const { round, signature, randomness, firstRoundAt } = event.data;
      return { ...battle, arrived: { round, signature, randomness }, nextRoundAt: firstRoundAt };
    }
    case 'BattleRoundPlayed': {
      const { round, draws, nextRoundAt } = event.data;
      return { ...battle, rounds: [...battle.rounds, { round, at, draws }], nextRoundAt };
    }
    case 'BattleSettled': {
      const { serverSeed, salt } = event.data.revealed;
      return { ...battle, status: 'finished', result: event.data, revealed: { serverSeed, salt }, endedAt: at };
    }
    case 'BattleDissolved': {
      const { serverSeed, salt } = event.data.revealed;
      return {
        ...battle,
        status: 'dissolved',
        dissolvedBy: event.data.reason,
        revealed: { serverSeed, salt },
        endedAt: at,
      };
    }
  }
};

/** The drand round that a locked battle waits for, or waited for; null without a beacon. */
export const awaitedRoundOf = ({ lock, witness }: OpenedBattle): number | null =>
  witness?.round ?? lock?.beaconRound ?? null;

type Room = Pick<OpenedBattle, 'sides' | 'size'>;

export const seatCountOf = ({ sides, size }: Room): number => sides * size;

/** The side a seat fights for, from 1: the seats of a side follow one another. */
export const sideOf = ({ size }: Pick<Room, 'size'>, seat: number): number => Math.ceil(seat / size);

/** The lock's entry of the seat's occupant. */
export const entryOf = (room: Pick<Room, 'size'>, { seat, occupant, entropy }: BattleSeat): BattleEntry => ({
  side: room.size === 1 ? 0 : sideOf(room, seat),
  occupant: occupant.kind === 'bot' ? occupant.bot : occupant.playerId,
  entropy,
});

/** Taken seats in the order of their ranks, the first being rank 1. */
export const seatsByRank = <Seat extends BattleSeat>({
  size,
  seats,
}: {
  readonly size: number;
  readonly seats: readonly Seat[];
}): readonly Seat[] => ranked(seats.map((seat) => ({ ...entryOf({ size }, seat), seat }))).map(({ seat }) => seat);

/** Players with a seat, in the order of their ranks. */
export const seatedPlayers = (battle: OpenedBattle): readonly { readonly rank: number; readonly player: PlayerId }[] =>
  seatsByRank(battle).flatMap(({ occupant }, index) =>
    occupant.kind === 'player' ? [{ rank: index + 1, player: occupant.playerId }] : [],
  );
