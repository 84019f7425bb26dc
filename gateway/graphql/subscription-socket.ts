import type { WebSocket } from '@fastify/websocket';
import { CloseCode, type Server } from 'graphql-ws';
import { cutOff, keepAlive, sendOver } from '../sockets/socket.ts';

export interface SocketReport {
  warn(details: object, message: string): void;
}

/**
 * Connects one socket to graphql-ws' protocol server. Its own adapter prints errors to the console and lets any number
 * of messages wait; this one reports to the log, and every way to misbehave closes this socket and nothing else.
 */
export const serveSocket = <Extra>(server: Server<Extra>, socket: WebSocket, extra: Extra, log: SocketReport): void => {
  keepAlive(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) => sendOver(socket, text),
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
