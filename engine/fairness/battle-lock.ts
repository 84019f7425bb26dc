import { canonicalJson } from '../kernel/canonical-json.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import { type BattleId, type HexHash, isBattleId, isHexHash, mustBe } from '../kernel/ids.ts';
import { toHex, utf8 } from './bytes.ts';
import type { Hashing } from './hashing.ts';
import { roomIdOf } from './room-id.ts';

/** What the lock of a battle fixes; whatever else the objects carry is no part of it. */
export interface BattleLockFacts {
  readonly battleId: string;
  /** Public hash of the battle's seed. */
  readonly seed: string;
  readonly mode: 'classic' | 'underdog';
  readonly teams: boolean;
  readonly seatCount: number;
  /** In the order of the rounds. */
  readonly boxes: readonly { readonly case: string; readonly caseVersion: number; readonly oddsHash: string }[];
  /** All of them, in the order of their numbers. */
  readonly seats: readonly {
    readonly seat: number;
    readonly occupant:
      | { readonly kind: 'player'; readonly playerId: string }
      | { readonly kind: 'bot'; readonly bot: string };
    readonly entropy: string;
  }[];
  readonly beacon: BeaconChoice;
  /** The drand round that the draws wait for; null without a beacon. */
  readonly beaconRound: number | null;
}

/** `creator` is null for a room of the house. The seed was committed before the creator's entropy was known. */
export const battleIdOf = (hashing: Hashing, creator: string | null, publicHash: string, entropy: string): BattleId =>
  mustBe(isBattleId, roomIdOf(hashing, `${creator ?? 'house'}|${publicHash}|${entropy}`));

/** What a bot's seat plays with: 32 hex digits that nobody chooses. */
export const botEntropy = (hashing: Hashing, battleId: string, seat: number): string =>
  toHex(hashing.sha256(utf8(`bot|${battleId}|${seat}`)).subarray(0, 16));

/** RFC 8785 JSON. */
export const battleLockText = (lock: BattleLockFacts): string =>
  canonicalJson({
    battleId: lock.battleId,
    seed: lock.seed,
    mode: lock.mode,
    teams: lock.teams,
    seatCount: lock.seatCount,
    boxes: lock.boxes.map((box) => ({ case: box.case, caseVersion: box.caseVersion, oddsHash: box.oddsHash })),
    seats: lock.seats.map(({ seat, occupant, entropy }) => ({ seat, occupant, entropy })),
    beacon: lock.beacon,
    beaconRound: lock.beaconRound,
  });

/** SHA-256 of the lock's text, hex. */
export const battleLockHash = (hashing: Hashing, lock: BattleLockFacts): HexHash =>
  mustBe(isHexHash, toHex(hashing.sha256(utf8(battleLockText(lock)))));

/** The entropy of every draw of a battle; `randomness` is the beacon's, null without one. */
export const battleEntropy = (lockHash: string, randomness: string | null): string =>
  `${lockHash}.${randomness ?? 'none'}`;
