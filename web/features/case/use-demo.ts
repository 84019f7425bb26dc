import { useCallback, useState } from 'react';
import { randomHex } from '../play/random-hex.ts';
import type { CaseDetail } from './case-query.ts';
import type { StageTurn } from './reel/ReelStage.tsx';
import { timingOf } from './reel/timing.ts';

interface Demo {
  readonly turn: StageTurn | null;
  readonly stands: boolean;
  /** Resolves to false when it couldn't be drawn. */
  readonly start: (detail: CaseDetail, quantity: number, fast: boolean, reducedMotion: boolean) => Promise<boolean>;
  readonly stand: () => void;
  readonly end: () => void;
}

const NONE = { turn: null, stands: false };

/** Demo openings of a page. The fairness code comes when the first is asked for. */
export const useDemo = (): Demo => {
  const [shown, setShown] = useState<Pick<Demo, 'turn' | 'stands'>>(NONE);

  const start = useCallback<Demo['start']>(async (detail, quantity, fast, reducedMotion) => {
    const { openDemo } = await import('./demo.ts');
    const serverSeed = crypto.getRandomValues(new Uint8Array(32));
    const winners = openDemo(detail, quantity, { serverSeed, entropy: randomHex(16) });
    if (winners === null) return false;
    const turn = {
      id: crypto.randomUUID(),
      winners,
      resumed: false,
      startedAt: Date.now(),
      timing: timingOf(quantity, fast, reducedMotion),
      demo: true,
    };
    setShown({ turn, stands: false });
    return true;
  }, []);
  const stand = useCallback(() => setShown(({ turn }) => ({ turn, stands: turn !== null })), []);
  const end = useCallback(() => setShown(NONE), []);
  return { ...shown, start, stand, end };
};
