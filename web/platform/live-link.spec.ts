import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveLink } from './live-link.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page whose live connection goes to a server that announces what it is told to. */
const openPage = (random: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const openedAt: number[] = [];
  let newest: { onclose: (event: CloseEvent) => void } | null = null;
  let announced: object = {};
  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly readyState = 1;
    readonly protocol = 'graphql-transport-ws';
    onopen = async (): Promise<void> => undefined;
    onmessage = (_event: object): void => undefined;
    onclose = (_event: CloseEvent): void => undefined;
    constructor() {
      openedAt.push(Date.now());
      newest = this;
      setTimeout(() => this.onopen(), 0);
    }
    send(text: string): void {
      if (JSON.parse(text).type !== 'connection_init') return;
      const data = JSON.stringify({ type: 'connection_ack', payload: announced });
      setTimeout(() => this.onmessage({ data }), 0);
    }
    close(): void {
      // The page never closes it here.
    }
  }
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    defaultView: new EventTarget(),
  });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', { location: { origin: 'https://site' } });
  vi.stubGlobal('document', page);
  let reconnected = 0;
  const link = createLiveLink(
    () => 'subscription { liveEvents { seq } }',
    () => {
      reconnected += 1;
    },
    () => undefined,
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache(), devtools: { enabled: false } });
  const asked = client.subscribe({ query: parse('subscription { liveEvents { seq } }') });
  asked.subscribe({ error: () => undefined });
  return {
    page,
    openedAt,
    reconnected: () => reconnected,
    announce: (payload: object) => {
      announced = payload;
    },
    lose: (reason = '', code = 1001) => newest?.onclose(new CloseEvent('close', { code, reason })),
  };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a lost live connection', () => {
  it.each([0, 0.5, 0.999])('is tried again after five seconds, whatever chance says: %s', async (random) => {
    const { openedAt, lose, reconnected } = openPage(random);
    await pass(10);
    expect(openedAt).toEqual([0]);
    lose();
    await pass(4_999);
    expect(openedAt).toHaveLength(1);
    await pass(1);
    expect(openedAt).toEqual([0, 5_010]);
    await pass(10);
    expect(reconnected()).toBe(1);
  });

  it('is spread over the window that a closing server announces', async () => {
    const { openedAt, lose } = openPage(0.5);
    await pass(10);
    lose('going away; reconnect-spread=8000');
    await pass(60_000);
    expect(openedAt.slice(0, 2)).toEqual([0, 9_010]);
  });

  it('is spread over the window that the server announced when the page joined, where it could say no farewell', async () => {
    const { openedAt, announce, lose } = openPage(0.5);
    announce({ 'reconnect-spread': 4_000 });
    await pass(10);
    lose('', 1006);
    await pass(60_000);
    expect(openedAt.slice(0, 2)).toEqual([0, 7_010]);
  });

  it('is tried at once when the page becomes visible again', async () => {
    const { page, openedAt, lose } = openPage(0.5);
    await pass(10);
    lose();
    await pass(1_000);
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(openedAt).toEqual([0, 1_010]);
  });
});
