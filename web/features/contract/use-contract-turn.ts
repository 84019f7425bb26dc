import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../platform/settings.tsx';
import type { StageTurn } from '../case/reel/ReelStage.tsx';
import { wholeTime } from '../case/reel/timing.ts';
import { useReveal } from '../case/reel/use-reveal.ts';
import { useReducedMotion } from '../case/use-reduced-motion.ts';
import { type DrawnContract, drawnOf } from './contract-winner.ts';
import { contractTiming } from './timing.ts';
import type { ContractPlay } from './use-contract-play.ts';

/** The items on their way into the seal. */
export interface Folding {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
}

export interface ContractTurn {
  readonly drawn: DrawnContract | null;
  /** The reel's; it begins when the seal is on. */
  readonly turn: StageTurn | null;
  readonly folding: Folding | null;
  readonly wholeMs: number;
  readonly skipped: boolean;
  readonly reducedMotion: boolean;
  readonly skip: () => void;
  readonly allowSound: () => void;
}

const NO_ENTRIES: DrawnContract['entries'] = [];

/** Runs the time of a contract, from its answer to the moment when its outcome may be seen: the seal, then the reel. */
export const useContractTurn = ({ state, stand }: ContractPlay): ContractTurn => {
  const { settings } = useSettings();
  const reducedMotion = useReducedMotion();
  const shown = state.phase === 'revealing' || state.phase === 'revealed' ? state : null;
  const outcome = shown?.outcome;
  const startedAt = shown?.record.revealStartedAt ?? null;
  const fast = shown?.record.fast === true;
  const resumed = state.phase === 'revealing' && state.resumed;
  const timing = useMemo(() => contractTiming(fast, reducedMotion), [fast, reducedMotion]);
  const drawn = useMemo(() => (outcome === undefined ? null : drawnOf(outcome.played, outcome.table)), [outcome]);
  const [wasResumed, setResumed] = useState(false);
  if (state.phase === 'revealing' && resumed !== wasResumed) setResumed(resumed);
  const turn = useMemo((): StageTurn | null => {
    if (drawn === null || outcome === undefined || startedAt === null) return null;
    const { winner } = drawn;
    const reelAt = startedAt + timing.sealMs;
    return {
      id: outcome.commandId,
      winners: [winner],
      resumed: wasResumed,
      startedAt: reelAt,
      timing: timing.reel,
      demo: false,
    };
  }, [drawn, outcome, startedAt, timing, wasResumed]);

  const run = useReveal(state.phase === 'revealing' ? turn : null, drawn?.entries ?? NO_ENTRIES, settings.voice, stand);
  const [sealed, setSealed] = useState<string | null>(null);
  useEffect(() => {
    if (turn === null) return undefined;
    const timer = setTimeout(() => setSealed(turn.id), Math.max(0, turn.startedAt - Date.now()));
    return () => clearTimeout(timer);
  }, [turn]);

  const folds = state.phase === 'revealing' && !run.skipped && timing.sealMs > 0 && turn !== null && turn.id !== sealed;
  const folding = useMemo(
    () => (folds && startedAt !== null ? { startedAt, durationMs: timing.sealMs } : null),
    [folds, startedAt, timing],
  );
  return { drawn, turn, folding, wholeMs: timing.sealMs + wholeTime(timing.reel, 1), reducedMotion, ...run };
};
