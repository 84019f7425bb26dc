import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startNats, startNatsCluster } from '../../test/harness/nats.ts';
import { type Bus, BusUnavailable, decodePosition, encodePosition, foldedHint, memoryBus, type Topic } from './bus.ts';
import { connectNats, type NatsConnection, natsBusOn } from './nats.ts';
import { natsBus } from './testing/own-nats-bus.ts';

const text = (message: Uint8Array): string => new TextDecoder().decode(message);
const bytes = (message: string): Uint8Array => new TextEncoder().encode(message);

/** Waits for a condition; a test that never reaches it fails by its time-out. */
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(5);
};

const nats = await startNats();
afterAll(async () => {
  await shared?.close();
  await nats?.stop();
});

const memorySite = () => {
  const bus = memoryBus();
  return async (): Promise<Bus> => bus;
};

const natsSite = (url: string) => {
  const prefix = `test-${crypto.randomUUID()}`;
  return (): Promise<Bus> => natsBus({ url, prefix });
};

const shared = nats === null ? null : await connectNats({ url: nats.url });
const sharedSite = (connection: NatsConnection) => {
  const prefix = `test-${crypto.randomUUID()}`;
  return async (): Promise<Bus> => natsBusOn(connection, prefix);
};

const adapters = [
  { name: 'memory', site: memorySite },
  ...(nats === null ? [] : [{ name: 'NATS', site: () => natsSite(nats.url) }]),
  ...(shared === null ? [] : [{ name: 'a shared NATS connection', site: () => sharedSite(shared) }]),
];

describe.each(adapters)('a bus on $name', ({ site }) => {
  const open: Bus[] = [];
  const opened = async (join: () => Promise<Bus>): Promise<Bus> => {
    const bus = await join();
    open.push(bus);
    return bus;
  };
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close();
  });

  it('brings every message to every listener in the order in which it was sent', async () => {
    const join = site();
    const [sender, receiver] = [await opened(join), await opened(join)];
    const first: string[] = [];
    const second: string[] = [];
    receiver.subscribe('live', (message) => first.push(text(message)));
    receiver.subscribe('live', (message) => second.push(text(message)));
    await receiver.flush();
    const sent = Array.from({ length: 500 }, (_, n) => `message ${n}`);
    for (const message of sent) sender.publish('live', bytes(message));
    await until(() => first.length === sent.length && second.length === sent.length);
    expect(first).toEqual(sent);
    expect(second).toEqual(sent);
  });

  it('keeps topics apart', async () => {
    const bus = await opened(site());
    const seen: string[] = [];
    const topics: readonly Topic[] = ['log', 'live', 'battle', 'folded', 'wrote', 'sockets'];
    for (const topic of topics) bus.subscribe(topic, (message) => seen.push(`${topic} ${text(message)}`));
    await bus.flush();
    for (const topic of topics) bus.publish(topic, bytes(`of ${topic}`));
    await until(() => seen.length === topics.length);
    expect(seen.toSorted()).toEqual(topics.map((topic) => `${topic} of ${topic}`).toSorted());
  });

  it('says nothing more to a listener that left', async () => {
    const bus = await opened(site());
    const left: string[] = [];
    const stayed: string[] = [];
    const leave = bus.subscribe('log', (message) => left.push(text(message)));
    bus.subscribe('log', (message) => stayed.push(text(message)));
    await bus.flush();
    bus.publish('log', bytes('1'));
    await until(() => stayed.length === 1 && left.length === 1);
    leave();
    await bus.flush();
    bus.publish('log', bytes('2'));
    await until(() => stayed.length === 2);
    expect(left).toEqual(['1']);
  });

  it('carries bytes as they are', async () => {
    const bus = await opened(site());
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const seen: Uint8Array[] = [];
    bus.subscribe('live', (message) => seen.push(message));
    await bus.flush();
    bus.publish('live', all);
    await until(() => seen.length === 1);
    expect([...(seen[0] ?? [])]).toEqual([...all]);
  });

  it('is silent after it was closed, and says so when asked to flush', async () => {
    const bus = await opened(site());
    const seen: string[] = [];
    bus.subscribe('log', (message) => seen.push(text(message)));
    await bus.close();
    bus.publish('log', bytes('1'));
    await expect(bus.flush()).rejects.toBeInstanceOf(BusUnavailable);
    await bus.close();
    expect(seen).toEqual([]);
  });
});

