import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '../kernel/decision.ts';
import type { Checkpoint } from './checkpoint.ts';
import { LogDiverged } from './log-diverged.ts';
import type { SealingParts } from './log-source.ts';
import { publish, sealUpTo } from './seal.ts';
import { resumeSealedLog, type SealedLog, verifyWholeLog } from './sealed-log.ts';

/** Entries that one checkpoint may add: keeps a long catching-up visible from outside. */
const MAX_ENTRIES_PER_SEAL = 65_536;
/** Without a wake-up the log is looked at this often, so that a lost signal costs no more. */
const POLL_MS = 500;
/** Pause between two checkpoints: each leaves partial tiles behind until they are full. */
const PAUSE_MS = 100;
/** Pause after a failure that may pass: a full disk, a lost connection. */
const RETRY_MS = 1_000;

export interface SealerLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export interface SealerParts extends SealingParts {
  readonly clock: () => Instant;
  readonly logger: SealerLogger;
  /** The signed history and the database disagree: stop serving. Called once. */
  readonly onDiverged: (error: LogDiverged) => void;
}

export interface SealerStatus {
  /** Null before the first checkpoint of this run. */
  readonly checkpoint: Checkpoint | null;
  readonly sealedAt: Instant | null;
}

export interface Sealer {
  /**
   * Seals what is there; answers the newest checkpoint. Runs one at a time.
   * @throws LogDiverged; anything else may pass by itself.
   */
  sealOnce(): Promise<Checkpoint>;
  /**
   * Checks the log against the last signed checkpoint, seals what is there, then follows the log until `stop`.
   * Meanwhile every signed entry is hashed again in the background.
   * @throws LogDiverged
   */
  start(): Promise<void>;
  /** Something was appended. */
  wake(): void;
  /** Returns when nothing is being written any more. */
  stop(): Promise<void>;
  status(): SealerStatus;
}

/** Follows the log and keeps the published one within a second of it. */
export const createSealer = (parts: SealerParts): Sealer => {
  let log: SealedLog | null = null;
  let sealedAt: Instant | null = null;
  let shown: Checkpoint | null = null;
  let running: Promise<Checkpoint> | null = null;
  let loop: Promise<unknown> = Promise.resolve();
  let woken = false;
  let ring: () => void = () => {};
  let diverged = false;
  const stopping = new AbortController();

  const seal = async (): Promise<Checkpoint> => {
    let current = log ?? (await resumeSealedLog(parts));
    // Kept again only after success: a failure half-way resumes from what was signed.
    log = null;
    if (current.signed !== null && !current.published) {
      await publish(parts, current.signed);
      current = { ...current, published: true };
    }
    const head = await parts.source.head();
    const size = current.tree.size();
    if (head < size) throw new LogDiverged('SHORTER', `the database holds ${head} entries, but ${size} were signed`);
    if (current.checkpoint === null || head > size) {
      const upTo = Math.min(head, size + MAX_ENTRIES_PER_SEAL);
      current = await sealUpTo(parts, current, upTo);
      sealedAt = parts.clock();
      woken ||= upTo < head;
      parts.logger.info({ size: upTo }, 'sealed');
    }
    log = current;
    shown = current.checkpoint;
    if (current.checkpoint === null) throw new Error('sealed without a checkpoint');
    return current.checkpoint;
  };

  const sealOnce = (): Promise<Checkpoint> => {
    running ??= seal().finally(() => {
      running = null;
    });
    return running;
  };

  const report = (error: unknown): void => {
    if (stopping.signal.aborted || diverged) return;
    if (error instanceof LogDiverged) {
      diverged = true;
      stopping.abort();
      parts.logger.error({ reason: error.reason, message: error.message }, 'the log diverged');
      parts.onDiverged(error);
      return;
    }
    parts.logger.error({ error: error instanceof Error ? error.message : 'unknown' }, 'sealing failed, trying again');
  };

  const rest = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  /** Rests until something was appended, but not longer than the poll. */
  const restUntilWoken = (): Promise<void> => {
    if (woken) return Promise.resolve();
    const bell = new Promise<void>((resolve) => {
      ring = resolve;
    });
    const waiting = new AbortController();
    const signal = AbortSignal.any([waiting.signal, stopping.signal]);
    const poll = sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
    return Promise.race([bell, poll]).finally(() => waiting.abort());
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await restUntilWoken();
      woken = false;
      if (stopping.signal.aborted) return;
      try {
        await sealOnce();
        await rest(PAUSE_MS);
      } catch (error) {
        report(error);
        await rest(RETRY_MS);
      }
    }
  };

  const recheck = async (checkpoint: Checkpoint): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        return await verifyWholeLog(parts, checkpoint, stopping.signal);
      } catch (error) {
        report(error);
        await rest(RETRY_MS);
      }
    }
  };

  return {
    sealOnce,
    start: async () => {
      const before = await resumeSealedLog(parts);
      log = before;
      await sealOnce();
      loop = Promise.all([follow(), before.checkpoint === null ? undefined : recheck(before.checkpoint)]);
    },
    wake: () => {
      woken = true;
      ring();
    },
    stop: async () => {
      stopping.abort();
      await loop;
      await running?.catch(() => undefined);
    },
    status: () => ({ checkpoint: shown, sealedAt }),
  };
};
