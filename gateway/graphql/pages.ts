import { InvalidCursor } from '../../engine/projections/queries/cursor.ts';
import { GatewayError, invalidInput } from '../errors.ts';

/** @throws GatewayError INVALID_INPUT unless `first` is 1 to `most` */
export const pageArguments = (
  first: number,
  after: string | null | undefined,
  most: number,
): { readonly first: number; readonly after: string | null } => {
  if (first < 1 || first > most) throw invalidInput('first', `is 1 to ${most}`);
  return { first, after: after ?? null };
};

/** A cursor that no list gave out is the caller's mistake. */
export const asGatewayError = (error: unknown): unknown =>
  error instanceof InvalidCursor ? new GatewayError('INVALID_INPUT', { field: 'after' }, error.message) : error;
