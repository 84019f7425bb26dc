import type { WebSocket } from '@fastify/websocket';

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
