import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@stomp/stompjs';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { z } from 'zod';

/** A client that follows the live feed and goes on where it was after every break. */
export interface Subscriber {
  readonly name: string;
  /** Numbers of the events as they came. */
  readonly seqs: readonly number[];
  /** How often it connected. */
  connections(): number;
  stop(): Promise<void>;
}

const RECONNECTS_AFTER_MS = 300;
/** A gateway that doesn't answer a ping for so long is left. */
const PONG_WITHIN_MS = 2_000;
const PING_EVERY_MS = 2_000;

const message = z.object({ data: z.object({ liveEvents: z.object({ seq: z.int() }) }) });

const QUERY = 'subscription($after: Int) { liveEvents(after: $after) { seq } }';

export const followByGraphql = (address: string, name: string): Subscriber => {
  const seqs: number[] = [];
  const stopping = new AbortController();
  let connections = 0;

  const once = (): Promise<void> =>
    new Promise((resolve) => {
      let socket: WebSocket | null = null;
      let pong: NodeJS.Timeout | undefined;
      const client = createClient({
        url: new URL('/graphql', address.replace(/^http/, 'ws')).href,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        keepAlive: PING_EVERY_MS,
        connectionAckWaitTimeout: PONG_WITHIN_MS,
        on: {
          opened: (opened) => {
            if (opened instanceof WebSocket) socket = opened;
          },
          connected: () => {
            connections += 1;
          },
          ping: (received) => {
            if (!received) pong = setTimeout(() => socket?.terminate(), PONG_WITHIN_MS);
          },
          pong: (received) => {
            if (received) clearTimeout(pong);
          },
        },
      });
      const over = (): void => {
        clearTimeout(pong);
        stopping.signal.removeEventListener('abort', over);
        void client.dispose();
        resolve();
      };
      stopping.signal.addEventListener('abort', over);
      client.subscribe(
        { query: QUERY, variables: { after: seqs.at(-1) ?? null } },
        {
          next: (event) => {
            const known = message.safeParse(event);
            if (known.success) seqs.push(known.data.data.liveEvents.seq);
          },
          error: over,
          complete: over,
        },
      );
    });

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await once();
      await sleep(RECONNECTS_AFTER_MS);
    }
  };
  const running = run();
  return {
    name,
    seqs,
    connections: () => connections,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

/** The public STOMP client, resuming as docs/stomp.md says. Repeats are left out. */
export const followByStomp = (address: string, name: string): Subscriber => {
  const seen = new Set<number>();
  const seqs: number[] = [];
  let connections = 0;
  let resume: string | null = null;
  const client = new Client({
    brokerURL: new URL('/ws', address.replace(/^http/, 'ws')).href,
    reconnectDelay: RECONNECTS_AFTER_MS,
    connectionTimeout: 2 * PONG_WITHIN_MS,
  });
  client.onConnect = () => {
    connections += 1;
    client.subscribe(
      '/topic/messages',
      ({ headers }) => {
        resume = headers.resume ?? resume;
        const seq = Number(headers.seq);
        if (!seen.has(seq)) seqs.push(seq);
        seen.add(seq);
      },
      resume === null ? {} : { after: resume },
    );
  };
  client.activate();
  return { name, seqs, connections: () => connections, stop: () => client.deactivate() };
};
