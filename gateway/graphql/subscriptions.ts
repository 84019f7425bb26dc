import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  GraphQLError as Refusal,
  specifiedRules,
  validate,
} from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import { z } from 'zod';
import { SlowListener } from '../../engine/projections/live-queue.ts';
import { GatewayError } from '../errors.ts';
import type { SocketAdmission } from '../sockets/admission.ts';
import { TOO_MANY_SOCKETS, TOO_SLOW } from '../sockets/close-codes.ts';
import { cutOff } from '../sockets/socket.ts';
import type { GatewayContext } from './context.ts';
import { formatError } from './error-format.ts';
import { boundedWork, LIMITS } from './limits.ts';
import { onlySubscriptions } from './operation-kinds.ts';
import { serveSocket } from './subscription-socket.ts';

const OPERATIONS_PER_SOCKET = 8;
const RULES = [...specifiedRules, boundedWork, onlySubscriptions];

interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
}

const payload = z.object({
  query: z.string().min(1).max(LIMITS.characters),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

export interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly contextOf: (request: FastifyRequest) => Promise<GatewayContext>;
  readonly sockets: SocketAdmission;
}

/** Subscriptions by `graphql-transport-ws` at `/graphql`, validated and bounded like every other document. */
export const graphqlSubscriptions = (app: FastifyInstance, parts: SubscriptionParts): void => {
  const { schema, contextOf, sockets } = parts;

  const readDocument = (sent: unknown): Omit<ExecutionArgs, 'contextValue'> | readonly GraphQLError[] => {
    const parsed = payload.safeParse(sent);
    if (!parsed.success) return [new GatewayError('BAD_REQUEST')];
    const { query, operationName, variables } = parsed.data;
    try {
      const document = parse(query, { maxTokens: LIMITS.tokens });
      const errors = validate(schema, document, RULES, { maxErrors: 20 });
      if (errors.length > 0) return errors;
      return { schema, document, operationName: operationName ?? null, variableValues: variables ?? null };
    } catch (error) {
      return [error instanceof Refusal ? error : new GatewayError('GRAPHQL_PARSE_FAILED')];
    }
  };

  const server = makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: 3_000,
    onSubscribe: async (context, _id, sent) => {
      const { socket, request } = context.extra;
      if (Object.keys(context.subscriptions).length > OPERATIONS_PER_SOCKET) {
        cutOff(socket, CloseCode.TooManyInitialisationRequests, 'too many operations');
        return [new GatewayError('RATE_LIMITED')];
      }
      const document = readDocument(sent);
      return 'schema' in document ? { ...document, contextValue: await contextOf(request) } : document;
    },
    onError: (context, _id, _payload, errors) => {
      const { socket, request } = context.extra;
      if (errors.some(({ originalError }) => originalError instanceof SlowListener))
        cutOff(socket, TOO_SLOW, 'too slow');
      return errors.map((error) => formatError(error, request.log, request.id));
    },
    onNext: (context, _id, _payload, _args, { data, errors }) => {
      const { request } = context.extra;
      if (errors === undefined) return undefined;
      return { data: data ?? null, errors: errors.map((error) => formatError(error, request.log, request.id)) };
    },
  });

  app.route({
    method: 'GET',
    url: '/graphql',
    onRequest: async (request) => sockets.checkOrigin(request),
    handler: (_request, reply) => {
      reply.header('allow', 'POST');
      throw new GatewayError('METHOD_NOT_ALLOWED');
    },
    wsHandler: (socket, request) => {
      if (sockets.admit(request.ip, socket)) serveSocket(server, socket, { socket, request }, request.log);
      else cutOff(socket, TOO_MANY_SOCKETS, 'too many sockets');
    },
  });
};
