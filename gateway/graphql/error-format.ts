import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, Kind, locatedError } from 'graphql';
import { isDatabaseAway, refusalOf } from '../../engine/database/errors.ts';
import { TooManyListeners } from '../../engine/projections/broadcast.ts';
import { SlowListener } from '../../engine/projections/mailbox.ts';
import { InvalidCursor } from '../../engine/projections/queries/cursor.ts';
import { type ErrorCode, GatewayError, isErrorCode, type SignedRefusal } from '../errors.ts';

/** SQLSTATE of text that no database of ours can hold: with a NUL, or half of a surrogate pair. */
const NO_SUCH_TEXT = '22021';

/** Turns an error of the parts behind the resolvers into the API's own; returns other errors unchanged. */
export const asGatewayError = (error: unknown): unknown => {
  if (error instanceof InvalidCursor) return new GatewayError('INVALID_INPUT', { field: 'after' }, error.message);
  if (error instanceof TooManyListeners || error instanceof SlowListener) return new GatewayError('BUSY');
  if (refusalOf(error)?.sqlState === NO_SUCH_TEXT) return new GatewayError('INVALID_INPUT');
  if (isDatabaseAway(error)) return new GatewayError('BUSY');
  return error;
};

export interface FormattedError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: ErrorCode; readonly details: object; readonly refusal?: SignedRefusal };
}

/** Literal kinds: an error on one of these is about a value, not about the document's shape. */
const VALUE_KINDS: ReadonlySet<string> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
]);

const badVariable = /^Variable "\$[^"]{1,200}" (got invalid value|of (non-null|required) type)/;

/** The code of an error that graphql-js made itself; null for one that a resolver threw. */
const codeOfLibrary = (error: GraphQLError): ErrorCode | null => {
  if (error.message.startsWith('Syntax Error')) {
    return error.message.includes('tokens. Parsing aborted') ? 'QUERY_TOO_COMPLEX' : 'GRAPHQL_PARSE_FAILED';
  }
  if (badVariable.test(error.message)) return 'INVALID_INPUT';
  if (error.originalError !== undefined) return null;
  return VALUE_KINDS.has(error.nodes?.[0]?.kind ?? '') ? 'INVALID_INPUT' : 'GRAPHQL_VALIDATION_FAILED';
};

const toJson = (
  error: GraphQLError,
  code: ErrorCode,
  details: object,
  message: string,
  refusal: SignedRefusal | null = null,
): FormattedError => {
  const { locations, path } = error.toJSON();
  return {
    message,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: { code, details, ...(refusal === null ? {} : { refusal }) },
  };
};

/**
 * The error as the caller sees it. An unforeseen error, or one with the code `INTERNAL`, goes into the log in full; the
 * caller gets its request id alone.
 */
export const formatError = (thrown: unknown, log: FastifyBaseLogger, requestId: string): FormattedError => {
  const error = thrown instanceof GraphQLError ? thrown : locatedError(thrown, undefined);
  const cause = asGatewayError(error.originalError ?? error);
  // Errors of a compiled document's variables come without extensions, whatever their type says.
  const { code, details } = cause instanceof GatewayError ? cause : (error.extensions ?? {});
  if (isErrorCode(code) && code !== 'INTERNAL') {
    const facts = typeof details === 'object' && details !== null ? details : {};
    if (cause instanceof GatewayError) return toJson(error, code, facts, cause.message, cause.refusal);
    return toJson(error, code, facts, error.message);
  }
  const library = code === undefined ? codeOfLibrary(error) : null;
  if (library !== null) return toJson(error, library, {}, error.message);
  log.error({ err: error.originalError ?? error, path: error.path }, 'an operation failed');
  return toJson(error, 'INTERNAL', { requestId }, 'Something went wrong on the server');
};
