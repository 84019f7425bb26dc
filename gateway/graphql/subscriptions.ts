import websocket, { type WebSocket } from '@fastify/websocket';
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
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { z } from 'zod';
import { SlowListener } from '../../engine/projections/live-queue.ts';
import { GatewayError } from '../errors.ts';
import type { GatewayLimits } from '../ports.ts';
import type { GatewayContext } from './context.ts';
import { formatError } from './error-format.ts';
import { boundedWork, LIMITS } from './limits.ts';
import { onlySubscriptions } from './operation-kinds.ts';
import { cutOff, GOING_AWAY, serveSocket, TOO_MANY_SOCKETS, TOO_SLOW } from './subscription-socket.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
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

/** Registered before anything else, on the root: its hooks must see every route. */
export const websockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false, handleProtocols },
    // `ws` answers a broken frame or one too large with the right code and closes by itself.
    errorHandler: (error, _socket, request) => request.log.info({ reason: error.message }, 'a socket failed'),
    preClose: function preClose(done) {
      for (const socket of this.websocketServer.clients) cutOff(socket, GOING_AWAY, 'going away');
      this.websocketServer.close();
      done();
    },
  });
};

const sameHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && host !== undefined && new URL(origin).host === host;

/** Browsers say which page opens a socket; other clients say nothing and may come in. */
export const originAllowed = (request: FastifyRequest, allowed: readonly string[]): boolean => {
  const { origin, host } = request.headers;
  return origin === undefined || sameHost(origin, host) || allowed.includes(origin);
};

/** Counts sockets, in all and by address. */
const socketCounter = ({ maxSockets, maxSocketsPerAddress }: GatewayLimits) => {
  const byAddress = new Map<string, number>();
  let total = 0;
  return {
    /** False when there are enough. */
    admit: (address: string, socket: WebSocket): boolean => {
      const own = byAddress.get(address) ?? 0;
      if (total >= maxSockets || own >= maxSocketsPerAddress) return false;
      total += 1;
      byAddress.set(address, own + 1);
      socket.once('close', () => {
        total -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      });
      return true;
    },
  };
};

export interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly contextOf: (request: FastifyRequest) => Promise<GatewayContext>;
  readonly limits: GatewayLimits;
  readonly allowedOrigins: readonly string[];
}

/** Subscriptions by `graphql-transport-ws` at `/graphql`, validated and bounded like every other document. */
export const graphqlSubscriptions = (app: FastifyInstance, parts: SubscriptionParts): void => {
  const { schema, contextOf, limits, allowedOrigins } = parts;
  const counter = socketCounter(limits);

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
    onRequest: async (request) => {
      if (request.ws && !originAllowed(request, allowedOrigins)) throw new GatewayError('ORIGIN_NOT_ALLOWED');
    },
    handler: (_request, reply) => {
      reply.header('allow', 'POST');
      throw new GatewayError('METHOD_NOT_ALLOWED');
    },
    wsHandler: (socket, request) => {
      if (counter.admit(request.ip, socket)) serveSocket(server, socket, { socket, request }, request.log);
      else cutOff(socket, TOO_MANY_SOCKETS, 'too many sockets');
    },
  });
};
