import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cue } from '../../sound/player.ts';
import { useSounds } from '../../sound/use-sounds.ts';

/** The same object for as long as it is the same turn. */
interface TimedTurn {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

interface TurnTimes {
  /** Milliseconds from the start until everything stands. */
  readonly wholeMs: number;
  /** Milliseconds after the start at which something ticks. */
  readonly ticksMs: readonly number[];
}

interface TurnRun {
  readonly skipped: boolean;
  readonly skip: () => void;
  /** Has to be called in answer to a press; later ones are silent on their own. */
  readonly allowSound: () => void;
}

/** The ticks that are still ahead, each a little higher than the one before; the last one stops. */
const ticksOf = (ticksMs: readonly number[], passedMs: number): readonly Cue[] =>
  ticksMs
    .map((time, index): Cue => {
      const last = index === ticksMs.length - 1;
      return { sound: last ? 'stop' : 'tick', level: index / ticksMs.length, inMs: time - passedMs };
    })
    .filter(({ inMs }) => inMs > 0);

/**
 * Runs the time of a turn: ticks on the way, `onStand` once when everything has stopped, at once when skipped.
 * @param timesOf the same function for as long as the times of a turn are the same
 */
export const useTickingTurn = <Turn extends TimedTurn>(
  turn: Turn | null,
  timesOf: (turn: Turn) => TurnTimes,
  sound: boolean,
  onStand: () => void,
): TurnRun => {
  const [skippedTurn, setSkippedTurn] = useState<string | null>(null);
  const { ready, schedule } = useSounds();
  const latest = useRef({ sound, onStand });
  useEffect(() => {
    latest.current = { sound, onStand };
  });

  const skipped = turn !== null && skippedTurn === turn.id;
  useEffect(() => {
    if (turn === null) return undefined;
    if (skipped) {
      latest.current.onStand();
      return undefined;
    }
    const passed = Date.now() - turn.startedAt;
    const { wholeMs, ticksMs } = timesOf(turn);
    const timer = setTimeout(() => latest.current.onStand(), Math.max(0, wholeMs - passed));
    const silence = latest.current.sound ? schedule(ticksOf(ticksMs, passed)) : undefined;
    return () => {
      clearTimeout(timer);
      silence?.();
    };
  }, [turn, skipped, timesOf, schedule]);

  const skip = useCallback(() => setSkippedTurn(turn?.id ?? null), [turn]);
  return { skipped, skip, allowSound: ready };
};
