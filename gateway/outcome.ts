import type { Outcome } from '../engine/engine.ts';
import type { CommandId } from '../engine/kernel/ids.ts';
import { GatewayError } from './errors.ts';

export type Accepted = Extract<Outcome, { status: 'accepted' }>;

/** What the engine answered, as the API says it. @throws GatewayError for everything but an acceptance. */
export const outcomeOrThrow = (outcome: Outcome, commandId?: CommandId): Accepted => {
  switch (outcome.status) {
    case 'accepted':
      return outcome;
    case 'rejected':
      throw new GatewayError(outcome.code, outcome.details);
    case 'conflict':
      throw new GatewayError('IDEMPOTENCY_CONFLICT');
    case 'busy':
    case 'early':
      throw new GatewayError('BUSY');
    case 'unknown':
      throw new GatewayError('OUTCOME_UNKNOWN', commandId === undefined ? {} : { commandId });
  }
};
