import { fromHex } from '../fairness/bytes.ts';
import { drawCase } from '../fairness/case-draw.ts';
import { draw } from '../fairness/draw.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { MAX_PAIR_AGE_MS, MAX_ROUNDS_PER_PAIR, publicHashOf } from '../fairness/seed-pair.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { Instant, RecordedEvent } from '../kernel/decision.ts';
import type { HexHash, PairId } from '../kernel/ids.ts';
import type { CaseTable } from '../operator/case/state.ts';
import type { CaseOpened, SeedRotated } from '../player/events.ts';
import type { Findings } from './finding.ts';
import type { States } from './states.ts';

/** How long after a pair's 30 days its reveal may be missing, in the log's own time: timers are polled. */
export const RETIREMENT_GRACE_MS = 60 * 60 * 1000;

/** A play whose draw can't be checked before its seed is revealed. */
interface PendingPlay {
  readonly position: number;
  readonly data: CaseOpened['data'];
}

export interface SeedTotals {
  readonly plays: number;
  readonly playsProven: number;
  readonly playsAwaitingReveal: number;
  readonly pairs: number;
  readonly pairsRevealed: number;
}

export interface SeedLedger {
  /** Call in the order of the log. */
  record(recorded: RecordedEvent): void;
  /** Pairs that should have been revealed by the end of the log. */
  checkOverdue(states: States, lastAt: Instant): void;
  totals(): SeedTotals;
}

/**
 * Knows every commitment and every reveal. A play is proven when its pair is revealed: the seed must hash to what was
 * committed before, and the draw from it must be the logged ticket, float and entry of the committed table.
 */
export const createSeedLedger = (hashing: Hashing, findings: Findings): SeedLedger => {
  const hashOf = new Map<PairId, HexHash>();
  const hashes = new Set<HexHash>();
  const revealed = new Set<PairId>();
  const pending = new Map<PairId, PendingPlay[]>();
  const tables = new Map<HexHash, CaseTable>();
  let plays = 0;
  let proven = 0;
  let waiting = 0;

  const commit = (position: number, { pairId, publicHash }: CommittedPair): void => {
    if (hashOf.has(pairId)) findings.add('seeds', position, `pair ${pairId} is committed a second time`);
    else if (hashes.has(publicHash)) findings.add('seeds', position, `public hash ${publicHash} is used a second time`);
    hashOf.set(pairId, publicHash);
    hashes.add(publicHash);
  };

  const prove = ({ position, data }: PendingPlay, serverSeed: Uint8Array): void => {
    const table = tables.get(data.oddsHash);
    if (table === undefined) {
      findings.add('rules', position, `no table with odds hash ${data.oddsHash} was published`);
      return;
    }
    const outcome = drawCase(table, data, (request) => draw(hashing, serverSeed, request));
    if (outcome.ticket !== data.ticket || outcome.float !== data.float || outcome.index !== data.entry) {
      const drawn = `ticket ${outcome.ticket}, float ${outcome.float}`;
      findings.add('rules', position, `the seed draws ${drawn}; the log holds ${data.ticket}, ${data.float}`);
      return;
    }
    proven += 1;
  };

  const reveal = (position: number, { data }: SeedRotated): void => {
    const { pairId, serverSeed, salt } = data.revealed;
    const waited = pending.get(pairId) ?? [];
    pending.delete(pairId);
    waiting -= waited.length;
    if (revealed.has(pairId)) findings.add('seeds', position, `pair ${pairId} is revealed a second time`);
    revealed.add(pairId);
    if (publicHashOf(hashing, serverSeed, salt) !== hashOf.get(pairId)) {
      findings.add('seeds', position, `the reveal of pair ${pairId} isn't what was committed`);
      return;
    }
    if (waited.length > MAX_ROUNDS_PER_PAIR) findings.add('seeds', position, `pair ${pairId} was overplayed`);
    const seed = fromHex(serverSeed);
    for (const play of waited) prove(play, seed);
  };

  return {
    record: ({ position, event }) => {
      switch (event.type) {
        case 'PlayerRegistered':
          commit(position, event.data.current);
          commit(position, event.data.next);
          break;
        case 'CasePublished':
          tables.set(event.data.oddsHash, event.data.table);
          break;
        case 'CaseOpened': {
          plays += 1;
          const { pairId } = event.data;
          if (!hashOf.has(pairId)) findings.add('seeds', position, `pair ${pairId} is played, but was never committed`);
          if (revealed.has(pairId)) findings.add('seeds', position, `pair ${pairId} is played after its reveal`);
          const waited = pending.get(pairId);
          waiting += 1;
          if (waited === undefined) pending.set(pairId, [{ position, data: event.data }]);
          else waited.push({ position, data: event.data });
          break;
        }
        case 'SeedRotated':
          reveal(position, event);
          commit(position, event.data.next);
          break;
        default:
      }
    },
    checkOverdue: (states, lastAt) => {
      for (const [stream, player] of states.players()) {
        if (player.status === 'absent') continue;
        const { pairId, startedAt, roundCount } = player.current;
        if (lastAt > startedAt + MAX_PAIR_AGE_MS + RETIREMENT_GRACE_MS) {
          findings.add('seeds', null, `pair ${pairId} of ${stream} is older than 30 days and not revealed`);
        }
        if (roundCount > MAX_ROUNDS_PER_PAIR) {
          findings.add('seeds', null, `pair ${pairId} of ${stream} has ${roundCount} rounds and isn't revealed`);
        }
      }
    },
    totals: () => ({
      plays,
      playsProven: proven,
      playsAwaitingReveal: waiting,
      pairs: hashOf.size,
      pairsRevealed: revealed.size,
    }),
  };
};
