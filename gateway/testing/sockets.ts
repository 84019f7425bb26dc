import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** Where a gateway takes subscriptions, once it listens. */
export const listenAt = async (gateway: {
  listen(options: { port: number; host: string }): Promise<string>;
}): Promise<string> => `${(await gateway.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/graphql`;

export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(5);
};

/** A client that is connected: of a visitor, or with a token. */
export const connected = async (url: string, token?: string): Promise<Client> => {
  let ready = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    ...(token === undefined ? {} : { connectionParams: { token } }),
    on: { connected: ready },
  });
  await opened;
  return client;
};

export interface Followed {
  /** The results that the server sent, in order. */
  readonly messages: readonly unknown[];
  readonly failures: readonly unknown[];
  /** True once the server has said that nothing follows. */
  isOver(): boolean;
  leave(): void;
}

/** Subscribes, and remembers everything that comes. */
export const follow = (client: Client, query: string, variables: Record<string, unknown> = {}): Followed => {
  const messages: unknown[] = [];
  const failures: unknown[] = [];
  let over = false;
  const leave = client.subscribe(
    { query, variables },
    {
      next: (message) => messages.push(message),
      error: (error) => failures.push(error),
      complete: () => {
        over = true;
      },
    },
  );
  return { messages, failures, isOver: () => over, leave };
};
