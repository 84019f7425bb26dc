import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabResult } from './lab-worker.ts';
import type { TrickName } from './tricks.ts';

export interface Lab {
  readonly on: ReadonlySet<TrickName>;
  /** The results of the recorded log, by null, and of the tricks that are on. */
  readonly results: ReadonlyMap<TrickName | null, LabResult>;
  /** The trick that was switched on last, or chosen since. */
  readonly chosen: TrickName | null;
  readonly failed: boolean;
  readonly turn: (trick: TrickName, on: boolean) => void;
  readonly choose: (trick: TrickName) => void;
  readonly allOff: () => void;
}

/** Plays tricks in a worker of its own, whose keys and forged logs end with the page. */
export const useLab = (): Lab => {
  const worker = useRef<Worker | null>(null);
  const [on, setOn] = useState<ReadonlySet<TrickName>>(new Set());
  const [results, setResults] = useState<Lab['results']>(new Map());
  const [chosen, setChosen] = useState<TrickName | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const opened = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
    worker.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<LabResult>) =>
      setResults((before) => new Map(before).set(data.trick, data)),
    );
    opened.addEventListener('error', () => setFailed(true));
    opened.postMessage(null);
    return () => opened.terminate();
  }, []);

  const turn = useCallback((trick: TrickName, isOn: boolean): void => {
    if (isOn) worker.current?.postMessage(trick);
    setOn((before) => {
      const after = new Set(before);
      if (isOn) after.add(trick);
      else after.delete(trick);
      return after;
    });
    setChosen((before) => (isOn ? trick : before === trick ? null : before));
    setResults((before) => {
      const after = new Map(before);
      after.delete(trick);
      return after;
    });
  }, []);

  const allOff = useCallback((): void => {
    setOn(new Set());
    setChosen(null);
    setResults((before) => new Map([...before].filter(([trick]) => trick === null)));
  }, []);

  return { on, results, chosen, failed, turn, choose: setChosen, allOff };
};
