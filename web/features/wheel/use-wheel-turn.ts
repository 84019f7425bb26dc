import { useCallback, useEffect, useRef, useState } from 'react';
import { createTickPlayer, type TickPlayer } from '../case/reel/sound.ts';
import { clicksTo } from './timing.ts';
import type { WheelTurn } from './use-pointer.ts';

interface WheelRun {
  readonly skipped: boolean;
  readonly skip: () => void;
  /** Has to be called in answer to a press; later ones are silent on their own. */
  readonly allowSound: () => void;
}

/** Runs the time of a turn: clicks on the way, `onStand` once when the pointer has stopped, at once when skipped. */
export const useWheelTurn = (turn: WheelTurn | null, sound: boolean, onStand: () => void): WheelRun => {
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
    const timer = setTimeout(() => latest.current.onStand(), Math.max(0, turn.durationMs - passed));
    const ahead = clicksTo(turn.degrees, turn.durationMs)
      .map((time) => time - passed)
      .filter((time) => time > 0);
    const clicks = latest.current.sound ? player.current?.play(ahead) : undefined;
    return () => {
      clearTimeout(timer);
      clicks?.stop();
    };
  }, [turn, skipped]);

  const skip = useCallback(() => setSkippedTurn(turn?.id ?? null), [turn]);
  return { skipped, skip, allowSound };
};
