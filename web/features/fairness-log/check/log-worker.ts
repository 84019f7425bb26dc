import '../../fairness/verify/forbid-eval.ts';
import { pageHashing } from '../../../../engine/audit/replay/page-hashing.ts';
import { verifyInPage } from '../../fairness/log/page-log.ts';
import { LogUnreachable, siteLog } from '../read-log.ts';
import type { LogCheckProgress } from './check-result.ts';
import { createKeeper } from './keeper.ts';
import { dropKeptCheck, readKeptCheck, writeKeptCheck } from './kept-check.ts';
import { CHECK_LOCK } from './kept-head.ts';
import { createLogCheck } from './log-check.ts';
import type { SeenLog } from './seen-log.ts';
import type { CheckEnd, FromWorker, ToWorker } from './worker-messages.ts';

/** Progress is reported this often, ms. */
const REPORT_MS = 150;

type Keeper = ReturnType<typeof createKeeper>;
type Start = Extract<ToWorker, { readonly type: 'start' }>;

const send = (message: FromWorker): void => self.postMessage(message);
const now = (): number => performance.now();

const whyEnded = (error: unknown, signal: AbortSignal): CheckEnd => {
  if (signal.aborted) return { status: 'stopped' };
  if (error instanceof LogUnreachable) return { status: 'unreachable', file: error.path, why: error.message };
  return { status: 'failed' };
};

/** The address of this program names its content. */
const program = self.location.href;

/** Serves the page that started this worker: one check at a time, kept until it has an answer. */
const serve = (): ((message: ToWorker) => Promise<void>) => {
  let check: { readonly log: ReturnType<typeof createLogCheck>; readonly keeper: Keeper } | null = null;
  let running: { readonly over: AbortController; readonly ended: Promise<void> } | null = null;
  let leaving = false;

  const write = async (isRunning: boolean): Promise<void> => {
    const aside = check?.log.putAside();
    if (aside) await writeKeptCheck({ ...aside.head, program, running: isRunning }, aside.pieces);
  };

  /** Reports the newest state, at most once in `REPORT_MS`. */
  const reporter = ({ keeps }: Keeper) => {
    let newest: LogCheckProgress | null = null;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const tell = (): void => {
      timer = null;
      if (newest !== null) send({ type: 'progress', state: { ...newest, keeps: keeps(newest) } });
    };
    return {
      progress: (state: LogCheckProgress): void => {
        newest = state;
        timer ??= setTimeout(tell, REPORT_MS);
      },
      /** Reports a pending state at once. */
      end: (): void => {
        if (timer === null) return;
        clearTimeout(timer);
        tell();
      },
    };
  };

  const open = async (seen: SeenLog | null) =>
    createLogCheck({
      hashing: pageHashing(),
      verify: verifyInPage,
      seen,
      // A browser that can't keep a check has none.
      kept: await readKeptCheck(program).catch(() => null),
      now,
    });

  const run = async ({ seen, anew }: Start, signal: AbortSignal): Promise<CheckEnd> => {
    if (anew) await dropKeptCheck().catch(() => undefined);
    check ??= { log: await open(seen), keeper: createKeeper({ write, now }) };
    const { log, keeper } = check;
    const { progress, end: reported } = reporter(keeper);
    try {
      const end = await log.run(siteLog(signal), { progress, pause: keeper.pause });
      check = null;
      if (end.status !== 'whole') await dropKeptCheck().catch(() => undefined);
      return end;
    } catch (error) {
      const end = whyEnded(error, signal);
      // Any other failure may have come in the middle of a step.
      if (end.status === 'stopped' || end.status === 'unreachable') await keeper.interrupted(leaving);
      else check = null;
      return end;
    } finally {
      reported();
    }
  };

  const start = async (asked: Start): Promise<void> => {
    if (running !== null) return;
    const over = new AbortController();
    const { signal } = over;
    // Locks guard what is kept, and without a secure context there is neither.
    const alone = self.isSecureContext
      ? navigator.locks.request(CHECK_LOCK, { signal }, () => run(asked, signal))
      : run(asked, signal);
    const ending = alone.catch((error: unknown) => whyEnded(error, signal));
    const ended = ending.then((end) => {
      running = null;
      send({ type: 'end', end });
    });
    running = { over, ended };
    await ended;
  };

  const leave = async (): Promise<void> => {
    leaving = true;
    running?.over.abort();
    await running?.ended;
    self.close();
  };

  return async (message) => {
    if (message.type === 'start') await start(message);
    else if (message.type === 'stop') running?.over.abort();
    else if (message.type === 'keep') check?.keeper.soon();
    else await leave();
  };
};

const answer = serve();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
