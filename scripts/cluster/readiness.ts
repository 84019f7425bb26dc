import type { Address } from './topology.ts';

const ANSWERS_WITHIN_MS = 1_000;

/** Whether a health path answers 200 soon. */
export const saysReady = async ({ host, port }: Address, path: '/ready' | '/health' | '/live'): Promise<boolean> => {
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
