import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { SignatureUnsupported, verifyInPage } from '../../fairness/log/page-log.ts';
import { LogUnreachable, siteLog } from '../read-log.ts';
import { createLogCheck, type LogCheckProgress } from './log-check.ts';
import type { SeenLog } from './seen-log.ts';
import type { CheckEnd, FromWorker, ToWorker } from './worker-words.ts';

/** Progress is told this often, ms. */
const TELL_MS = 150;

const say = (words: FromWorker): void => self.postMessage(words);

const whyEnded = (error: unknown, signal: AbortSignal): CheckEnd => {
  if (signal.aborted) return { status: 'stopped' };
  if (error instanceof LogUnreachable) return { status: 'unreachable', file: error.path, why: error.message };
  return { status: error instanceof SignatureUnsupported ? 'unsupported' : 'failed' };
};

/** Serves the page that started this worker: one check at a time, kept until it has an answer. */
const serve = (): ((words: ToWorker) => Promise<void>) => {
  let check: ReturnType<typeof createLogCheck> | null = null;
  let running: AbortController | null = null;

  const start = async (seen: SeenLog | null): Promise<void> => {
    if (running !== null) return;
    running = new AbortController();
    const { signal } = running;
    check ??= createLogCheck({ hashing: nobleHashing, verify: verifyInPage, seen });
    let told = 0;
    const progress = (state: LogCheckProgress): void => {
      const now = performance.now();
      if (now - told < TELL_MS && state.done < state.total) return;
      told = now;
      say({ say: 'progress', state });
    };
    try {
      const end = await check.run(siteLog(signal), progress);
      check = null;
      say({ say: 'end', end });
    } catch (error) {
      say({ say: 'end', end: whyEnded(error, signal) });
    } finally {
      running = null;
    }
  };
  return async (words) => {
    if (words.say === 'start') await start(words.seen);
    else running?.abort();
  };
};

const answer = serve();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
