import type { FastifyInstance } from 'fastify';
import { execute, getOperationAST } from 'graphql';
import { z } from 'zod';
import { GatewayError } from '../errors.ts';
import { answerTooLong } from '../graphql/answer-size.ts';
import { formatError } from '../graphql/error-format.ts';
import { LIMITS } from '../graphql/limits.ts';
import { onlyQueriesAndMutations } from '../graphql/operation-kinds.ts';
import { withinBudget } from '../server/budget.ts';
import { PRICES, priceOfAnswer, priceOfText } from '../server/work/prices.ts';
import { type AskerOf, refusalsOf } from './asker.ts';
import type { OperatorContext } from './context.ts';
import { readDocument, rulesOf } from './documents.ts';
import type { OperatorSchema } from './schema.ts';
import type { OperatorScope } from './scopes.ts';

export interface OperatorApiParts extends Omit<OperatorContext, 'mayUse' | 'operator' | 'refused'> {
  readonly api: OperatorSchema;
  readonly askerOf: AskerOf;
}

/** The effect of an act may be a whole catalog, as JSON within JSON. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const requestBody = z.object({
  query: z.string().max(LIMITS.characters),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

/**
 * `POST /operator/graphql`, for operators who signed in and holders of an access key. They are asked for before the document is read,
 * so that a visitor has no document parsed.
 */
export const operatorApi = (app: FastifyInstance, { api, askerOf, ...tools }: OperatorApiParts): void => {
  const rules = [...rulesOf(api.schema), onlyQueriesAndMutations];
  const config = { work: PRICES.operation };
  app.post('/operator/graphql', { config, helmet: false, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const operator = await askerOf(request);
    if (operator === null) throw new GatewayError('UNAUTHENTICATED');
    const { data: asked } = requestBody.safeParse(request.body);
    if (asked === undefined)
      throw new GatewayError('BAD_REQUEST', {}, 'The body is JSON with `query`, `variables` and `operationName`');
    request.workBudget.admit();
    request.workBudget.spend(priceOfText(asked.query));
    const answerWith = (data: unknown, errors: readonly unknown[] | undefined): string =>
      JSON.stringify({ data, errors: errors?.map((error) => formatError(error, reply.log, request.id)) });
    reply.type('application/json; charset=utf-8');
    const found = readDocument(api.schema, rules, asked.query);
    if ('errors' in found) return answerWith(null, found.errors);
    const acts = getOperationAST(found.document, asked.operationName)?.operation === 'mutation';
    const { data, errors } = await withinBudget(
      Promise.resolve(
        execute({
          schema: api.schema,
          document: found.document,
          variableValues: asked.variables,
          operationName: asked.operationName,
          contextValue: {
            ...{ ...tools, operator },
            mayUse: (scope: OperatorScope) => operator.scopes.includes(scope),
            refused: refusalsOf(operator, tools),
          },
        }),
      ),
      acts ? {} : null,
    );
    const answer = answerWith(data ?? null, errors);
    const bytes = Buffer.byteLength(answer);
    request.workBudget.spend(priceOfAnswer(Math.min(bytes, LIMITS.bytes)));
    if (bytes > LIMITS.bytes) throw answerTooLong();
    return answer;
  });
};
