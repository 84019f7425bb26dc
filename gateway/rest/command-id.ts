import { createHash } from 'node:crypto';
import { isClientCommandId } from '../../engine/kernel/ids.ts';
import { invalidInput } from '../errors.ts';

/** A request's command. */
export interface NamedCommand {
  readonly commandId: string;
  /** The client chose the id. */
  readonly named: boolean;
}

/** The id of a command: its `Idempotency-Key`, else a new one. @throws GatewayError INVALID_INPUT */
export const commandOf = (header: unknown, fresh: () => string): NamedCommand => {
  if (header === undefined) return { commandId: fresh(), named: false };
  const key = typeof header === 'string' ? header.trim().toLowerCase() : '';
  if (!isClientCommandId(key)) throw invalidInput('Idempotency-Key', 'is a UUID');
  return { commandId: key, named: true };
};

/**
 * Entropy of 32 hex digits, from the id that a client chose: so the client chose the entropy, too, and can compute it.
 */
export const entropyFrom = (commandId: string): string =>
  createHash('sha256').update(`glasscase/2/entropy|${commandId}`).digest('hex').slice(0, 32);
