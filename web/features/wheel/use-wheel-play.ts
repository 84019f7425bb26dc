import { useMemo } from 'react';
import { useSettings } from '../../platform/settings.tsx';
import { useTickingTurn } from '../case/reel/use-ticking-turn.ts';
import { useReducedMotion } from '../case/use-reduced-motion.ts';
import type { PlayBody } from '../play/pending-play.ts';
import type { AnsweredPlay, PendingPlay } from '../play/use-pending-play.ts';
import { degreesOf } from './roll.ts';
import { clicksTo, wheelTime } from './timing.ts';
import type { WheelTurn } from './use-pointer.ts';

/** An answer whose ticket the pointer comes to. */
export interface RolledPlay extends AnsweredPlay {
  readonly played: {
    readonly id: string;
    readonly roundNo: number;
    readonly position: string;
    readonly ticket: number;
  };
}

export interface WheelPlay {
  readonly turn: WheelTurn | null;
  readonly wholeMs: number;
  readonly skipped: boolean;
  readonly reducedMotion: boolean;
  readonly skip: () => void;
  readonly allowSound: () => void;
}

const timesOf = ({ degrees, durationMs }: WheelTurn) => ({
  wholeMs: durationMs,
  ticksMs: clicksTo(degrees, durationMs),
});

/** Turns the wheel for a play: from its answer to the moment when its outcome may be seen. */
export const useWheelPlay = <Body extends PlayBody, Outcome extends RolledPlay>({
  state,
  stand,
}: Pick<PendingPlay<Body, Outcome>, 'state' | 'stand'>): WheelPlay => {
  const { settings } = useSettings();
  const reducedMotion = useReducedMotion();
  const shown = state.phase === 'revealing' || state.phase === 'revealed' ? state : null;
  const id = shown?.outcome.commandId;
  const ticket = shown?.outcome.played.ticket;
  const startedAt = shown?.record.revealStartedAt;
  const wholeMs = wheelTime(shown?.record.fast === true, reducedMotion);
  const turn = useMemo(
    () =>
      id === undefined || ticket === undefined || startedAt === undefined || startedAt === null
        ? null
        : { id, degrees: degreesOf(ticket), startedAt, durationMs: wholeMs },
    [id, ticket, startedAt, wholeMs],
  );
  const run = useTickingTurn(state.phase === 'revealing' ? turn : null, timesOf, settings.voice, stand);
  return { turn, wholeMs, reducedMotion, ...run };
};
