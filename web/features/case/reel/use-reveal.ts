import { useCallback, useEffect, useRef, useState } from 'react';
import type { StageTurn } from './ReelStage.tsx';
import { createTickPlayer, type TickPlayer } from './sound.ts';
import { drawStrip, START_AT, type StripEntry, WINNER_AT } from './strip.ts';
import { crossings, wholeTime } from './timing.ts';

interface Reveal {
  readonly skipped: boolean;
  readonly skip: () => void;
  /** Has to be called in answer to a press; later ones are silent on their own. */
  readonly allowSound: () => void;
}

/** Milliseconds after the start at which the first reel ticks. */
const ticksOf = ({ id, winners, timing }: StageTurn, entries: readonly StripEntry[]): readonly number[] => {
  const jitter = winners.length === 1 ? drawStrip(entries, `${id}:0`).jitter : 0;
  return crossings(WINNER_AT - START_AT + jitter, 0.5, timing.durationMs);
};

/** Runs the time of a turn: ticks on the way, `onStand` once when the last reel has stopped, at once when skipped. */
export const useReveal = (
  turn: StageTurn | null,
  entries: readonly StripEntry[],
  sound: boolean,
  onStand: () => void,
): Reveal => {
  const [skippedTurn, setSkippedTurn] = useState<string | null>(null);
  const player = useRef<TickPlayer | null>(null);
  const audible = useRef(sound);
  const stand = useRef(onStand);
  useEffect(() => {
    audible.current = sound;
    stand.current = onStand;
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
      stand.current();
      return undefined;
    }
    const passed = Date.now() - turn.startedAt;
    const timer = setTimeout(() => stand.current(), Math.max(0, wholeTime(turn.timing, turn.winners.length) - passed));
    const ahead = ticksOf(turn, entries)
      .map((time) => time - passed)
      .filter((time) => time > 0);
    const ticks = audible.current ? player.current?.play(ahead) : undefined;
    return () => {
      clearTimeout(timer);
      ticks?.stop();
    };
  }, [turn, skipped, entries]);

  const skip = useCallback(() => setSkippedTurn(turn?.id ?? null), [turn]);
  return { skipped, skip, allowSound };
};
