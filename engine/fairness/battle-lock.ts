import { canonicalJson } from '../kernel/canonical-json.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import { type BattleId, type HexHash, isBattleId, isHexHash, mustBe } from '../kernel/ids.ts';
import type { Hashing } from './hashing.ts';
import { roomIdOf } from './room-id.ts';

/** How a battle is won. `shared`: by everybody. */
export const BATTLE_MODES = ['classic', 'underdog', 'terminal', 'shared'] as const;
export type BattleMode = (typeof BATTLE_MODES)[number];

/** How fast its rounds follow. */
export const BATTLE_PACES = ['normal', 'fast'] as const;
export type BattlePace = (typeof BATTLE_PACES)[number];

/** Somebody who fights, with the randomness that they brought. */
export interface BattleEntry {
  /** From 1 where several fight together; 0 for everybody where each fights alone. */
  readonly side: number;
  /** A player's id, or `bot-1`, `bot-2` … */
  readonly occupant: string;
  /** 32 hex digits. */
  readonly entropy: string;
}

/** What the lock of a battle fixes; whatever else the objects carry is no part of it. */
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

/** What a battle's id is the hash of; `creator` is null for a room of the house. The seed was committed before the entropy. */
export const battleIdText = (creator: string | null, publicHash: string, entropy: string): string =>
  `glasscase/2/battle|${creator ?? 'house'}|${publicHash}|${entropy}`;

export const battleIdOf = (hashing: Hashing, creator: string | null, publicHash: string, entropy: string): BattleId =>
  mustBe(isBattleId, roomIdOf(hashing, battleIdText(creator, publicHash, entropy)));

/**
 * Entries in the order of their ranks, from 1: by side, then by who it is, in byte order. When somebody came and which
 * seat they took changes nothing, so nobody can choose an outcome by ordering who comes.
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
