import type { WebSocket } from '@fastify/websocket';
import { CloseCode, type Server } from 'graphql-ws';
import type { Outlet } from '../sockets/outlet.ts';
import { cutOff, keepAlive } from '../sockets/socket.ts';

export interface SocketReport {
  warn(details: object, message: string): void;
}

/**
 * Connects one socket to graphql-ws' protocol server. Its own adapter prints errors to the console and lets any number
 * of messages wait; this one reports to the log, and every way to misbehave closes this socket and nothing else.
 */
export const serveSocket = <Extra extends { readonly socket: WebSocket; readonly outlet: Outlet }>(
  server: Server<Extra>,
  extra: Extra,
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
        socket.on('message', (data) => {
          receive(String(data)).catch(() => cutOff(socket, CloseCode.BadRequest, 'Invalid message received'));
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
