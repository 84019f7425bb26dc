import { collectFindings, type FindingsMemory } from '../../../../engine/audit/finding.ts';
import { bytesOfReplay, piecesOf, type ReplayPiece } from '../../../../engine/audit/replay/kept-replay.ts';
import { createReplay } from '../../../../engine/audit/replay/replay.ts';
import type { ReplayMemory } from '../../../../engine/audit/replay/replay-memory.ts';
import type { DrandChain } from '../../../../engine/beacon/beacon.ts';
import { EVENTS, type GlasscaseEvent } from '../../../../engine/events.ts';
import type { Cryptography } from '../../../../engine/fairness/hashing.ts';
import type { Checkpoint } from '../../../../engine/log/checkpoint.ts';
import { entryReader, entryText } from '../../../../engine/log/entry.ts';
import { NewerEntry } from '../../../../engine/log/newer-entry.ts';
import type { ReadTile } from '../../../../engine/log/proofs.ts';
import type { PlaysReport } from './check-result.ts';

/** The page is older than the log: it can't judge forms that it doesn't know. */
export class OlderPage extends Error {
  override readonly name = 'OlderPage';
  readonly position: number;
  constructor(position: number) {
    super(`entry ${position} is of a newer form`);
    this.position = position;
  }
}

interface DecideParts {
  readonly hashing: Cryptography;
  readonly memory: ReplayMemory;
  readonly findings: FindingsMemory;
  readonly chains?: readonly DrandChain[] | undefined;
}

/** Decides every open play again, as the public audit does. */
export const decidePlays = ({ hashing, memory, findings: found, chains }: DecideParts) => {
  const findings = collectFindings(found);
  const replay = createReplay(hashing, findings, { sight: 'public', memory, chains });
  const read = entryReader<GlasscaseEvent>(EVENTS);

  const isNewer = (bytes: Uint8Array): boolean => {
    try {
      read(entryText(bytes));
      return false;
    } catch (error) {
      return error instanceof NewerEntry;
    }
  };

  const decided = () => {
    const { plays, playsProven, playsAwaitingReveal: awaiting, rooms, roomsProven } = replay.seeds.totals();
    return { plays: plays + rooms, proven: playsProven + roomsProven, awaiting };
  };

  return {
    /** The next entry, in order. @throws OlderPage */
    entry: (bytes: Uint8Array, position: number): void => {
      const wasReadable = memory.readable;
      replay.entry(bytes, position);
      if (wasReadable && !memory.readable && isNewer(bytes)) throw new OlderPage(position);
    },
    plays: (): number => decided().plays,
    found: (): number => findings.total(),
    bytes: (): number => bytesOfReplay(memory),
    pieces: (): Iterable<ReplayPiece> => piecesOf(memory),
    findings: (): FindingsMemory => found,
    /**
     * Ends the replay at `checkpoint`, the signed end of the log. It reports obligations that are still open there. No
     * entry may follow.
     */
    finish: async (elapsedMs: number, checkpoint: Checkpoint, tile: ReadTile): Promise<PlaysReport> => {
      const bytes = bytesOfReplay(memory);
      replay.settle();
      await replay.witnessed.checkRoots(checkpoint.size, tile);
      replay.witnessed.checkOrigin(checkpoint);
      replay.seeds.checkOverdue(replay.states, replay.totals().lastAt);
      replay.unanswered.check(findings);
      const reported = { total: findings.total(), shown: findings.kept() };
      return { ...decided(), given: replay.given(), findings: reported, bytes, elapsedMs };
    },
  };
};
