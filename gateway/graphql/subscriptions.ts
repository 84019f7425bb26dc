import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  subscribe,
  type ValidationRule,
} from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import { z } from 'zod';
import { accountHint, type Bus } from '../../engine/bus/bus.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { SlowListener } from '../../engine/projections/mailbox.ts';
import { RECONNECT_SPREAD } from '../../schema/clients/reconnect.ts';
import type { Credential, Credentials } from '../accounts/credentials.ts';
import { tokenOf } from '../accounts/sessions/token-of.ts';
import { GatewayError } from '../errors.ts';
import { addressKey } from '../server/addresses/address-key.ts';
import type { SocketAdmission } from '../server/sockets/admission.ts';
import { TOO_MANY_SOCKETS, TOO_SLOW } from '../server/sockets/close-codes.ts';
import type { Online } from '../server/sockets/online.ts';
import { outletOf } from '../server/sockets/outlet.ts';
import { reconnectSpreadMs } from '../server/sockets/reconnect-spread.ts';
import { cutOff } from '../server/sockets/socket.ts';
import { PRICES, priceOfAnswer, priceOfText } from '../server/work/prices.ts';
import type { WorkBudget, WorkBudgets } from '../server/work/work-budgets.ts';
import { answerTooLong, jsonBytes } from './answer-size.ts';
import type { Contexts } from './context.ts';
import { formatError } from './error-format.ts';
import { LIMITS } from './limits.ts';
import type { NamedDocuments } from './named-documents.ts';
import { type ServedSocket, serveSocket } from './serve-socket.ts';
import { sharedDelivery } from './shared-delivery.ts';
import { sharedResults } from './shared-results.ts';
import { type SubscriptionDocument, subscriptionDocuments } from './subscription-documents.ts';

/** The bytes after a result in a message of `graphql-transport-ws`. */
const END = Buffer.from('}');

/**
 * Frames results for one operation of one client. A result is JSON in UTF-8, made once for all subscribers, so a
 * subscriber costs a copy of its bytes and nothing else.
 */
