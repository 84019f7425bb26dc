import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorage } from '../../../platform/device-storage.ts';
import type { LogCheckProgress } from './log-check.ts';
import { addMark, type Mark, type Pace, paceOf } from './pace.ts';
import { readSeenLog, rememberLog, type SeenLog } from './seen-log.ts';
import type { CheckEnd, FromWorker, ToWorker } from './worker-messages.ts';

export type LogCheckState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' } & LogCheckProgress & Pace)
  | { readonly status: 'ended'; readonly end: CheckEnd; readonly reached: LogCheckProgress | null };

export interface LogCheck {
  readonly state: LogCheckState;
  /** The tree that this device verified last. */
  readonly seen: SeenLog | null;
  /** Begins, or goes on where it was interrupted. */
  readonly start: () => void;
  readonly stop: () => void;
}

const openWorker = (): Worker => new Worker(new URL('./log-worker.ts', import.meta.url), { type: 'module' });

/** Checks the log in a worker of its own, which ends with the page. A tree that holds is remembered on this device. */
export const useLogCheck = (): LogCheck => {
  const [state, setState] = useState<LogCheckState>({ status: 'idle' });
  const [seen, setSeen] = useState(() => readSeenLog(deviceStorage));
  const worker = useRef<Worker | null>(null);
  const marks = useRef<readonly Mark[]>([]);
  const reached = useRef<LogCheckProgress | null>(null);

  const end = useCallback((how: CheckEnd): void => {
    if (how.status === 'whole') {
      rememberLog(deviceStorage, how.log);
      setSeen(how.log);
    }
    setState({ status: 'ended', end: how, reached: reached.current });
  }, []);

  const receive = useCallback(
    (message: FromWorker): void => {
      if (message.type === 'end') {
        end(message.end);
        return;
      }
      reached.current = message.state;
      marks.current = addMark(marks.current, { at: performance.now(), done: message.state.done });
      setState({ status: 'running', ...message.state, ...paceOf(marks.current, message.state.total) });
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
    setState({ status: 'running', ...(reached.current ?? { done: 0, total: 0 }), rate: null, left: null });
    send({ type: 'start', seen: readSeenLog(deviceStorage) });
  }, [open, send]);

  const stop = useCallback(() => send({ type: 'stop' }), [send]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  return { state, seen, start, stop };
};
