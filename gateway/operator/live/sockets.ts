import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CloseCode, makeServer } from 'graphql-ws';
import { z } from 'zod';
import type { Bus } from '../../../engine/bus/bus.ts';
import { GatewayError } from '../../errors.ts';
import { formatError } from '../../graphql/error-format.ts';
import { LIMITS } from '../../graphql/limits.ts';
import { onlySubscriptions } from '../../graphql/operation-kinds.ts';
import { type ServedSocket, serveSocket } from '../../graphql/serve-socket.ts';
import { addressKey } from '../../server/addresses/address-key.ts';
import type { SocketAdmission } from '../../server/sockets/admission.ts';
import { TOO_MANY_SOCKETS } from '../../server/sockets/close-codes.ts';
import { outletOf } from '../../server/sockets/outlet.ts';
import { cutOff } from '../../server/sockets/socket.ts';
import { PRICES, priceOfText } from '../../server/work/prices.ts';
import type { WorkBudgets } from '../../server/work/work-budgets.ts';
import type { AskerOf } from '../asker.ts';
import type { OperatorAsker } from '../context.ts';
import { readDocument, rulesOf } from '../documents.ts';
import type { OperatorSchema } from '../schema.ts';
import { changesFrom } from './changes.ts';
import { hintsOver } from './hints.ts';

export interface LiveParts {
  readonly api: OperatorSchema;
  readonly askerOf: AskerOf;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly sockets: Pick<SocketAdmission, 'admit'>;
  readonly workBudgets: Pick<WorkBudgets, 'of'>;
}

interface Extra extends ServedSocket {
  readonly request: FastifyRequest;
  /** Of `connection_init`. */
  asker: OperatorAsker | null;
}

const payload = z.object({ query: z.string().max(LIMITS.characters) });

/** A socket is open without a person at the page: it is no use of a session. The protocol has no content type. */
const unattended = ({ headers }: FastifyRequest) => ({
  headers: { ...headers, 'content-type': 'application/json', 'x-unattended': '1' },
});

const isSame = (a: OperatorAsker, b: OperatorAsker): boolean => a.id === b.id && String(a.scopes) === String(b.scopes);

/** `changed` over `graphql-transport-ws` at `/operator/graphql`, for those who may ask there. A socket has one subscription. */
export const operatorSockets = (app: FastifyInstance, parts: LiveParts): void => {
  const { api, askerOf, bus, sockets, workBudgets } = parts;
  const rules = [...rulesOf(api.schema), onlySubscriptions];
  const hints = hintsOver(bus);
  app.addHook('onClose', async () => hints.stop());

  const askerNow = (extra: Extra): Promise<OperatorAsker | null> =>
    askerOf(unattended(extra.request)).catch((error: unknown) => {
      // Of another page: it may not come in. Where the database can't be asked, the socket that is open stays.
      if (error instanceof GatewayError) return null;
      return extra.asker;
    });

  const server = makeServer<Record<string, unknown>, Extra>({
    schema: api.schema,
    connectionInitWaitTimeout: 3_000,
    onConnect: async ({ extra }) => {
      extra.asker = await askerNow(extra);
      return extra.asker !== null;
    },
    onSubscribe: ({ extra, subscriptions }, _id, sent) => {
      if (extra.refusal !== null) return [extra.refusal];
      if (Object.keys(subscriptions).length > 1) return [new GatewayError('RATE_LIMITED')];
      const { data } = payload.safeParse(sent);
      if (data === undefined) return [new GatewayError('BAD_REQUEST')];
      workBudgets.of(addressKey(extra.request.ip), null).spend(PRICES.operation + priceOfText(data.query));
      const read = readDocument(api.schema, rules, data.query);
      if ('errors' in read) return read.errors;
      return { schema: api.schema, document: read.document, subscribeFieldResolver: () => changesFrom(hints) };
    },
    // A session that ended, or roles that are others by now, end the socket with the next hint: within ten seconds.
    onNext: async ({ extra }) => {
      const found = await askerNow(extra);
      if (found !== null && extra.asker !== null && isSame(extra.asker, found)) return undefined;
      cutOff(extra.socket, CloseCode.Forbidden, 'Forbidden');
      return { data: null };
    },
    onError: ({ extra: { request } }, _id, _payload, errors) =>
      errors.map((error) => formatError(error, request.log, request.id)),
  });

  app.route({
    method: 'GET',
    url: '/operator/graphql',
    config: { work: PRICES.socket },
    helmet: false,
    handler: (_request, reply) => {
      reply.header('allow', 'POST');
      throw new GatewayError('METHOD_NOT_ALLOWED');
    },
    wsHandler: (socket, request) => {
      if (!sockets.admit('operator', request, socket)) return cutOff(socket, TOO_MANY_SOCKETS, 'too many sockets');
      const extra: Extra = {
        socket,
        outlet: outletOf(socket, request.raw.socket),
        request,
        asker: null,
        refusal: null,
      };
      serveSocket(server, extra, () => workBudgets.of(addressKey(request.ip), null), request.log);
    },
  });
};
