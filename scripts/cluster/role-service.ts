import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Service } from './service.ts';
import type { Address, ProcessPlan } from './topology.ts';

const ANSWERS_WITHIN_MS = 1_000;

/** Whether a health path answers 200 soon. */
const saysReady = async ({ host, port }: Address, path: '/ready' | '/health' | '/live'): Promise<boolean> => {
  try {
    const response = await fetch(`http://${host}:${port}${path}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
};

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
