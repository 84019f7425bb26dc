import type { WebSocket } from '@fastify/websocket';
import { CloseCode, type Server } from 'graphql-ws';
import type { GatewayError } from '../errors.ts';
import { receiveMessages } from '../server/sockets/client-messages.ts';
import type { Outlet } from '../server/sockets/outlet.ts';
import { cutOff, keepAlive } from '../server/sockets/socket.ts';
import type { WorkBudget } from '../server/work/work-budgets.ts';

/** A socket of `graphql-transport-ws`. */
export interface ServedSocket {
  readonly socket: WebSocket;
  readonly outlet: Outlet;
  /** The reason why the server refuses the present message; null where it takes it. */
  refusal: GatewayError | null;
}

interface SocketReport {
  warn(details: object, message: string): void;
}

/**
 * Connects one socket to graphql-ws' protocol server. Its own adapter prints errors to the console and lets any number
 * of messages wait; this one reports to the log, and every way to misbehave closes this socket and nothing else.
 */
export const serveSocket = <Extra extends ServedSocket>(
  server: Server<Extra>,
  extra: Extra,
  workBudget: () => WorkBudget,
  log: SocketReport,
): void => {
  const { socket, outlet } = extra;
  keepAlive(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: outlet.send,
      close: (code = CloseCode.InternalServerError, reason = '') => cutOff(socket, code, reason.slice(0, 120)),
      onMessage: (receive) => {
        receiveMessages(socket, workBudget, (bytes, refusal) => {
          extra.refusal = refusal;
          receive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()).catch(() =>
            cutOff(socket, CloseCode.BadRequest, 'Invalid message received'),
          );
        });
      },
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    closed(code, String(reason)).catch((error: unknown) => {
      log.warn({ err: error }, 'a subscription did not end cleanly');
    });
  });
};
