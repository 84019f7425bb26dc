import { createHash } from 'node:crypto';
import { isClientCommandId } from '../../engine/kernel/ids.ts';
import { invalidInput } from '../errors.ts';

/** The id of a request's command: its `Idempotency-Key`, or a fresh one. @throws GatewayError INVALID_INPUT */
export const commandIdOf = (header: unknown, fresh: () => string): string => {
  if (header === undefined) return fresh();
  const key = typeof header === 'string' ? header.trim().toLowerCase() : '';
  if (!isClientCommandId(key)) throw invalidInput('Idempotency-Key', 'is a UUID');
  return key;
};

/**
 * Randomness of a play whose client brought none: it follows from the command's id, so that a repeated request is the same
 * command. Whoever chose the `Idempotency-Key` at random chose this as well, and can check it.
 */
export const entropyFrom = (commandId: string): string =>
  createHash('sha256').update(`glasscase/rest/entropy\n${commandId}`).digest('hex').slice(0, 32);
