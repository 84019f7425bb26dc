import type { WebSocket } from '@fastify/websocket';
import { CloseCode, type Server } from 'graphql-ws';

/** Sent to a client that read too slowly; it reconnects and resumes after the last `seq` it holds. */
export const TOO_SLOW = 4413;
export const TOO_MANY_SOCKETS = 4430;
export const GOING_AWAY = 1001;

/** Bytes that may wait for one client inside this process. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** A message that doesn't leave within this time meets a client that has stopped reading. */
const SEND_WITHIN_MS = 5_000;
/** A client that answers no ping within this time is gone. */
const PING_EVERY_MS = 15_000;
/** A closing handshake may never be answered by a client that doesn't read. */
const CLOSE_WITHIN_MS = 1_000;

/** Says why and hangs up, also on a client that doesn't listen. */
export const cutOff = (socket: WebSocket, code: number, reason: string): void => {
  if (socket.readyState === socket.CLOSED) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref();
};

const sendOver = (socket: WebSocket, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      cutOff(socket, TOO_SLOW, 'too slow');
      return resolve();
    }
    const late = setTimeout(() => cutOff(socket, TOO_SLOW, 'too slow'), SEND_WITHIN_MS);
    // Resolving only once the bytes left keeps one message at a time in the socket: the rest waits in a bounded queue.
    socket.send(text, () => {
      clearTimeout(late);
      resolve();
    });
  });

/** Pings until the socket closes, and drops a client that stays silent. */
const keepAlive = (socket: WebSocket): void => {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
};

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
