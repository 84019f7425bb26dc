import { z } from 'zod';
import { defineEvent, type EventOf } from '../facts/define-event.ts';
import { commandId, game } from '../kernel/event-codec.ts';

/** The operator's emergency stop of one game. Nothing running is lost; new plays are refused. */
export const gameStopped = defineEvent(
  'GameStopped',
  { commandId, game, reason: z.string().min(1).max(200) },
  { stream: 'game', openness: 'open' },
);

export const gameResumed = defineEvent('GameResumed', { commandId, game }, { stream: 'game', openness: 'open' });

export const gameEvents = [gameStopped, gameResumed] as const;
export type GameEvent = EventOf<(typeof gameEvents)[number]>;
