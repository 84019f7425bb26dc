import { canonicalJson } from '../kernel/canonical-json.ts';
import type { DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { BeaconChoice, ItemFacts } from '../kernel/event-codec.ts';
import { type GiveawayId, type HexHash, isGiveawayId, isHexHash, mustBe } from '../kernel/ids.ts';
import type { Hashing } from './hashing.ts';
import { roomIdOf } from './room-id.ts';
import { NO_TABLE } from './seed-pair.ts';

/** A hard bound: between the time of a draw and the beacon round that it waits for is no less. The draw's entries are public by then. */
export const GIVEAWAY_BEACON_MARGIN_MS = 30_000;

/** So long before the draw a room without a beacon closes at most. */
const LONGEST_CLOSING_MS = 60_000;

/**
 * The time from which a room takes no entries. A beacon's round comes after the draw's time, so a room with a beacon
 * takes entries until the draw. A room without one closes earlier, by a tenth of the time that it is open, a minute at
 * most: all inputs of its winners but the seed are public by its draw.
 */
export const closingOf = (beacon: BeaconChoice, startsAt: number, drawAt: number): number =>
  beacon.kind === 'none' ? drawAt - Math.min(LONGEST_CLOSING_MS, Math.floor((drawAt - startsAt) / 10)) : drawAt;

/** The text that a giveaway's id hashes; `host` is null for a room of the house. */
export const giveawayIdText = (host: string | null, publicHash: string, entropy: string): string =>
  `glasscase/2/giveaway|${host ?? 'house'}|${publicHash}|${entropy}`;

export const giveawayIdOf = (hashing: Hashing, host: string | null, publicHash: string, entropy: string): GiveawayId =>
  mustBe(isGiveawayId, roomIdOf(hashing, giveawayIdText(host, publicHash, entropy)));

/** A player who takes part, with the randomness that they brought. */
interface Entry {
  readonly playerId: string;
  /** 32 hex digits. */
  readonly entropy: string;
}

/**
 * The row of entries that prizes are drawn from: by player id, in byte order. The time of an entry changes nothing, so
 * no party can choose an outcome by the order of coming.
 */
export const rowOf = <Own extends Pick<Entry, 'playerId'>>(entries: Iterable<Own>): readonly Own[] =>
  [...entries].sort((a, b) => (a.playerId < b.playerId ? -1 : 1));

/** SHA-256 of the row's RFC 8785 JSON. */
export const entriesHashOf = (hashing: Hashing, row: readonly Entry[]): HexHash =>
  mustBe(isHexHash, hashing.sha256Text(canonicalJson(row.map(({ playerId, entropy }) => [playerId, entropy]))));

/** Everything that the winners follow from, besides the server seed and the beacon. */
export type GiveawayLock = {
  readonly giveawayId: string;
  /** Hash of the section of the terms that the room keeps. */
  readonly terms: string;
  /** The public hash of the room's seed. */
  readonly seed: string;
  readonly prizes: readonly Omit<ItemFacts, 'itemId'>[];
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
  const { giveawayId, terms, seed, entries, entriesHash, drawAt, beacon, beaconRound } = lock;
  const prizes = lock.prizes.map(({ skin, wear, float, value }) => ({ skin, wear, float, value }));
  return canonicalJson({ giveawayId, terms, seed, prizes, entries, entriesHash, drawAt, beacon, beaconRound });
};

/** SHA-256 of the lock's RFC 8785 JSON. */
export const giveawayLockHash = (hashing: Hashing, lock: GiveawayLock): HexHash =>
  mustBe(isHexHash, hashing.sha256Text(giveawayLockText(lock)));

/** The entropy of every draw of a giveaway; `randomness` is the beacon's, null without one. */
export const giveawayEntropy = (lockHash: string, randomness: string | null): string =>
  `${lockHash}.${randomness ?? 'none'}`;

/** The public inputs of a draw. */
export interface GiveawayDrawing {
  readonly giveawayId: string;
  /** `<lockHash>.<beacon randomness, hex, or none>`. */
  readonly entropy: string;
  /** So many take part. */
  readonly entries: number;
}

interface DrawnWinner<Own> {
  /** From 0, in the order of the prizes. */
  readonly prize: number;
  /** The winner's place in what is left of the row, from 0. */
  readonly ticket: number;
  readonly winner: Own;
}

/** The draw of the prize with that index, from 0, among the entries that remain by then. */
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
 * Partial Fisher–Yates over the row of all entries: the ticket is a place in it, from 0. The entry at that place wins,
 * and the last entry of the row takes the place, so that the row is one shorter for the next prize. Prizes beyond the
 * number of entries stay without a winner.
 */
export const drawWinners = <Own>(
  room: Omit<GiveawayDrawing, 'entries'> & { readonly prizes: number },
  row: readonly Own[],
  draw: (request: DrawRequest) => DrawnTicket,
): readonly DrawnWinner<Own>[] => {
  const left = [...row];
  const winners: DrawnWinner<Own>[] = [];
  for (let last = left.pop(), prize = 0; last !== undefined && prize < room.prizes; last = left.pop(), prize += 1) {
    const ticket = Number(draw(winnerRequest({ ...room, entries: row.length }, prize)).ticket);
    winners.push({ prize, ticket, winner: left[ticket] ?? last });
    if (ticket < left.length) left[ticket] = last;
  }
  return winners;
};
