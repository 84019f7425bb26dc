import { canonicalJson } from '../kernel/canonical-json.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import { type BattleId, type HexHash, isBattleId, isHexHash, mustBe } from '../kernel/ids.ts';
import type { Hashing } from './hashing.ts';
import { roomIdOf } from './room-id.ts';

/** How a side wins a battle. `shared`: every side wins. */
export const BATTLE_MODES = ['classic', 'underdog', 'terminal', 'shared'] as const;
export type BattleMode = (typeof BATTLE_MODES)[number];

/** How fast its rounds follow. */
export const BATTLE_PACES = ['normal', 'fast'] as const;
export type BattlePace = (typeof BATTLE_PACES)[number];

/** A fighter, with the randomness that came with it. */
export interface BattleEntry {
  /** From 1 where several fight together; 0 for every entry where each fights alone. */
  readonly side: number;
  /** A player's id, or `bot-1`, `bot-2` … */
  readonly occupant: string;
  /** 32 hex digits. */
  readonly entropy: string;
}

/** The facts that the lock of a battle fixes. Other fields of the objects are no part of the lock. */
export interface BattleLockFacts {
  readonly battleId: string;
  /** Hash of the section of the terms that the room keeps. */
  readonly terms: string;
  /** Public hash of the battle's seed. */
  readonly seed: string;
  readonly mode: BattleMode;
  readonly pace: BattlePace;
  /** How many sides there are, and how many fight together on each. */
  readonly sides: number;
  readonly size: number;
  /** In the order of the rounds. */
  readonly boxes: readonly { readonly case: string; readonly caseVersion: number; readonly oddsHash: string }[];
  /** All of them, as `ranked` puts them. */
  readonly entries: readonly BattleEntry[];
  readonly beacon: BeaconChoice;
  /** The drand round that the draws wait for; null without a beacon. */
  readonly beaconRound: number | null;
}

/** The text that a battle's id hashes; `creator` is null for the house. The seed was committed before the entropy. */
export const battleIdText = (creator: string | null, publicHash: string, entropy: string): string =>
  `glasscase/2/battle|${creator ?? 'house'}|${publicHash}|${entropy}`;

export const battleIdOf = (hashing: Hashing, creator: string | null, publicHash: string, entropy: string): BattleId =>
  mustBe(isBattleId, roomIdOf(hashing, battleIdText(creator, publicHash, entropy)));

/**
 * Entries in the order of their ranks, from 1: by side, then by occupant, in byte order. Neither the time of coming nor
 * the seat within a side changes a rank, so no party can choose an outcome by the order of coming.
 */
export const ranked = <Entry extends Pick<BattleEntry, 'side' | 'occupant'>>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.side - b.side || (a.occupant < b.occupant ? -1 : 1));

/** RFC 8785 JSON. */
export const battleLockText = (lock: BattleLockFacts): string =>
  canonicalJson({
    battleId: lock.battleId,
    terms: lock.terms,
    seed: lock.seed,
    mode: lock.mode,
    pace: lock.pace,
    sides: lock.sides,
    size: lock.size,
    boxes: lock.boxes.map((box) => ({ case: box.case, caseVersion: box.caseVersion, oddsHash: box.oddsHash })),
    entries: lock.entries.map(({ side, occupant, entropy }) => ({ side, occupant, entropy })),
    beacon: lock.beacon,
    beaconRound: lock.beaconRound,
  });

/** SHA-256 of the lock's text, hex. */
export const battleLockHash = (hashing: Hashing, lock: BattleLockFacts): HexHash =>
  mustBe(isHexHash, hashing.sha256Text(battleLockText(lock)));

/** The entropy of every draw of a battle; `randomness` is the beacon's, null without one. */
export const battleEntropy = (lockHash: string, randomness: string | null): string =>
  `${lockHash}.${randomness ?? 'none'}`;
