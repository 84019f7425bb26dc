import type { Outcome } from '../../engine/engine.ts';
import type { CommandId } from '../../engine/kernel/ids.ts';
import { type ErrorCode, type ErrorDetails, GatewayError } from '../errors.ts';

export type Accepted = Extract<Outcome, { status: 'accepted' }>;

type Rejected = Pick<Extract<Outcome, { status: 'rejected' }>, 'code' | 'details'>;

/** The rules know one lack of funds; a person is told of which balance. */
const edgeCodeOf = ({ code, details }: Rejected): ErrorCode =>
  code === 'INSUFFICIENT_FUNDS' && details.balance === 'points' ? 'INSUFFICIENT_POINTS' : code;

/** Moments in milliseconds among the rules' details. */
const MOMENTS: ReadonlySet<string> = new Set(['nextAt', 'retryAt']);

/** The details of a rejection; its moments in RFC 3339, as in all answers of the gateway. */
const detailsOf = ({ details }: Rejected): ErrorDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      MOMENTS.has(name) && typeof value === 'number' ? new Date(value).toISOString() : value,
    ]),
  );

/** The accepted outcome of the engine. @throws GatewayError for every other outcome. */
export const outcomeOrThrow = (outcome: Outcome, commandId?: CommandId): Accepted => {
  switch (outcome.status) {
    case 'accepted':
      return outcome;
    case 'rejected':
      throw new GatewayError(edgeCodeOf(outcome), detailsOf(outcome));
    case 'conflict':
      throw new GatewayError('IDEMPOTENCY_CONFLICT');
    case 'busy':
    case 'early':
      throw new GatewayError('BUSY');
    case 'unknown':
      throw new GatewayError('OUTCOME_UNKNOWN', commandId === undefined ? {} : { commandId });
  }
};
