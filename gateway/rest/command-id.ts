import { createHash } from 'node:crypto';
import { isClientCommandId } from '../../engine/kernel/ids.ts';
import { invalidInput } from '../errors.ts';

/** A request's command. */
export interface NamedCommand {
  readonly commandId: string;
  /** The client chose the id. */
  readonly named: boolean;
}

/** A command is named by its `Idempotency-Key`, or afresh. @throws GatewayError INVALID_INPUT */
export const commandOf = (header: unknown, fresh: () => string): NamedCommand => {
  if (header === undefined) return { commandId: fresh(), named: false };
  const key = typeof header === 'string' ? header.trim().toLowerCase() : '';
  if (!isClientCommandId(key)) throw invalidInput('Idempotency-Key', 'is a UUID');
  return { commandId: key, named: true };
};

/** What follows from the id that a client chose: they chose this as well, and can compute it. 32 hex digits. */
export const entropyFrom = (commandId: string): string =>
  createHash('sha256').update(`glasscase/2/entropy|${commandId}`).digest('hex').slice(0, 32);
