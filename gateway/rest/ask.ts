import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyBaseLogger } from 'fastify';
import { execute, type GraphQLSchema } from 'graphql';
import { answerTooLong, isTooLong } from '../graphql/answer-size.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { type FormattedError, formatError } from '../graphql/error-format.ts';
import type { AskDocument } from './call.ts';

/** An error of a document, as GraphQL would have answered it. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure';
  readonly formatted: FormattedError;
  constructor(formatted: FormattedError) {
    super(formatted.message);
    this.formatted = formatted;
  }
}

/** Documents are checked against the SDL when they are generated, and an answer without errors is what its document asks for. */
const answers = <Data>(_document: TypedDocumentNode<Data, never>, data: unknown): data is Data => data != null;

export interface AskParts {
  readonly schema: GraphQLSchema;
  readonly context: GatewayContext;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
}

export const askWith =
  ({ schema, context, log, requestId }: AskParts): AskDocument =>
  async (document, ...[variables]) => {
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: { ...variables },
    });
    const [error] = errors ?? [];
    if (error !== undefined) throw new RestFailure(formatError(error, log, requestId));
    if (isTooLong(data)) throw answerTooLong();
    if (!answers(document, data)) throw new Error('an answer without data');
    return data;
  };
