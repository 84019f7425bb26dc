import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { logSize } from '../../engine/projections/read-log.ts';
import { startChore } from '../../gateway/chore.ts';
import { BEAT_MS, beat, lastBeat } from '../../gateway/operator/system/processes.ts';
import type { Health } from '../../gateway/ports.ts';
import type { Foundation } from './foundation.ts';
import { programVersion } from './program.ts';

export interface BeatParts {
  readonly health: () => Promise<Health>;
  /** Number of this process's engine; null where it has none. */
  readonly writer: number | null;
}

/** Writes this process into the table of processes every 10 seconds, and out of it at the end. */
export const startBeats = async (
  { configuration, database, now, logger }: Foundation,
  { health, writer }: BeatParts,
): Promise<{ stop(): Promise<void> }> => {
  const processId = randomUUID();
  const itself = {
    ...{ processId, writer, roles: configuration.GLASSCASE_ROLES, host: hostname(), pid: process.pid },
    ...{ version: await programVersion(), node: process.version, startedAt: now() },
  };
  const tell = async (): Promise<void> => {
    const found = await health();
    const reasons = found.ready ? [] : found.reasons;
    const position = await logSize(database.pool);
    await beat(database.pool, { ...itself, position, reasons, beatAt: now() });
  };
  const beats = startChore('the beat of this process', BEAT_MS, tell, logger);
  return {
    stop: async () => {
      await beats.stop();
      await lastBeat(database.pool, processId).catch(() => undefined);
    },
  };
};
