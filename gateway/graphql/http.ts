import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import { addressKey } from '../address-key.ts';
import { withinBudget } from '../budget.ts';
import { compressed } from '../compression.ts';
import { GatewayError } from '../errors.ts';
import { GRAPHQL_PER_MINUTE } from '../plugins/rate-limits.ts';
import type { AnswerAllowance } from './answer-allowance.ts';
import { answerTooLong, jsonBytes } from './answer-size.ts';
import type { GatewayContext } from './context.ts';
import { formatError } from './error-format.ts';
import { LIMITS } from './limits.ts';
import { onlyQueriesAndMutations } from './operation-kinds.ts';
import { sayPosition } from './read-position.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const requestBody = z.object({
  query: z.string().min(1),
  operationName: z.string().max(200).nullish(),
  variables: z.custom<Record<string, unknown>>(isObject).nullish(),
});

/** Mercurius also takes documents as JSON syntax trees, past every limit on text: only text comes in here. */
const syntaxTree = /^[\s\uFEFF]*(?:[["\d-]|\{\s*["}]|(?:true|false|null)\s*$)/;

/** @throws GatewayError for what isn't one GraphQL request of reasonable length. */
const readRequest = (body: unknown) => {
  const parsed = requestBody.safeParse(body);
  if (!parsed.success)
    throw new GatewayError('BAD_REQUEST', {}, 'The body is JSON with `query`, `variables` and `operationName`');
  const { query, variables, operationName } = parsed.data;
  if (query.length > LIMITS.characters) {
    throw new GatewayError('QUERY_TOO_COMPLEX', { limit: 'characters', bound: LIMITS.characters });
  }
  if (syntaxTree.test(query)) throw new GatewayError('GRAPHQL_PARSE_FAILED');
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
};

/** Documents kept parsed, and compiled once they were seen so often. Each document is bounded by `LIMITS`. */
const KEPT_DOCUMENTS = 256;
const COMPILED_AFTER = 3;
/** Questions for the schema from one address. */
const INTROSPECTIONS_PER_MINUTE = 30;

/** Whether the document may change something: true also of a few queries that hold the word. */
const mayChange = (query: string): boolean => /\bmutation\b/.test(query);
const asksForSchema = (query: string): boolean => /\b__(schema|type)\b/.test(query);

const named = z.object({ commandId: z.string() });
const commandIdIn = z.union([named, z.object({ input: named }).transform(({ input }) => input)]);

/** What a mutation is asked again by, where variables say it. */
const changesOf = (query: string, variables: unknown): { readonly commandId?: string } | null => {
  if (!mayChange(query)) return null;
  const { data } = commandIdIn.safeParse(variables);
  return data === undefined ? {} : { commandId: data.commandId };
};

export interface GraphqlHttpParts {
  readonly schema: GraphQLSchema;
  readonly boundedWork: ValidationRule;
  readonly contextOf: (request: FastifyRequest) => Promise<GatewayContext>;
  readonly rateFactor: number;
  readonly allowance: AnswerAllowance;
}

/**
 * Queries and mutations: Mercurius executes them, this route decides what reaches it. Mercurius' own route would take
 * the GET that opens subscriptions, batches and syntax trees.
 */
export const graphqlHttp = async (app: FastifyInstance, parts: GraphqlHttpParts): Promise<void> => {
  await app.register(mercurius, {
    schema: parts.schema,
    routes: false,
    cache: KEPT_DOCUMENTS,
    jit: COMPILED_AFTER,
    allowBatchedQueries: false,
    graphql: { parseOptions: { maxTokens: LIMITS.tokens }, validateOptions: { maxErrors: 20 } },
    validationRules: [parts.boundedWork, onlyQueriesAndMutations],
    errorFormatter: ({ data, errors }, { reply }) => ({
      statusCode: 200,
      // Formatted errors are plain JSON already; Mercurius hands the response on as it is.
      response: { data: data ?? null, errors: errors.map((error) => formatError(error, reply.log, reply.request.id)) },
    }),
  });

  app.post(
    '/graphql',
    {
      config: { rateLimit: { max: GRAPHQL_PER_MINUTE * parts.rateFactor, timeWindow: 60_000 } },
      // JSON is never shown as a page: of the headers for pages it needs one. Building the others takes a tenth of a play.
      helmet: false,
      onSend: async (request, reply, payload) =>
        typeof payload === 'string' ? compressed(request, reply, payload) : payload,
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      parts.allowance.admit(addressKey(request.ip));
      const { query, variables, operationName } = readRequest(request.body);
      const context = await parts.contextOf(request);
      if (asksForSchema(query)) context.spend('introspection', INTROSPECTIONS_PER_MINUTE, request.ip);
      const changes = changesOf(query, variables);
      const answer = await withinBudget(reply.graphql(query, { ...context }, variables, operationName), changes);
      sayPosition(reply, context.position);
      const bytes = jsonBytes(answer, LIMITS.bytes);
      parts.allowance.spend(addressKey(request.ip), bytes ?? LIMITS.bytes);
      if (bytes !== null) return answer;
      // What was changed stays so: a smaller question about the same command tells.
      if (changes !== null) throw new GatewayError('OUTCOME_UNKNOWN', { ...changes });
      throw answerTooLong();
    },
  );
};
