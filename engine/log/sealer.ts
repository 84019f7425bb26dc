import type { Instant } from '../kernel/decision.ts';
import { createPace } from '../kernel/pace.ts';
import type { Checkpoint } from './checkpoint.ts';
import { leadershipBy } from './leadership.ts';
import { LogDiverged } from './log-diverged.ts';
import type { SealingParts } from './log-source.ts';
import { resumeSealedLog } from './resume-sealed-log.ts';
import { sealNext } from './seal.ts';
import type { SealedLog } from './sealed-log.ts';
import { alwaysHeld, SealerFenced, type SealerLease } from './sealer-lease.ts';
import { followPublished } from './standby.ts';
import { repairTiles, verifyWholeLog } from './verify-log.ts';

/** Without a wake-up the log is looked at this often, so that a lost signal costs no more. */
const POLL_MS = 500;
/** Pause between two checkpoints: each costs some twenty writes, and leaves partial tiles behind until they are full. */
const PAUSE_MS = 250;
/** A standby looks this often at what is published, and whether the lease is free. The holder prolongs it as often. */
const LEASE_PACE_MS = 1_000;
/** Pause after a failure that may pass: a full disk, a lost connection. */
const RETRY_MS = 1_000;

export interface SealerLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export interface SealerParts extends SealingParts {
  /** Which of several sealers signs. Absent: no other process can reach this log. */
  readonly lease?: SealerLease;
  readonly clock: () => Instant;
  readonly logger: SealerLogger;
  /** The signed history and the database disagree: stop serving. Called once. */
  readonly onDiverged: (error: LogDiverged) => void;
}

export interface SealerStatus {
  /** A standby follows what another sealer signs, and takes over when that one is gone. */
  readonly role: 'sealing' | 'standby';
  /** The newest published checkpoint; null while none is known. */
  readonly checkpoint: Checkpoint | null;
  /** When this process signed the checkpoint or saw it first; of one from before its start, when that was published. */
  readonly sealedAt: Instant | null;
  /** Entries of the database that weren't sealed at the last look. */
  readonly behind: number;
}

export interface Sealer {
  /**
   * Seals the entries that are there, or follows the sealer that does. Answers the newest checkpoint, that of an empty log
   * before there is any. Runs one at a time.
   * @throws LogDiverged; anything else may pass by itself.
   */
  sealOnce(): Promise<Checkpoint>;
  /** Seals all that the log holds when this is called, also what a look under way began too early to see. Throws as `sealOnce` does. */
  sealRest(): Promise<void>;
  /**
   * Checks the log against the last signed checkpoint, seals what is there, then follows the log until `stop`.
   * Meanwhile every signed entry is hashed again in the background, and missing tiles are made again.
   * @throws LogDiverged
   */
  start(): Promise<void>;
  /** Something was appended. */
  wake(): void;
  /** Returns when nothing is being written any more, and another may seal. */
  stop(): Promise<void>;
  status(): SealerStatus;
}

/** Follows the log and keeps the published one within a second of it. */
export const createSealer = (parts: SealerParts): Sealer => {
  const lease = parts.lease ?? alwaysHeld;
  let log: SealedLog | null = null;
  let head = 0;
  let sealedAt: Instant | null = null;
  let shown: Checkpoint | null = null;
  let running: Promise<Checkpoint> | null = null;
  let loops: Promise<unknown> = Promise.resolve();
  let resumed: SealedLog | null = null;
  let diverged = false;
  const stopping = new AbortController();
  const { sleep, sleepUntilWoken, wake } = createPace(stopping.signal);

  const leadership = leadershipBy(lease, (epoch) => {
    parts.logger.info({ epoch }, epoch === null ? 'another sealer signs' : 'this sealer signs');
  });

  const look = async (): Promise<Checkpoint> => {
    if (!leadership.isHeld()) await leadership.hold();
    const sealing = leadership.isHeld();
    // A sealer that gains or loses the lease takes up the log again, from the files that are published by then.
    const known = leadership.hasChanged() ? null : log;
    // Kept again only after success: a failure half-way resumes from what was signed.
    log = null;
    const before = known ?? (await resumeSealedLog(parts));
    resumed ??= before;
    const after = await (sealing ? sealNext : followPublished)(parts, before);
    log = after.log;
    head = after.head;
    const checkpoint = log.signed?.checkpoint ?? null;
    if (checkpoint !== null && log.signed !== before.signed) {
      sealedAt = parts.clock();
      if (sealing) parts.logger.info({ size: checkpoint.size }, 'sealed');
    } else if (checkpoint !== null) sealedAt ??= await parts.tiles.publishedAt();
    shown = checkpoint;
    if (sealing && log.tree.size() < head) wake();
    return checkpoint ?? { origin: parts.signer.key.name, size: 0, root: log.tree.root() };
  };

  const sealOnce = (): Promise<Checkpoint> => {
    running ??= look()
      .catch((error: unknown) => {
        if (error instanceof SealerFenced) leadership.lose();
        throw error;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  const sealRest = async (): Promise<void> => {
    await running?.catch(() => undefined);
    const sealed = await sealOnce();
    for (let { size } = sealed, end = head; size < end && leadership.isHeld(); ) ({ size } = await sealOnce());
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
    if (error instanceof SealerFenced) parts.logger.info({ message: error.message }, 'sealing was refused');
    else
      parts.logger.error({ error: error instanceof Error ? error.message : 'unknown' }, 'sealing failed, trying again');
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await (leadership.isHeld() ? sleepUntilWoken(POLL_MS) : sleep(LEASE_PACE_MS));
      if (stopping.signal.aborted) return;
      try {
        await sealOnce();
        await sleep(PAUSE_MS);
      } catch (error) {
        report(error);
        await sleep(RETRY_MS);
      }
    }
  };

  /** Prolongs the lease also while a long stretch is being sealed. */
  const keepLease = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(LEASE_PACE_MS);
      if (leadership.isHeld() && !stopping.signal.aborted) await leadership.hold().catch(report);
    }
  };

  const recheck = async (signed: readonly Checkpoint[]): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (await verifyWholeLog(parts, signed, stopping.signal)) return;
        await repairTiles(parts, signed.at(-1)?.size ?? 0, stopping.signal);
        return parts.logger.info({}, 'tiles that were missing or damaged were made again');
      } catch (error) {
        report(error);
        await sleep(RETRY_MS);
      }
    }
  };

  return {
    sealOnce,
    sealRest,
    start: async () => {
      const keeping = keepLease();
      await sealOnce().catch(async (error: unknown) => {
        if (error instanceof SealerFenced) return;
        stopping.abort();
        await keeping;
        await lease.release().catch(() => undefined);
        throw error;
      });
      const signed = [resumed?.behind, resumed?.signed?.checkpoint, resumed?.ahead];
      loops = Promise.all([keeping, follow(), recheck(signed.flatMap((one) => one ?? []))]);
    },
    wake,
    stop: async () => {
      stopping.abort();
      await loops;
      await running?.catch(() => undefined);
      await lease.release().catch(() => undefined);
    },
    status: () => ({
      role: leadership.isHeld() ? 'sealing' : 'standby',
      checkpoint: shown,
      sealedAt,
      behind: Math.max(0, head - (shown?.size ?? 0)),
    }),
  };
};
