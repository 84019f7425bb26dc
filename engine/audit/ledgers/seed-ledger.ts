import { isRound, pairsOf } from '../../events.ts';
import type { Reveal } from '../../facts/event-pairs.ts';
import { fromHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { publicHashOf } from '../../fairness/seed-pair.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { CommittedPair } from '../../kernel/committed-pair.ts';
import type { Instant } from '../../kernel/decision.ts';
import { type GameName, ROOM_GAMES, ROUND_GAMES } from '../../kernel/game-name.ts';
import type { HexHash, PairId } from '../../kernel/ids.ts';
import { roomTurn } from '../../proving.ts';
import { seatInRoom } from '../../seat-in-room.ts';
import type { Findings } from '../finding.ts';
import type { States } from '../replay/states.ts';
import { createDrawLedger, type DrawMemory, type GameTotals, newDrawMemory } from './draw-ledger.ts';
import { checkDeadlines } from './overdue.ts';

export interface SeedTotals {
  /** Rounds of players' own pairs, in all games. */
  readonly plays: number;
  readonly playsProven: number;
  readonly playsAwaitingReveal: number;
  /** Rounds of which nothing in the log shows who chose their entropy, and those that brought a link of their lane. */
  readonly playsLoose: number;
  readonly playsOnLanes: number;
  /** Players' seats in battles, entries in giveaways, and giveaways that they opened: without a link of a lane, and with one. */
  readonly seatsLoose: number;
  readonly seatsOnLanes: number;
  readonly pairs: number;
  readonly pairsRevealed: number;
  /** Battles and giveaways that were drawn to the end. */
  readonly rooms: number;
  readonly roomsProven: number;
  /** Dissolved battles and cancelled giveaways: their seeds are revealed too. */
  readonly roomsGivenUp: number;
  readonly games: Readonly<Record<GameName, GameTotals>>;
}

export interface SeedLedger {
  /** Call in the order of the log, with the event folded already. */
  record(recorded: RecordedEvent): void;
  /** Every pair that is committed and not revealed. */
  hidden(): Iterable<PairId>;
  /** Finds events that should be in the log by its end, reveals among them; see `checkDeadlines`. */
  checkOverdue(states: States, lastAt: Instant): void;
  totals(): SeedTotals;
}

export interface SeedMemory {
  readonly hashOf: Map<PairId, HexHash>;
  readonly hashes: Set<HexHash>;
  readonly revealed: Set<PairId>;
  readonly draws: DrawMemory;
  /** Rounds without a link. */
  loose: number;
  /** Parts of players in the draws of rooms, and the links of lanes among them. */
  seats: number;
  links: number;
  /** Rooms that were given up. */
  givenUp: number;
}

export const newSeedMemory = (): SeedMemory => ({
  hashOf: new Map(),
  hashes: new Set(),
  revealed: new Set(),
  draws: newDrawMemory(),
  loose: 0,
  seats: 0,
  links: 0,
  givenUp: 0,
});

/**
 * Knows every commitment and every reveal: a seed must hash to the commitment from before its use, and no pair may be
 * used twice. A reveal proves the draws from its seed.
 */
export const createSeedLedger = (
  hashing: Hashing,
  findings: Findings,
  states: States,
  memory: SeedMemory = newSeedMemory(),
): SeedLedger => {
  const { hashOf, hashes, revealed } = memory;
  const draws = createDrawLedger(hashing, findings, states, memory.draws);

  const commit = (position: number, { pairId, publicHash }: CommittedPair): void => {
    if (hashOf.has(pairId)) findings.add('seeds', position, `pair ${pairId} is committed a second time`);
    else if (hashes.has(publicHash)) findings.add('seeds', position, `public hash ${publicHash} is used a second time`);
    hashOf.set(pairId, publicHash);
    hashes.add(publicHash);
  };

  /** The revealed seed, if it is what was committed. */
  const reveal = (position: number, { pairId, serverSeed, salt }: Reveal): Uint8Array | null => {
    if (revealed.has(pairId)) findings.add('seeds', position, `pair ${pairId} is revealed a second time`);
    revealed.add(pairId);
    if (publicHashOf(hashing, serverSeed, salt) === hashOf.get(pairId)) return fromHex(serverSeed);
    findings.add('seeds', position, `the reveal of pair ${pairId} isn't what was committed`);
    return null;
  };

  const checkPlayed = (position: number, pairId: PairId): void => {
    if (!hashOf.has(pairId)) findings.add('seeds', position, `pair ${pairId} is played, but was never committed`);
    if (revealed.has(pairId)) findings.add('seeds', position, `pair ${pairId} is played after its reveal`);
  };

  return {
    record: (recorded) => {
      const { position, event } = recorded;
      draws.record(recorded);
      if (isRound(event)) {
        checkPlayed(position, event.data.pairId);
        if (event.data.step === null) memory.loose += 1;
        return;
      }
      if (seatInRoom(event) !== null) memory.seats += 1;
      if (event.type === 'LinkSpent') memory.links += 1;
      const { committed, revealed: opened } = pairsOf(event);
      for (const one of opened) draws.revealed(recorded, one.pairId, reveal(position, one));
      if (roomTurn(event)?.turn === 'givenUp') memory.givenUp += 1;
      for (const pair of committed) commit(position, pair);
    },
    hidden: () => hashOf.keys().filter((pair) => !revealed.has(pair)),
    checkOverdue: (after, lastAt) => checkDeadlines(after, lastAt, findings),
    totals: () => {
      const games = draws.totals();
      const sum = (names: readonly GameName[], what: keyof GameTotals): number =>
        names.reduce((total, name) => total + games[name][what], 0);
      const plays = sum(ROUND_GAMES, 'played');
      return {
        plays,
        playsProven: sum(ROUND_GAMES, 'proven'),
        playsAwaitingReveal: sum(ROUND_GAMES, 'awaiting'),
        playsLoose: memory.loose,
        playsOnLanes: plays - memory.loose,
        seatsLoose: memory.seats - memory.links,
        seatsOnLanes: memory.links,
        pairs: hashOf.size,
        pairsRevealed: revealed.size,
        rooms: sum(ROOM_GAMES, 'played') - sum(ROOM_GAMES, 'awaiting'),
        roomsProven: sum(ROOM_GAMES, 'proven'),
        roomsGivenUp: memory.givenUp,
        games,
      };
    },
  };
};
