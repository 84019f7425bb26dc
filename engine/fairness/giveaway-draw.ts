import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import type { BeaconChoice, ItemFacts } from '../kernel/event-codec.ts';
import { type GiveawayId, type HexHash, isGiveawayId, isHexHash, mustBe } from '../kernel/ids.ts';
import { toHex, utf8 } from './bytes.ts';
import { NO_TABLE } from './draw.ts';
import type { Hashing } from './hashing.ts';
import { roomIdOf } from './room-id.ts';

/** What the chain over a giveaway's entries begins with. */
export const NO_ENTRIES = mustBe(isHexHash, '0'.repeat(64));

/** What a giveaway's id is the hash of; `host` is null for a room of the house. */
export const giveawayIdText = (host: string | null, publicHash: string, entropy: string): string =>
  `glasscase/2/giveaway|${host ?? 'house'}|${publicHash}|${entropy}`;

export const giveawayIdOf = (hashing: Hashing, host: string | null, publicHash: string, entropy: string): GiveawayId =>
  mustBe(isGiveawayId, roomIdOf(hashing, giveawayIdText(host, publicHash, entropy)));

/** Every entry extends the chain, so the last hash stands for all of them, in order. */
export const nextEntriesHash = (
  hashing: Hashing,
  previous: string,
  code: number,
  playerId: string,
  entropy: string,
): HexHash => mustBe(isHexHash, toHex(hashing.sha256(utf8(`${previous}|${code}|${playerId}|${entropy}`))));

/** Everything that the winners follow from, besides the server seed and the beacon. */
export type GiveawayLock = {
  readonly giveawayId: string;
  /** The public hash of the room's seed. */
  readonly seed: string;
  readonly prizes: readonly ItemFacts[];
  /** How many there are. */
  readonly entries: number;
  readonly entriesHash: string;
  /** Milliseconds since 1970. */
  readonly drawAt: number;
  readonly beacon: BeaconChoice;
  /** Null without a beacon. */
  readonly beaconRound: number | null;
};

export const giveawayLockText = (lock: GiveawayLock): string => {
  const { giveawayId, seed, entries, entriesHash, drawAt, beacon, beaconRound } = lock;
  const prizes = lock.prizes.map(({ itemId, skin, wear, float, value }) => ({ itemId, skin, wear, float, value }));
  return canonicalJson({ giveawayId, seed, prizes, entries, entriesHash, drawAt, beacon, beaconRound });
};

/** SHA-256 of the lock's RFC 8785 JSON. */
export const giveawayLockHash = (hashing: Hashing, lock: GiveawayLock): HexHash =>
  mustBe(isHexHash, toHex(hashing.sha256(utf8(giveawayLockText(lock)))));

/** The entropy of every draw of a giveaway; `randomness` is the beacon's, null without one. */
export const giveawayEntropy = (lockHash: string, randomness: string | null): string =>
  `${lockHash}.${randomness ?? 'none'}`;

/** The public inputs of a draw. */
export interface GiveawayDrawing {
  readonly giveawayId: string;
  /** `<lockHash>.<beacon randomness, hex, or none>`. */
  readonly entropy: string;
  /** Codes 1 to `entries` take part. */
  readonly entries: number;
  readonly prizes: number;
}

export interface DrawnWinner {
  /** From 0, in the order of the prizes. */
  readonly prize: number;
  readonly ticket: number;
  readonly code: number;
}

/** The draw of the prize with that index, from 0, among the codes that remain by then. */
export const winnerRequest = ({ giveawayId, entropy, entries }: GiveawayDrawing, prize: number): DrawRequest => ({
  game: 'giveaway',
  label: 'giveaway',
  id: giveawayId,
  entropy,
  round: 1,
  index: prize,
  tableHash: NO_TABLE,
  n: BigInt(entries - prize),
});

/**
 * Partial Fisher–Yates: codes 1 to n stand in a row; the ticket is a place in it, from 0. The code that stands there
 * wins, and the last code of the row takes its place, so that the row is one shorter for the next prize. Prizes beyond
 * the number of codes stay without a winner. Only places that moved are kept, so memory grows with the prizes alone.
 */
export const drawWinners = (
  drawing: GiveawayDrawing,
  draw: (request: DrawRequest) => Pick<Draw, 'ticket'>,
): readonly DrawnWinner[] => {
  const moved = new Map<number, number>();
  const codeAt = (place: number): number => moved.get(place) ?? place + 1;
  const winners: DrawnWinner[] = [];
  for (let prize = 0; prize < Math.min(drawing.prizes, drawing.entries); prize += 1) {
    const ticket = Number(draw(winnerRequest(drawing, prize)).ticket);
    winners.push({ prize, ticket, code: codeAt(ticket) });
    moved.set(ticket, codeAt(drawing.entries - prize - 1));
  }
  return winners;
};
