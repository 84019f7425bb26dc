import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { jsonIn } from '../../engine/kernel/canonical-json.ts';
import type { BackupSource } from '../../gateway/operator/generated/resolvers.ts';
import type { DrillOutcome } from '../../gateway/operator/system/drills.ts';

const PROGRAM = fileURLToPath(new URL('../drill.ts', import.meta.url));
const LONGEST_MS = 6 * 60 * 60_000;

const counted = z.int().min(0).nullable();
const outcome = z.strictObject({
  source: z.enum(['folder', 'server', 'published']),
  ok: z.boolean(),
  ...{ entries: counted, behind: counted, lastAt: counted, bytes: counted },
  fault: z.string().nullable(),
});

/** Runs a drill in a process of its own, which ends with the signal. A process that fails is an outcome too. */
export const drillProcess =
  (environment: NodeJS.ProcessEnv, source: BackupSource) =>
  (signal: AbortSignal): Promise<DrillOutcome> =>
    new Promise((resolve) => {
      const options = { env: environment, signal, timeout: LONGEST_MS, maxBuffer: 65_536 };
      execFile(process.execPath, [...process.execArgv, PROGRAM], options, (error, stdout) => {
        const { data } = outcome.safeParse(jsonIn(stdout));
        const fault = `the process of the drill ended without a result${error?.killed === true ? ', after 6 hours' : ''}`;
        resolve(data ?? { source, ok: false, entries: null, behind: null, lastAt: null, bytes: null, fault });
      });
    });
