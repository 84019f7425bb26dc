import type { Hashing } from '../../fairness/hashing.ts';
import type { Instant } from '../../kernel/decision.ts';
import { createPace } from '../../kernel/pace.ts';
import { readCheckpoint } from '../checkpoint.ts';
import { formatNote, type NoteSignature, parseNote, type VerifyEd25519 } from '../note.ts';
import type { TileStore } from '../tile-store.ts';
import { CHECKPOINT_PATH } from '../tiles.ts';
import { askInTime, type Published, type WitnessedLocks } from './ask-in-time.ts';
import { type AskedWitness, type CosignerLogger, knownWitness, type WitnessState } from './ask-witness.ts';
import { publishWitnesses } from './published-witnesses.ts';
import { appendRecord, resumeRecord, type WitnessRecord } from './record.ts';
import type { Witness } from './witness-client.ts';

/** A witness is asked no more often. */
const PAUSE_MS = 1_000;

export interface CosignerParts {
  /** Where the sealer publishes. */
  readonly tiles: TileStore;
  readonly witnesses: readonly Witness[];
  readonly locks: WitnessedLocks;
  /** True in the one process that seals. Others record nothing. */
  readonly isActive: () => boolean;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly clock: () => Instant;
  /** Lets so many milliseconds go by; by itself it sleeps until it is stopped. */
  readonly sleep?: (ms: number) => Promise<void>;
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

/** A checkpoint as the log alone signed it; null without one that says anything. */
const published = (bytes: Uint8Array | null): Published | null => {
  const note = bytes === null ? null : parseNote(bytes);
  const checkpoint = bytes === null ? null : readCheckpoint(bytes);
  if (note === null || checkpoint === null || checkpoint.size === 0) return null;
  const signatures = note.signatures.filter(({ name }) => name === checkpoint.origin);
  return { note: new TextEncoder().encode(formatNote({ text: note.text, signatures })), checkpoint };
};

/** Has published checkpoints cosigned, and publishes what came of it. */
export const createCosigner = (parts: CosignerParts): Cosigner => {
  const { tiles, isActive, clock, logger } = parts;
  const asked: AskedWitness[] = parts.witnesses.map(knownWitness);
  const stopping = new AbortController();
  const { sleep } = createPace(stopping.signal);
  const asking = { ...parts, signal: stopping.signal, sleep: parts.sleep ?? sleep };
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

  /** The witnesses' cosignatures: for the last recorded checkpoint, where they are asked again, and for the newest. */
  const cosign = async (newest: Published, last: Published | null) => {
    const { size } = newest.checkpoint;
    const due = asked.filter((one) => one.retryAt <= clock() && (one.state.size ?? 0) < size);
    const said = await Promise.all(due.map((one) => askInTime(asking, one, newest, last)));
    return { again: said.flatMap(({ again }) => again), newest: said.flatMap((one) => one.newest) };
  };

  const write = async (
    current: WitnessRecord,
    of: Published | null,
    signatures: readonly NoteSignature[],
  ): Promise<WitnessRecord> => {
    const note = of === null ? null : parseNote(of.note);
    if (of === null || note === null || signatures.length === 0) return current;
    const cosigned = formatNote({ text: note.text, signatures: [...note.signatures, ...signatures] });
    const written = await appendRecord(tiles, current, new TextEncoder().encode(cosigned));
    logger.info({ size: of.checkpoint.size, witnesses: signatures.length }, 'cosigned');
    return written;
  };

  const step = async (): Promise<void> => {
    if (!isActive()) {
      record = null;
      return;
    }
    const current = record ?? (await resume());
    // Kept again only after success: a failure half-way reads again what is published.
    record = null;
    const newest = published(await tiles.read(CHECKPOINT_PATH));
    record = current;
    if (newest === null) return;
    const last = published(current.newest);
    const said = await cosign(newest, last);
    if (!isActive()) return;
    record = null;
    record = await write(await write(current, last, said.again), newest, said.newest);
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
