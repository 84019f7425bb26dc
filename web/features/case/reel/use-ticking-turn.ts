import { useCallback, useEffect, useRef, useState } from 'react';
import { createTickPlayer, type TickPlayer } from './sound.ts';

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
  const player = useRef<TickPlayer | null>(null);
  const latest = useRef({ sound, onStand });
  useEffect(() => {
    latest.current = { sound, onStand };
  });

  useEffect(
    () => () => {
      player.current?.close();
      player.current = null;
    },
    [],
  );

  const allowSound = useCallback(() => {
    player.current ??= createTickPlayer();
  }, []);

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
    const ahead = ticksMs.map((time) => time - passed).filter((time) => time > 0);
    const ticks = latest.current.sound ? player.current?.play(ahead) : undefined;
    return () => {
      clearTimeout(timer);
      ticks?.stop();
    };
  }, [turn, skipped, timesOf]);

  const skip = useCallback(() => setSkippedTurn(turn?.id ?? null), [turn]);
  return { skipped, skip, allowSound };
};
