import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorage } from '../../../platform/device-storage.ts';
import { CHECK_LOCK, type KeptHead, readKeptHead } from './kept-head.ts';
import { addMark, type Mark, NO_PACE, type Pace, paceOf } from './pace.ts';
import { readSeenLog, rememberLog, type SeenLog } from './seen-log.ts';
import type { CheckEnd, FromWorker, ShownProgress, ToWorker } from './worker-messages.ts';

export type LogCheckState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' } & ShownProgress & Pace)
  | { readonly status: 'ended'; readonly end: CheckEnd; readonly reached: number };

export interface LogCheck {
  readonly state: LogCheckState;
  /** The tree that this device verified last. */
  readonly seen: SeenLog | null;
  /** Begins, or goes on where it was interrupted. */
  readonly start: () => void;
  readonly stop: () => void;
}

const NOTHING_YET: ShownProgress = { done: 0, total: 0, plays: 0, findings: 0, bytes: 0, keeps: true };

const openWorker = (): Worker => new Worker(new URL('./log-worker.ts', import.meta.url), { type: 'module' });

/**
 * The head of the kept check, once the holder of the lock has released it. Null without one, also where the browser
 * can't keep one.
 */
const keptBefore = async (signal: AbortSignal): Promise<KeptHead | null> => {
  try {
    return await navigator.locks.request(CHECK_LOCK, { signal }, readKeptHead);
  } catch {
    return null;
  }
};

/**
 * Checks the log in a worker of its own, which puts the check aside when the player leaves the page, so that a
 * returning player goes on from there. The device remembers a tree that holds.
 */
export const useLogCheck = (): LogCheck => {
  const [state, setState] = useState<LogCheckState>({ status: 'idle' });
  const [seen, setSeen] = useState(() => readSeenLog(deviceStorage));
  const worker = useRef<Worker | null>(null);
  const marks = useRef<readonly Mark[]>([]);
  const reached = useRef<ShownProgress>(NOTHING_YET);
  /** The last check has its answer: another one begins at the first entry. */
  const answered = useRef(false);

  const end = useCallback((how: CheckEnd): void => {
    if (how.status === 'whole') {
      rememberLog(deviceStorage, how.log);
      setSeen(how.log);
    }
    answered.current = !(how.status === 'stopped' || how.status === 'unreachable');
    setState({ status: 'ended', end: how, reached: reached.current.done });
  }, []);

  const receive = useCallback(
    (message: FromWorker): void => {
      if (message.type === 'end') {
        end(message.end);
        return;
      }
      const { state: now } = message;
      reached.current = now;
      marks.current = addMark(marks.current, { at: performance.now(), done: now.done, plays: now.plays });
      setState({ status: 'running', ...now, ...paceOf(marks.current, now.total) });
    },
    [end],
  );

  const open = useCallback((): Worker => {
    const opened = openWorker();
    opened.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    opened.addEventListener('error', () => {
      opened.terminate();
      worker.current = null;
      end({ status: 'failed' });
    });
    return opened;
  }, [receive, end]);

  const send = useCallback((message: ToWorker): void => worker.current?.postMessage(message), []);

  const start = useCallback((): void => {
    worker.current ??= open();
    marks.current = [];
    if (answered.current) reached.current = NOTHING_YET;
    setState({ status: 'running', ...reached.current, ...NO_PACE });
    send({ type: 'start', seen: readSeenLog(deviceStorage), anew: answered.current });
    answered.current = false;
  }, [open, send]);

  const stop = useCallback(() => send({ type: 'stop' }), [send]);

  useEffect(() => {
    const gone = new AbortController();
    const goOn = async (): Promise<void> => {
      const kept = await keptBefore(gone.signal);
      if (gone.signal.aborted || worker.current !== null || kept === null || kept.position === kept.log.size) return;
      if (kept.running) start();
      else setState({ status: 'ended', end: { status: 'stopped' }, reached: kept.position });
    };
    goOn();
    const lookAway = (): void => {
      if (document.visibilityState === 'hidden') send({ type: 'keep' });
    };
    document.addEventListener('visibilitychange', lookAway);
    return () => {
      gone.abort();
      document.removeEventListener('visibilitychange', lookAway);
      send({ type: 'leave' });
      worker.current = null;
    };
  }, [start, send]);

  return { state, seen, start, stop };
};