const nextMessagesFor = (operationId: string): ((result: Buffer) => Buffer) => {
  const begin = Buffer.from(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`);
  return (result) => Buffer.concat([begin, result, END]);
};

const OPERATIONS_PER_SOCKET = 8;

interface SocketExtra extends ServedSocket {
  readonly request: FastifyRequest;
  /** The token of the socket's headers, or of its `connection_init`; null for a visitor. */
  token: string | null;
  /** The credential of the token at `connection_init`. */
  credential: Credential | null;
}

/** Browsers can't send headers along with a socket: `connection_init` has them in its payload. */
const initHeaders = z.object({ authorization: z.string().max(200).optional(), token: z.string().max(200).optional() });

const payload = z.object({
  query: z.string().max(LIMITS.characters),
  extensions: z.unknown().optional(),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** The subscription's document as a text, and whether it is one of the page's own. */
type Payload = z.infer<typeof payload> & { readonly trusted: boolean };

export interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly boundedWork: ValidationRule;
  readonly documents: NamedDocuments;
  /** Whether no other document is taken. */
  readonly trustedOnly: boolean;
  /** Whether other documents are taken without a session or an API key, too. */
  readonly visitorsSubscribeFreely: boolean;
  readonly credentials: Pick<Credentials, 'of'>;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly contexts: Pick<Contexts, 'ofSubscription' | 'ofVisitors'>;
  readonly sockets: SocketAdmission;
  readonly online: Pick<Online, 'count'>;
  readonly now: () => Instant;
  readonly profileChanges: () => number;
  readonly randomUuid: () => string;
  readonly workBudgets: Pick<WorkBudgets, 'of'>;
}

type Started = Promise<AsyncGenerator<ExecutionResult> | ExecutionResult>;

/** The payload with the text that it names, or why it isn't taken. */
const readPayload = (sent: unknown, token: string | null, parts: SubscriptionParts): Payload | GatewayError => {
  const { data } = payload.safeParse(sent);
  if (data === undefined) return new GatewayError('BAD_REQUEST');
  const takesTexts = !parts.trustedOnly && (token !== null || parts.visitorsSubscribeFreely);
  if (data.query !== '' && !takesTexts) return new GatewayError('DOCUMENT_REQUIRED');
  try {
    const document = parts.documents.read(data.query, data.extensions);
    if (typeof document !== 'string') return { ...data, query: document.text, trusted: true };
    return takesTexts ? { ...data, query: document, trusted: false } : new GatewayError('DOCUMENT_REQUIRED');
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
};

/** The parts of a subscription that its results depend on, besides the event. */
const keyOf = ({ variables }: Payload, { sharing }: SubscriptionDocument): string =>
  JSON.stringify([
    sharing.shown,
    Object.entries(variables ?? {})
      .filter(([name]) => sharing.variables.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/**
 * Subscriptions by `graphql-transport-ws` at `/graphql`, validated and bounded like every other document. Where the
 * viewer makes no difference, the gateway makes a result once for all subscribers of the same document.
 */
export const graphqlSubscriptions = (app: FastifyInstance, parts: SubscriptionParts): void => {
  const {
    schema,
    boundedWork,
    bus,
    credentials,
    contexts,
    sockets,
    online,
    now,
    profileChanges,
    randomUuid,
    workBudgets,
  } = parts;
  const documents = subscriptionDocuments(schema, boundedWork);
  /** How operations begin whose results are shared. */
  const shared = new WeakMap<ExecutionArgs, () => Started>();

  const results = sharedResults({
    now,
    profileChanges,
    format: ({ data, errors }) => {
      if (errors === undefined) return { data: data ?? null };
      // A shared result belongs to no request, so it gets an id: a player reports the id, and the log has it.
      const reqId = randomUuid();
      const log = app.log.child({ reqId });
      return { data: data ?? null, errors: errors.map((error) => formatError(error, log, reqId)) };
    },
  });

  const budgetOf = ({ request, credential }: SocketExtra): WorkBudget =>
    workBudgets.of(addressKey(request.ip), credential);

  const startShared = async (operation: ExecutionArgs, key: string, id: string, extra: SocketExtra): Started => {
    const contextValue = await contexts.ofVisitors();
    const events = await createSourceEventStream(operation);
    if (!(Symbol.asyncIterator in events)) return events;
    const audience = results.join(key, { ...operation, contextValue }, budgetOf(extra));
    const message = nextMessagesFor(id);
    const send = (result: Buffer): Promise<void> => extra.outlet.send(message(result));
    return sharedDelivery(events[Symbol.asyncIterator](), audience, send);
  };

  const open = new Set<SocketExtra>();
  /** Closes a socket whose session or key has ended. Answers whether it may go on; where that can't be asked, it may. */
  const goesOn = async ({ socket, token }: SocketExtra): Promise<boolean> => {
    if (token === null) return true;
    const found = await credentials.of(token).catch(() => undefined);
    if (found === null) cutOff(socket, CloseCode.Forbidden, 'Forbidden');
    return found !== null;
  };
  bus.subscribe('account', (message) => {
    const accountId = accountHint.decode(message)?.accountId;
    for (const extra of open) if (extra.credential?.account.accountId === accountId) void goesOn(extra);
  });

  const server = makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: 3_000,
    onConnect: async ({ connectionParams, extra }) => {
      const named = initHeaders.safeParse(connectionParams ?? {});
      if (!named.success) return false;
      extra.token = tokenOf({ headers: { ...extra.request.headers, ...named.data } });
      const spreadMs = reconnectSpreadMs(online.count());
      const joined = spreadMs === 0 || { [RECONNECT_SPREAD]: spreadMs };
      if (extra.token === null) return joined;
      extra.credential = await credentials.of(extra.token).catch(() => null);
      // False closes the socket with 4403.
      return extra.credential !== null && joined;
    },
    onSubscribe: async (context, id, sent) => {
      const { socket, request, token, refusal } = context.extra;
      if (refusal !== null) return [refusal];
      if (!(await goesOn(context.extra))) return [new GatewayError('UNAUTHENTICATED')];
      if (Object.keys(context.subscriptions).length > OPERATIONS_PER_SOCKET) {
        cutOff(socket, CloseCode.TooManyInitialisationRequests, 'too many operations');
        return [new GatewayError('RATE_LIMITED')];
      }
      const asked = readPayload(sent, token, parts);
      if (asked instanceof GatewayError) return [asked];
      const workBudget = budgetOf(context.extra);
      workBudget.spend(PRICES.operation + (asked.trusted ? 0 : priceOfText(asked.query)));
      const read = documents.read(asked.query, asked.operationName ?? null);
      if (!('document' in read)) return read;
      const contextValue = await contexts.ofSubscription(request, token);
      const operation: ExecutionArgs = {
        schema,
        document: read.document,
        operationName: asked.operationName ?? null,
        variableValues: asked.variables ?? null,
        contextValue,
      };
      if (read.sharing.forEveryone || contextValue.token === null) {
        shared.set(operation, () => startShared(operation, keyOf(asked, read), id, context.extra));
      }
      return operation;
    },
    subscribe: (operation) => shared.get(operation)?.() ?? subscribe(operation),
    onError: (context, _id, _payload, errors) => {
      const { socket, request } = context.extra;
      if (errors.some(({ originalError }) => originalError instanceof SlowListener))
        cutOff(socket, TOO_SLOW, 'too slow');
      return errors.map((error) => formatError(error, request.log, request.id));
    },
    onNext: async (context, _id, _payload, _args, { data, errors }) => {
      const { request } = context.extra;
      if (!(await goesOn(context.extra))) return { data: null };
      const workBudget = budgetOf(context.extra);
      workBudget.admit();
      const bytes = jsonBytes(data, LIMITS.bytes);
      workBudget.spend(PRICES.shownEvent + priceOfAnswer(bytes ?? LIMITS.bytes));
      const format = (error: unknown) => formatError(error, request.log, request.id);
      if (bytes === null) return { data: null, errors: [format(answerTooLong())] };
      return errors === undefined ? undefined : { data: data ?? null, errors: errors.map(format) };
    },
  });

  app.route({
    method: 'GET',
    url: '/graphql',
    config: { work: PRICES.socket },
    onRequest: async (request) => sockets.checkOrigin(request),
    handler: (_request, reply) => {
      reply.header('allow', 'POST');
      throw new GatewayError('METHOD_NOT_ALLOWED');
    },
    wsHandler: (socket, request) => {
      if (!sockets.admit('graphql', request, socket)) return cutOff(socket, TOO_MANY_SOCKETS, 'too many sockets');
      const outlet = outletOf(socket, request.raw.socket);
      const extra: SocketExtra = { socket, outlet, request, token: null, credential: null, refusal: null };
      open.add(extra);
      socket.once('close', () => open.delete(extra));
      serveSocket(server, extra, () => budgetOf(extra), request.log);
    },
  });
};
