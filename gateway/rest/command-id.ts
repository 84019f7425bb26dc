import { createHash } from 'node:crypto';
import { NO_ENTROPY } from '../../engine/fairness/no-entropy.ts';
import { isClientCommandId } from '../../engine/kernel/ids.ts';
import { GatewayError, invalidInput } from '../errors.ts';

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
  createHash('sha256').update(`glasscase/rest/entropy\n${commandId}`).digest('hex').slice(0, 32);

const broughtBy = ({ commandId, named }: NamedCommand, given: string | undefined): string | null =>
  given ?? (named ? entropyFrom(commandId) : null);

/**
 * A player's randomness for a play. It is never the server's: that would choose the outcome with it.
 * @throws GatewayError ENTROPY_REQUIRED
 */
export const playEntropy = (command: NamedCommand, given: string | undefined): string => {
  const brought = broughtBy(command, given);
  if (brought === null) throw new GatewayError('ENTROPY_REQUIRED');
  return brought;
};

/** The same for a room, which old clients enter with none. */
export const roomEntropy = (command: NamedCommand, given: string | undefined): string =>
  broughtBy(command, given) ?? NO_ENTROPY;
