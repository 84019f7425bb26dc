import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { TOO_SLOW } from './close-codes.ts';
import { cutOff } from './socket.ts';

/** Bytes that may wait for one client inside this process. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** As long as fewer wait, the next message may follow at once. */
const FLOWING_BYTES = 64 * 1024;
/** A client of whom no message leaves within this time has stopped reading. */
const SEND_WITHIN_MS = 5_000;

/** The way to one client. */
export interface Outlet {
  /**
   * Sends a text message, given as text or in UTF-8. Resolves when the next one may follow: at once for a client that reads,
   * else when the bytes have left or the client was cut off because they didn't.
   */
  readonly send: (text: string | Buffer) => Promise<void>;
}

/**
 * `stream` is what the socket writes to. Messages that are there at the same moment leave in one write: a write costs more than
 * everything else about a message, so a busy moment is over sooner, and a quiet one waits for nothing.
 */
export const outletOf = (socket: WebSocket, stream: Pick<Duplex, 'cork' | 'uncork'>): Outlet => {
  let gathering = false;
  let unsent = 0;
  let late: NodeJS.Timeout | null = null;

  const gather = (): void => {
    if (gathering) return;
    gathering = true;
    stream.cork();
    // The callback runs after the pending promises: every sender has written its messages by then.
    process.nextTick(() => {
      gathering = false;
      stream.uncork();
    });
  };

  const begun = (): void => {
    unsent += 1;
    late ??= setTimeout(() => cutOff(socket, TOO_SLOW, 'too slow'), SEND_WITHIN_MS);
  };

  const ended = (): void => {
    unsent -= 1;
    if (unsent > 0) late?.refresh();
    else if (late !== null) {
      clearTimeout(late);
      late = null;
    }
  };

  return {
    send: (text) =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) return resolve();
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
          cutOff(socket, TOO_SLOW, 'too slow');
          return resolve();
        }
        gather();
        begun();
        socket.send(text, { binary: false }, () => {
          ended();
          resolve();
        });
        if (socket.bufferedAmount < FLOWING_BYTES) resolve();
      }),
  };
};