describe.skipIf(nats === null)('a NATS bus whose server goes away', () => {
  it('drops what is published meanwhile and delivers what comes after the server is back', async () => {
    if (nats === null) return;
    const changes: string[] = [];
    const prefix = `test-${crypto.randomUUID()}`;
    const sender = await natsBus({ url: nats.url, prefix, onConnection: (state) => changes.push(state) });
    const receiver = await natsBus({ url: nats.url, prefix });
    const seen: string[] = [];
    receiver.subscribe('live', (message) => seen.push(text(message)));
    await receiver.flush();
    sender.publish('live', bytes('before'));
    await until(() => seen.length === 1);
    await nats.outage(async () => {
      await until(() => changes.includes('lost'));
      sender.publish('live', bytes('lost'));
      await expect(sender.flush()).rejects.toBeInstanceOf(BusUnavailable);
    });
    await until(() => changes.includes('back'));
    for (;;) {
      // Each connection comes back in its own time; the receiver's subscription is there once something arrives.
      sender.publish('live', bytes('after'));
      await pause(20);
      if (seen.includes('after')) break;
    }
    expect(seen).not.toContain('lost');
    await sender.flush();
    await sender.close();
    await receiver.close();
  });

  it('refuses to start where no server answers', async () => {
    await expect(natsBus({ url: 'nats://127.0.0.1:1' })).rejects.toThrow();
  });
});

describe.skipIf(nats === null)('a NATS bus on a connection that others use', () => {
  it('leaves the connection open when it is closed', async () => {
    if (nats === null) return;
    const connection = await connectNats({ url: nats.url });
    const prefix = `test-${crypto.randomUUID()}`;
    const [first, second] = [natsBusOn(connection, prefix), natsBusOn(connection, prefix)];
    const seen: string[] = [];
    first.subscribe('log', (message) => seen.push(`first ${text(message)}`));
    second.subscribe('log', (message) => seen.push(`second ${text(message)}`));
    await first.close();
    second.publish('log', bytes('1'));
    await until(() => seen.length > 0);
    expect(seen).toEqual(['second 1']);
    await second.close();
    await connection.close();
    expect(connection.isAway()).toBe(true);
  });
});

describe.skipIf(nats === null)('a NATS server that asks for a password', () => {
  it('is reached with the one in the address, and refuses another', async () => {
    const guarded = await startNats({ credentials: 'site:s3cret' });
    if (guarded === null) return;
    const bus = await natsBus({ url: guarded.url });
    await bus.flush();
    await bus.close();
    await expect(natsBus({ url: guarded.url.replace('s3cret', 'wrong') })).rejects.toThrow();
    await guarded.stop();
  });
});

describe.skipIf(nats === null)('a NATS bus on a cluster', () => {
  it('goes on when the node it is connected to is killed', async () => {
    const cluster = await startNatsCluster(3);
    if (cluster === null) return;
    const changes: string[] = [];
    const prefix = `test-${crypto.randomUUID()}`;
    // Each bus is given one node's address; it learns the others from the cluster.
    const url = cluster.nodes[0]?.url ?? '';
    const sender = await natsBus({ url, prefix, onConnection: (state) => changes.push(state) });
    const receiver = await natsBus({ url: cluster.nodes[1]?.url ?? '', prefix });
    const seen: string[] = [];
    receiver.subscribe('live', (message) => seen.push(text(message)));
    await receiver.flush();
    const sendUntilSeen = async (message: string): Promise<void> => {
      while (!seen.includes(message)) {
        // A message that is sent while a route or a connection is away is lost, as on every bus.
        sender.publish('live', bytes(message));
        await pause(20);
      }
    };
    await sendUntilSeen('before');
    await cluster.kill(0);
    await sendUntilSeen('after the kill');
    expect(changes).toEqual(['lost', 'back']);
    await cluster.restart(0);
    await cluster.kill(1);
    await sendUntilSeen('after the kill of the other');
    await sender.close();
    await receiver.close();
    await cluster.stop();
  });
});

describe('the position on the topic log', () => {
  it('survives the bus, and anything else is ignored', () => {
    expect(decodePosition(encodePosition(0))).toBe(0);
    expect(decodePosition(encodePosition(9_007_199_254_740_991))).toBe(9_007_199_254_740_991);
    for (const garbage of ['', '-1', '1.5', '0x10', ' 1', '99999999999999999999', 'NaN']) {
      expect(decodePosition(bytes(garbage))).toBeNull();
    }
  });
});

describe('the word on the topic folded', () => {
  it('survives the bus, and anything else is ignored', () => {
    const folded = { projection: 'seed-pairs', position: 9_007_199_254_740_991 };
    expect(foldedHint.decode(foldedHint.encode(folded))).toEqual(folded);
    const garbage = ['', '{', 'null', '[]', '{"projection":"live"}', '{"projection":"","position":1}'];
    const wrong = ['{"projection":"live","position":-1}', '{"projection":"live","position":1.5}'];
    for (const message of [...garbage, ...wrong, `{"projection":"${'x'.repeat(300)}","position":1}`]) {
      expect(foldedHint.decode(bytes(message))).toBeNull();
    }
  });
});
