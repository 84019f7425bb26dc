import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { SignatureUnsupported, verifyInPage } from '../../fairness/log/page-log.ts';
import { LogUnreachable, siteLog } from '../read-log.ts';
import { createLogCheck, type LogCheckProgress } from './log-check.ts';
import type { SeenLog } from './seen-log.ts';
import type { CheckEnd, FromWorker, ToWorker } from './worker-messages.ts';

/** Progress is reported this often, ms. */
const REPORT_MS = 150;

const send = (message: FromWorker): void => self.postMessage(message);

const whyEnded = (error: unknown, signal: AbortSignal): CheckEnd => {
  if (signal.aborted) return { status: 'stopped' };
  if (error instanceof LogUnreachable) return { status: 'unreachable', file: error.path, why: error.message };
  return { status: error instanceof SignatureUnsupported ? 'unsupported' : 'failed' };
};

/** Serves the page that started this worker: one check at a time, kept until it has an answer. */
const serve = (): ((message: ToWorker) => Promise<void>) => {
  let check: ReturnType<typeof createLogCheck> | null = null;
  let running: AbortController | null = null;

  const start = async (seen: SeenLog | null): Promise<void> => {
    if (running !== null) return;
    running = new AbortController();
    const { signal } = running;
    check ??= createLogCheck({ hashing: nobleHashing, verify: verifyInPage, seen });
    let reportedAt = 0;
    const progress = (state: LogCheckProgress): void => {
      const now = performance.now();
      if (now - reportedAt < REPORT_MS && state.done < state.total) return;
      reportedAt = now;
      send({ type: 'progress', state });
    };
    try {
      const end = await check.run(siteLog(signal), progress);
      check = null;
      send({ type: 'end', end });
    } catch (error) {
      send({ type: 'end', end: whyEnded(error, signal) });
    } finally {
      running = null;
    }
  };
  return async (message) => {
    if (message.type === 'start') await start(message.seen);
    else running?.abort();
  };
};

const answer = serve();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
