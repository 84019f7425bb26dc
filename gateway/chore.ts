import type { Logger } from '../engine/logger.ts';

/** Something to be done now and then for as long as the site runs. */
export interface Chore {
  stop(): Promise<void>;
}

/** Runs `work` at once, then again after each pause. Failed work is tried again the next time. */
export const startChore = (what: string, everyMs: number, work: () => Promise<void>, logger: Logger): Chore => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await work().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (!stopped) logger.warn({ reason }, `${what} will be tried again`);
    });
    if (!stopped) timer = setTimeout(again, everyMs).unref();
  };
  let running = run();
  const again = (): void => {
    running = run();
  };
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
