import { z } from 'zod';
import { type Command, isCommandType, type Submission } from '../commands.ts';
import { commandId, playerId } from '../kernel/event-codec.ts';
import { decodeMessage, encodeMessage } from './message.ts';

const commandShape = z.looseObject({ type: z.string().refine(isCommandType) });

const submission = z.strictObject({
  actor: z.union([z.enum(['operator', 'system']), playerId]),
  commandId,
  /** Looked at from outside: gateways are the site's own, and have checked what came from theirs. */
  command: z.custom<Command>((value) => commandShape.safeParse(value).success),
});

/** @throws UnreadableMessage when it is larger than a message may be. */
export const encodeSubmission = ({ actor, commandId: id, command }: Submission): Uint8Array =>
  encodeMessage({ actor, commandId: id, command });

/** @throws UnreadableMessage */
export const decodeSubmission = (bytes: Uint8Array): Submission => decodeMessage(bytes, submission);
