import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { CatalogCache } from '../catalog.ts';
import { GatewayError } from '../errors.ts';
import type { LiveFeed } from '../graphql/context.ts';
import { formatError } from '../graphql/error-format.ts';
import type { HasHappened } from '../live-resume.ts';
import { sendFailure } from '../plugins/failures.ts';
import type { SocketAdmission } from '../sockets/admission.ts';
import { TOO_MANY_SOCKETS } from '../sockets/close-codes.ts';
import { type Outlet, outletOf } from '../sockets/outlet.ts';
import { cutOff, keepAlive } from '../sockets/socket.ts';
import type { ChooseProtocol } from '../sockets/websockets.ts';
import { stompConnection } from './connection.ts';
import { payloadOf } from './payload.ts';
import type { PayloadSource } from './payload-source.ts';
import { openTopic } from './topic.ts';

export const STOMP_PATH = '/ws';

const SUBPROTOCOL = 'v12.stomp';

export const stompProtocol: ChooseProtocol = (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false);

export interface StompParts {
  readonly live: Pick<LiveFeed, 'listen'>;
  readonly hasHappened: HasHappened;
  readonly catalogs: Pick<CatalogCache, 'latest' | 'version'>;
  readonly face: PayloadSource['face'];
  readonly battle: PayloadSource['battle'];
  readonly artVersion: number;
  readonly now: () => number;
  readonly sockets: SocketAdmission;
}

const bytesOf = (data: Buffer | ArrayBuffer | Buffer[]): Uint8Array => {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
};

/** The live feed for clients that speak STOMP 1.2 over a WebSocket. */
export const stomp = (app: FastifyInstance, parts: StompParts): void => {
  const { live, hasHappened, now, sockets } = parts;
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'a live message was not sent');
  const topic = openTopic({ live, now, payload: (row) => payloadOf(parts, row), onError });
  app.addHook('preClose', async () => topic.stop());

  const serve = (socket: WebSocket, { send }: Outlet): void => {
    keepAlive(socket);
    const connection = stompConnection({
      topic,
      hasHappened,
      send,
      hangUp: (code, reason) => cutOff(socket, code, reason),
      onError,
    });
    socket.on('message', (data) => connection.receive(bytesOf(data)));
    socket.once('close', connection.closed);
  };

  app.route({
    method: 'GET',
    url: STOMP_PATH,
    onRequest: async (request) => sockets.checkOrigin(request),
    handler: (request, reply) => {
      reply.header('upgrade', 'websocket');
      const error = new GatewayError('BAD_REQUEST', {}, 'STOMP is spoken over a WebSocket here');
      return sendFailure(request, reply, 426, [formatError(error, request.log, request.id)]);
    },
    wsHandler: (socket, request) => {
      if (sockets.admit('stomp', request, socket)) serve(socket, outletOf(socket, request.raw.socket));
      else cutOff(socket, TOO_MANY_SOCKETS, 'too many sockets');
    },
  });
};
