import { Suspense, useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device-storage.ts';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import type { Comparison } from './compare-with-kept.ts';
import {
  type Contradiction,
  forgetContradiction,
  keepCheckpoint,
  keepContradiction,
  readContradiction,
  readKept,
} from './kept-checkpoint.ts';

const ContradictionBar = lazyWithTexts({ load: () => import('./ContradictionBar.tsx') });

/** The first comparison waits for the page to load; later ones come at an interval, while the page is visible. */
const FIRST_MS = 8_000;
const EVERY_MS = 5 * 60_000;
/** A gateway may show a checkpoint of a moment ago: a shorter log has to stay shorter for this long. */
const STAYS_SHORTER_MS = 30_000;

/** Resolves to what a worker finds; the worker ends with the answer. */
const compareNow = (signal: AbortSignal): Promise<Comparison> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' });
    const end = (comparison: Comparison): void => {
      worker.terminate();
      resolve(comparison);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Comparison>) => end(data));
    worker.addEventListener('error', () => end({ status: 'unclear' }));
    signal.addEventListener('abort', () => end({ status: 'unclear' }));
    worker.postMessage(readKept(deviceStorage));
  });

/** Keeps the newest checkpoint that this device was shown, and warns where the site's log doesn't continue it. */
export default function LogWatch() {
  const [contradiction, setContradiction] = useState<Contradiction | null>(() => readContradiction(deviceStorage));

  useEffect(() => {
    if (contradiction !== null) return undefined;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const lookLater = (delayMs: number, again: boolean): void => {
      timer = setTimeout(() => look(again), delayMs);
    };
    const look = async (again: boolean): Promise<void> => {
      if (document.visibilityState !== 'visible') return lookLater(EVERY_MS, false);
      const comparison = await compareNow(over.signal);
      if (over.signal.aborted) return undefined;
      if (comparison.status === 'contradicted') {
        if (comparison.contradiction.reason === 'shorter' && !again) return lookLater(STAYS_SHORTER_MS, true);
        keepContradiction(deviceStorage, comparison.contradiction);
        return setContradiction(comparison.contradiction);
      }
      if (comparison.status === 'continued') keepCheckpoint(deviceStorage, comparison.newest);
      return lookLater(EVERY_MS, false);
    };
    lookLater(FIRST_MS, false);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [contradiction]);

  if (contradiction === null) return null;
  const forget = (): void => {
    forgetContradiction(deviceStorage, contradiction);
    setContradiction(null);
  };
  return (
    <Suspense fallback={null}>
      <ContradictionBar contradiction={contradiction} onForget={forget} />
    </Suspense>
  );
}
