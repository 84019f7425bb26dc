import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startNats } from '../../test/harness/nats.ts';
import { type Bus, BusUnavailable, decodePosition, encodePosition } from './bus.ts';
import { memoryBus } from './memory.ts';
import { natsBus } from './nats.ts';

const text = (message: Uint8Array): string => new TextDecoder().decode(message);
const bytes = (message: string): Uint8Array => new TextEncoder().encode(message);

/** Waits for a condition; a test that never reaches it fails by its time-out. */
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(5);
};

const nats = await startNats();
afterAll(async () => {
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

const adapters = [
  { name: 'memory', site: memorySite },
  ...(nats === null ? [] : [{ name: 'NATS', site: () => natsSite(nats.url) }]),
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
    bus.subscribe('log', (message) => seen.push(`log ${text(message)}`));
    bus.subscribe('live', (message) => seen.push(`live ${text(message)}`));
    await bus.flush();
    bus.publish('log', bytes('1'));
    bus.publish('live', bytes('2'));
    await until(() => seen.length === 2);
    expect(seen.toSorted()).toEqual(['live 2', 'log 1']);
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

describe('the position on the topic log', () => {
  it('survives the bus, and anything else is ignored', () => {
    expect(decodePosition(encodePosition(0))).toBe(0);
    expect(decodePosition(encodePosition(9_007_199_254_740_991))).toBe(9_007_199_254_740_991);
    for (const garbage of ['', '-1', '1.5', '0x10', ' 1', '99999999999999999999', 'NaN']) {
      expect(decodePosition(bytes(garbage))).toBeNull();
    }
  });
});
