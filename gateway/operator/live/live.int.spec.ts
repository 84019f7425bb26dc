import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { foldedHint } from '../../../engine/bus/bus.ts';
import { valueAt } from '../../testing/client.ts';
import { type Fixture, openFixture, PUBLIC_ORIGIN } from '../../testing/fixture.ts';
import { follow, listenAt, until } from '../../testing/sockets.ts';
import { changeFor, endSessions, setRoles } from '../persons/persons.ts';
import { consoleOf, type SignedIn } from '../testing/console.ts';
import { LIVE_TOPICS } from './hints.ts';

const CHANGED = 'subscription { changed { topics } }';

describe('the console over a socket', () => {
  let site: Fixture;
  let url: string;
  let desk: ReturnType<typeof consoleOf>;
  const clients: Client[] = [];

  beforeAll(async () => {
    site = await openFixture();
    desk = consoleOf(site);
    url = (await listenAt(site.gateway)).replace(/\/graphql$/, '/operator/graphql');
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });
  afterAll(() => site.close());

  /** A page that listens, and the code with which its socket was closed. */
  const open = (headers: Readonly<Record<string, string>>) => {
    const closed: number[] = [];
    class FromPage extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    }
    const client = createClient({
      ...{ url, webSocketImpl: FromPage, retryAttempts: 0 },
      on: { closed: (event) => closed.push(Number(valueAt(event, 'code'))) },
    });
    clients.push(client);
    const { messages } = follow(client, CHANGED, {});
    const topics = () => messages.map((message) => valueAt(message, 'data.changed.topics'));
    return { topics, closed };
  };
  const listening = async ({ cookie }: SignedIn) => {
    const page = open({ cookie, origin: PUBLIC_ORIGIN });
    await until(() => page.topics().length === 1);
    return page;
  };
  const folded = (projection: string): void =>
    site.bus.publish('folded', foldedHint.encode({ projection, position: 1 }));

  it('hears of everything at first, and then what read models change, together', async () => {
    const page = await listening(await desk.signedUp(['support']));
    expect(page.topics()).toEqual([LIVE_TOPICS]);
    for (const name of ['act-proposals', 'retrievals', 'acts', 'serials', 'toString']) folded(name);
    await until(() => page.topics().length === 2);
    expect(page.topics()[1]).toEqual(['FIGURES', 'RETRIEVALS', 'ACTS']);
  });

  it('is open to signed-in pages of the site alone', async () => {
    const { cookie } = await desk.signedUp(['owner']);
    const pages = [
      {},
      { cookie: 'glasscase-operator=x', origin: PUBLIC_ORIGIN },
      { cookie, origin: 'https://elsewhere.example' },
    ].map(open);
    await until(() => pages.every(({ closed }) => closed.length > 0));
    expect(pages.map(({ topics }) => topics())).toEqual([[], [], []]);
  });

  it('ends once the session has ended, and once a role was taken away', async () => {
    const [support, finance] = [await desk.signedUp(['support']), await desk.signedUp(['finance', 'auditor'])];
    const [first, second] = [await listening(support), await listening(finance)];
    const change = changeFor('operator:local', site.now(), 'a test');
    await site.database.transaction('request', async (tx) => {
      await endSessions(tx, support.operatorId, change);
      await setRoles(tx, finance.operatorId, ['auditor'], change);
    });
    folded('ledger');
    await until(() => first.closed.length + second.closed.length === 2);
    expect([first.closed, second.closed]).toEqual([[4403], [4403]]);
  });

  it('is no use of a session, which ends by itself', async () => {
    const operator = await desk.signedUp(['auditor']);
    const page = await listening(operator);
    for (let minutes = 0; minutes < 32; minutes += 8) {
      site.advance(8 * 60_000);
      folded('ledger');
      const heard = page.topics().length;
      await until(() => page.topics().length > heard || page.closed.length > 0);
    }
    await until(() => page.closed.length > 0);
    expect(page.closed).toEqual([4403]);
    expect((await desk.ask(operator.cookie, '{ me { id } }')).code).toBe('UNAUTHENTICATED');
  });

  it('takes no document but the subscription, which HTTP refuses', async () => {
    const { cookie } = await desk.signedUp(['owner']);
    expect((await desk.ask(cookie, CHANGED)).code).toBe('GRAPHQL_VALIDATION_FAILED');
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { cookie, origin: PUBLIC_ORIGIN } });
    const received: string[] = [];
    socket.on('message', (data) => received.push(String(data)));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await until(() => received.length === 1);
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ me { id } }' } }));
    await until(() => received.length === 2);
    expect(received[1]).toContain('GRAPHQL_VALIDATION_FAILED');
    socket.terminate();
  });
});
