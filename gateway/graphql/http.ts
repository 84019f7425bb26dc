import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, OperationTypeNode, type ValidationRule } from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import { GatewayError } from '../errors.ts';
import { withinBudget } from '../server/budget.ts';
import { compressed } from '../server/compression.ts';
import { PRICES, priceOfAnswer, priceOfText } from '../server/work/prices.ts';
import { answerTooLong, jsonBytes } from './answer-size.ts';
import type { GatewayContext } from './context.ts';
import { formatError } from './error-format.ts';
import { LIMITS } from './limits.ts';
import type { NamedDocuments } from './named-documents.ts';
import { onlyQueriesAndMutations } from './operation-kinds.ts';
import { setLogPositionHeader } from './read-position.ts';
import type { TrustedDocument } from './trusted-documents.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const requestBody = z.object({
  query: z.string().nullish(),
  extensions: z.unknown().optional(),
  operationName: z.string().max(200).nullish(),
  variables: z.custom<Record<string, unknown>>(isObject).nullish(),
});

/** Mercurius also takes documents as JSON syntax trees, past every limit on text: only text comes in here. */
const syntaxTree = /^[\s\uFEFF]*(?:[["\d-]|\{\s*["}]|(?:true|false|null)\s*$)/;

/** @throws GatewayError for what isn't a document of reasonable length */
const checkText = (query: string): void => {
  if (query.length > LIMITS.characters) {
    throw new GatewayError('QUERY_TOO_COMPLEX', { limit: 'characters', bound: LIMITS.characters });
  }
  if (syntaxTree.test(query)) throw new GatewayError('GRAPHQL_PARSE_FAILED');
};

/**
 * One GraphQL request of reasonable length: a text, or the id of a document.
 * @throws GatewayError
 */
const readRequest = (body: unknown, { documents, trustedOnly }: GraphqlHttpParts) => {
  const { data } = requestBody.safeParse(body);
  if (data === undefined)
    throw new GatewayError('BAD_REQUEST', {}, 'The body is JSON with `query`, `variables` and `operationName`');
  const { query, extensions, variables, operationName } = data;
  const given = { variables: variables ?? undefined, operationName: operationName ?? undefined };
  if (query != null && query !== '') {
    if (trustedOnly) throw new GatewayError('DOCUMENT_REQUIRED');
    checkText(query);
  }
  const document = documents.read(query, extensions);
  if (typeof document !== 'string' && document.kind === OperationTypeNode.SUBSCRIPTION)
    throw new GatewayError('GRAPHQL_VALIDATION_FAILED');
  return { ...given, document };
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

/** The idempotency key of a mutation, where its variables name one; null for a document that changes nothing. */
const changesOf = (document: string | TrustedDocument, variables: unknown): { readonly commandId?: string } | null => {
  const changes = typeof document === 'string' ? mayChange(document) : document.kind === OperationTypeNode.MUTATION;
  if (!changes) return null;
  const { data } = commandIdIn.safeParse(variables);
  return data === undefined ? {} : { commandId: data.commandId };
};

export interface GraphqlHttpParts {
  readonly schema: GraphQLSchema;
  readonly boundedWork: ValidationRule;
  readonly documents: NamedDocuments;
  /** Whether no other document is taken. */
  readonly trustedOnly: boolean;
  readonly contextOf: (request: FastifyRequest) => Promise<GatewayContext>;
}

interface Asked<Document> {
  readonly document: Document;
  readonly variables: Record<string, unknown> | undefined;
  readonly changes: ReturnType<typeof changesOf>;
  readonly context: GatewayContext;
}

/** The answer and its length in bytes; the length is null where the answer is too long. */
interface Answered {
  readonly answer: unknown;
  readonly bytes: number | null;
}

const answerText = async (
  reply: FastifyReply,
  {
    document,
    variables,
    operationName,
    changes,
    context,
  }: Asked<string> & { readonly operationName: string | undefined },
): Promise<Answered> => {
  if (asksForSchema(document)) context.spend('introspection', INTROSPECTIONS_PER_MINUTE, context.address);
  const answer = await withinBudget(reply.graphql(document, { ...context }, variables, operationName), changes);
  return { answer, bytes: jsonBytes(answer, LIMITS.bytes) };
};

/** A trusted document's answer is never many times its data, so it is written once and measured as text. */
const answerTrusted = async (
  reply: FastifyReply,
  { document, variables, changes, context }: Asked<TrustedDocument>,
): Promise<Answered> => {
  const { data, errors } = await withinBudget(Promise.resolve(document.execute(context, variables ?? {})), changes);
  const answer = JSON.stringify({
    data: data ?? null,
    errors: errors?.map((error) => formatError(error, reply.log, reply.request.id)),
  });
  reply.type('application/json; charset=utf-8');
  const bytes = Buffer.byteLength(answer);
  return { answer, bytes: bytes > LIMITS.bytes ? null : bytes };
};

/**
 * Queries and mutations. The compiled code of a trusted document executes it; Mercurius executes every other document,
 * and this route decides what reaches it. Mercurius' own route would take the GET that opens subscriptions, batches and
 * syntax trees.
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
      // Formatted errors are plain JSON already; Mercurius sends the response unchanged.
      response: { data: data ?? null, errors: errors.map((error) => formatError(error, reply.log, reply.request.id)) },
    }),
  });

  app.post(
    '/graphql',
    {
      config: { work: PRICES.operation },
      // JSON is never shown as a page: of the headers for pages it needs one. Building the others takes a tenth of a play.
      helmet: false,
      onSend: async (request, reply, payload) =>
        typeof payload === 'string' ? compressed(request, reply, payload) : payload,
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      const { document, variables, operationName } = readRequest(request.body, parts);
      const { workBudget } = request;
      const context = await parts.contextOf(request);
      if (typeof document === 'string') {
        // An account pays also for texts that aren't valid. The resolvers decide what a dead token may read.
        await context.credential().catch(() => null);
        workBudget.admit();
        workBudget.spend(priceOfText(document));
      }
      const changes = changesOf(document, variables);
      const { answer, bytes } =
        typeof document === 'string'
          ? await answerText(reply, { document, variables, operationName, changes, context })
          : await answerTrusted(reply, { document, variables, changes, context });
      setLogPositionHeader(reply, context.position);
      workBudget.spend(priceOfAnswer(bytes ?? LIMITS.bytes));
      if (bytes !== null) return answer;
      // The change is done. The client gets its outcome by a smaller question about the same command.
      if (changes !== null) throw new GatewayError('OUTCOME_UNKNOWN', { ...changes });
      throw answerTooLong();
    },
  );
};
