import type { WebSocket } from '@fastify/websocket';
import { TOO_SLOW } from './close-codes.ts';

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

/** Resolves once the bytes left, or the client was cut off because they didn't. */
export const sendOver = (socket: WebSocket, text: string): Promise<void> =>
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
export const keepAlive = (socket: WebSocket): void => {
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
