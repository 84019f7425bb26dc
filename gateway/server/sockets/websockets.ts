import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { announcingReason } from '../../../schema/clients/reconnect.ts';
import { notFound } from '../plugins/failures.ts';
import { GOING_AWAY } from './close-codes.ts';
import { reconnectSpreadMs } from './reconnect-spread.ts';
import { cutOff } from './socket.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;

/** Chooses among the subprotocols that a client offers; false for none. */
export type ChooseProtocol = (offered: Set<string>) => string | false;

/** Registered before anything else, on the root: its hooks must see every route. `protocols` are by path. */
export const websockets = async (
  app: FastifyInstance,
  protocols: Readonly<Record<string, ChooseProtocol>>,
): Promise<void> => {
  const protocolsAt = ({ url = '' }: IncomingMessage): ChooseProtocol | undefined => {
    const [path = ''] = url.split('?', 1);
    return Object.hasOwn(protocols, path) ? protocols[path] : undefined;
  };
  const handleProtocols = (offered: Set<string>, request: IncomingMessage): string | false =>
    protocolsAt(request)?.(offered) ?? false;
  await app.register(websocket, {
    // One message of a socket in a turn of the event loop: a client that sends many at once holds up no other client.
    options: {
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      allowSynchronousEvents: false,
      handleProtocols,
    },
    // `ws` answers a broken frame or one too large with the right code and closes by itself.
    errorHandler: (error, _socket, request) => request.log.info({ reason: error.message }, 'a socket failed'),
    preClose: function preClose(done) {
      const { clients } = this.websocketServer;
      const reason = announcingReason('going away', reconnectSpreadMs(clients.size));
      for (const socket of clients) cutOff(socket, GOING_AWAY, reason);
      this.websocketServer.close();
      done();
    },
  });
  // Every other route would be given the socket, and would close it.
  app.addHook('onRequest', async (request, reply) =>
    request.ws && protocolsAt(request.raw) === undefined ? notFound(request, reply) : undefined,
  );
};
