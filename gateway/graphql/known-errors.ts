import { isDatabaseAway, refusalOf } from '../../engine/database/errors.ts';
import { TooManyListeners } from '../../engine/projections/live-hub.ts';
import { SlowListener } from '../../engine/projections/live-queue.ts';
import { InvalidCursor } from '../../engine/projections/queries/cursor.ts';
import { GatewayError } from '../errors.ts';

/** SQLSTATE of text that no database of ours can hold: with a NUL, or half of a surrogate pair. */
const NO_SUCH_TEXT = '22021';

/** What the parts behind the resolvers throw, as the API says it; anything else as it is. */
export const asGatewayError = (error: unknown): unknown => {
  if (error instanceof InvalidCursor) return new GatewayError('INVALID_INPUT', { field: 'after' }, error.message);
  if (error instanceof TooManyListeners || error instanceof SlowListener) return new GatewayError('BUSY');
  if (refusalOf(error)?.sqlState === NO_SUCH_TEXT) return new GatewayError('INVALID_INPUT');
  if (isDatabaseAway(error)) return new GatewayError('BUSY');
  return error;
};
