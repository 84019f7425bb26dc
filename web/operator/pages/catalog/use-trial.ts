import { useCallback, useEffect, useRef, useState } from 'react';
import type { TrialAnswer, TrialQuestion } from './trial.ts';

type Trial =
  | { readonly kind: 'none' | 'running' | 'failed' }
  | { readonly kind: 'done'; readonly of: TrialQuestion; readonly answer: TrialAnswer };

/** Openings of a table in a worker, so that the page goes on. */
export const useTrial = (): readonly [Trial, (question: TrialQuestion) => void] => {
  const [trial, setTrial] = useState<Trial>({ kind: 'none' });
  const running = useRef<Worker | null>(null);
  useEffect(() => () => running.current?.terminate(), []);
  const start = useCallback((of: TrialQuestion) => {
    running.current?.terminate();
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    running.current = worker;
    setTrial({ kind: 'running' });
    worker.addEventListener('message', ({ data: answer }: MessageEvent<TrialAnswer>) => {
      setTrial({ kind: 'done', of, answer });
      worker.terminate();
    });
    worker.addEventListener('error', () => setTrial({ kind: 'failed' }));
    worker.postMessage(of);
  }, []);
  return [trial, start];
};
