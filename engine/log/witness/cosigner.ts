import type { Hashing } from '../../fairness/hashing.ts';
import type { Instant } from '../../kernel/decision.ts';
import { createPace } from '../../kernel/pace.ts';
import { type Checkpoint, readCheckpoint } from '../checkpoint.ts';
import { formatNote, type NoteSignature, parseNote, type VerifyEd25519 } from '../note.ts';
import type { TileStore } from '../tile-store.ts';
import { CHECKPOINT_PATH } from '../tiles.ts';
import { type AskedWitness, askWitness, type CosignerLogger, knownWitness, type WitnessState } from './ask-witness.ts';
import { publishWitnesses } from './published-witnesses.ts';
import { appendRecord, resumeRecord, type WitnessRecord } from './record.ts';
import type { Witness } from './witness-client.ts';

/** A witness is asked no more often. */
const PAUSE_MS = 1_000;

export interface CosignerParts {
  /** Where the sealer publishes. */
  readonly tiles: TileStore;
  readonly witnesses: readonly Witness[];
  /** True in the one process that seals. Others record nothing. */
  readonly isActive: () => boolean;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly clock: () => Instant;
  readonly logger: CosignerLogger;
}

export interface Cosigner {
  /** Asks every witness that is due and records what they cosigned. Runs one at a time. */
  step(): Promise<void>;
  /** Follows the published checkpoints until `stop`. Does nothing without witnesses. */
  start(): void;
  /** Returns when nothing is being asked or written any more. */
  stop(): Promise<void>;
  status(): readonly WitnessState[];
}

/** Has published checkpoints cosigned, and publishes what came of it. */
export const createCosigner = (parts: CosignerParts): Cosigner => {
  const { tiles, isActive, clock, logger } = parts;
  const asked: AskedWitness[] = parts.witnesses.map(knownWitness);
  const stopping = new AbortController();
  const { sleep } = createPace(stopping.signal);
  const asking = { ...parts, signal: stopping.signal };
  let record: WitnessRecord | null = null;
  let loop: Promise<void> = Promise.resolve();

  const resume = async (): Promise<WitnessRecord> => {
    await publishWitnesses(
      tiles,
      parts.hashing,
      asked.map(({ witness }) => witness.key),
    );
    return resumeRecord(tiles);
  };

  const cosign = async (note: Uint8Array, checkpoint: Checkpoint): Promise<readonly NoteSignature[]> => {
    const due = asked.filter((one) => one.retryAt <= clock() && (one.state.size ?? 0) < checkpoint.size);
    const lines = await Promise.all(due.map((one) => askWitness(asking, one, note, checkpoint)));
    return lines.flat();
  };

  const step = async (): Promise<void> => {
    if (!isActive()) {
      record = null;
      return;
    }
    const current = record ?? (await resume());
    // Kept again only after success: a failure half-way reads again what is published.
    record = null;
    const bytes = await tiles.read(CHECKPOINT_PATH);
    const note = bytes === null ? null : parseNote(bytes);
    const checkpoint = bytes === null ? null : readCheckpoint(bytes);
    record = current;
    if (bytes === null || note === null || checkpoint === null || checkpoint.size === 0) return;
    const signatures = await cosign(bytes, checkpoint);
    if (signatures.length === 0 || !isActive()) return;
    const cosigned = formatNote({ text: note.text, signatures: [...note.signatures, ...signatures] });
    record = null;
    record = await appendRecord(tiles, current, new TextEncoder().encode(cosigned));
    logger.info({ size: checkpoint.size, witnesses: signatures.length }, 'cosigned');
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await step().catch((error: unknown) => {
        logger.error({ error: error instanceof Error ? error.message : 'unknown' }, 'cosigning failed, trying again');
      });
      await sleep(PAUSE_MS);
    }
  };

  return {
    step,
    start: () => {
      if (asked.length > 0) loop = follow();
    },
    stop: async () => {
      stopping.abort();
      await loop;
    },
    status: () => asked.map(({ state }) => state),
  };
};
