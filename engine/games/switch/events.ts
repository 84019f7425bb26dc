import { z } from 'zod';
import { commandId, game } from '../../kernel/event-codec.ts';

/** The operator's emergency stop of one game. Nothing running is lost; new plays are refused. */
export const gameStopped = z.strictObject({
  type: z.literal('GameStopped'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, game, reason: z.string().min(1).max(200) }),
});

export const gameResumed = z.strictObject({
  type: z.literal('GameResumed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, game }),
});

export const gameEvent = z.discriminatedUnion('type', [gameStopped, gameResumed]);
export type GameEvent = z.infer<typeof gameEvent>;
