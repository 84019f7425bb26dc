import { type GlasscaseEvent, isRound, pairsOf } from '../../events.ts';
import type { Reveal } from '../../facts/event-pairs.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { publicHashOf } from '../../fairness/seed-pair.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { HexHash, PairId } from '../../kernel/ids.ts';
import { pairsInUse } from '../../player/state.ts';
import { seatInRoom } from '../../seat-in-room.ts';
import type { Findings } from '../finding.ts';
import { checkDeadlines } from '../ledgers/overdue.ts';
import { createFirstSeen } from '../replay/first-seen.ts';
import { foldedStates } from '../replay/states.ts';
import { type EntropyReport, type UsedEntropy, watchEntropy } from './entropy-watch.ts';
import type { Analysis } from './survey.ts';

export interface SeedSurvey {
  readonly pairs: {
    readonly committed: number;
    readonly revealed: number;
    /** Players' own pairs, in use at the end. */
    readonly inUse: number;
    /** The oldest of these in whole days, and the most rounds that one has. */
    readonly oldestDays: number;
    readonly mostRounds: number;
  };
  /** Rooms whose seed isn't revealed yet. */
  readonly roomsWaiting: number;
  readonly entropy: EntropyReport;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The entropy that an event uses, with its player; null for most events. */
const entropyIn = (event: GlasscaseEvent): UsedEntropy | null => {
  if (isRound(event))
    return { entropy: event.data.entropy, player: event.data.playerId, userSeed: event.data.userSeed };
  const seat = seatInRoom(event);
  return seat === null ? null : { ...seat, userSeed: null };
};

/**
 * Looks at the house's seeds and the players' entropy: commitments and reveals that don't match, what is kept back for
 * too long, a server seed that was used before. Entropy that comes back is told and no finding: players choose it, and
 * one who repeats theirs must not make an honest site fail.
 */
export const seedSurvey = (hashing: Hashing, findings: Findings): Analysis<SeedSurvey> => {
  const states = foldedStates();
  const committed = new Map<PairId, HexHash>();
  const hashes = new Set<HexHash>();
  const revealed = new Set<PairId>();
  const seeds = createFirstSeen(hashing);
  const entropy = watchEntropy(hashing);

  const fold = (recorded: RecordedEvent): void => {
    try {
      states.fold(recorded);
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown error';
      findings.add('rules', recorded.position, `impossible here: ${why}`);
    }
  };

  const commit = (position: number, pairId: PairId, publicHash: HexHash): void => {
    if (committed.has(pairId)) findings.add('seeds', position, `pair ${pairId} is committed a second time`);
    if (hashes.has(publicHash)) findings.add('seeds', position, `public hash ${publicHash} is used a second time`);
    committed.set(pairId, publicHash);
    hashes.add(publicHash);
  };

  const open = (position: number, { pairId, serverSeed, salt }: Reveal): void => {
    if (revealed.has(pairId)) findings.add('seeds', position, `pair ${pairId} is revealed a second time`);
    revealed.add(pairId);
    if (publicHashOf(hashing, serverSeed, salt) !== committed.get(pairId)) {
      findings.add('seeds', position, `the reveal of pair ${pairId} isn't what was committed`);
    }
    const before = seeds.seen(serverSeed, position);
    if (before !== null) {
      findings.add('seeds', position, `the server seed of pair ${pairId} was revealed before, by entry ${before}`);
    }
  };

  const inUse = (lastAt: Instant) => {
    let [count, oldest, mostRounds] = [0, lastAt, 0];
    for (const [, player] of states.players()) {
      if (player.status !== 'registered') continue;
      for (const { startedAt, roundCount } of pairsInUse(player)) {
        count += 1;
        oldest = Math.min(oldest, startedAt);
        mostRounds = Math.max(mostRounds, roundCount);
      }
    }
    return { inUse: count, oldestDays: Math.floor((lastAt - oldest) / DAY_MS), mostRounds };
  };

  const roomsWaiting = (): number => {
    let count = 0;
    for (const [, room] of states.battles()) if (room.status === 'waiting' || room.status === 'locked') count += 1;
    for (const [, room] of states.giveaways()) if (room.status === 'open' || room.status === 'locked') count += 1;
    return count;
  };

  return {
    record: (recorded) => {
      const { event, position } = recorded;
      fold(recorded);
      if (isRound(event) && revealed.has(event.data.pairId)) {
        findings.add('seeds', position, `pair ${event.data.pairId} is played after its reveal`);
      }
      const pairs = pairsOf(event);
      for (const opened of pairs.revealed) open(position, opened);
      for (const { pairId, publicHash } of pairs.committed) commit(position, pairId, publicHash);
      const used = entropyIn(event);
      if (used !== null) entropy.record(position, event.data.commandId, used);
    },
    finish: ({ lastAt }) => {
      checkDeadlines(states, lastAt, findings);
      return {
        pairs: { committed: committed.size, revealed: revealed.size, ...inUse(lastAt) },
        roomsWaiting: roomsWaiting(),
        entropy: entropy.report(),
      };
    },
  };
};
