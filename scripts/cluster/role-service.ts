import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { saysReady } from './readiness.ts';
import type { Service } from './service.ts';
import type { ProcessPlan } from './topology.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One process of the site. */
export const roleService = async (
  plan: ProcessPlan,
  logs: string,
  extra: Readonly<Record<string, string>>,
): Promise<Service> => {
  await mkdir(plan.environment.DATA_DIR ?? logs, { recursive: true, mode: 0o700 });
  return {
    name: plan.name,
    program: process.execPath,
    words: ['scripts/start.ts'],
    environment: { ...plan.environment, ...extra },
    folder: ROOT,
    logFile: join(logs, `${plan.name}.log`),
    stopSignal: 'SIGTERM',
    endSignal: 'SIGKILL',
    isReady: () => saysReady(plan.operations, '/ready'),
  };
};
