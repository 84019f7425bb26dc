import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { type ScriptedSite, scriptedSite } from '../../test/harness/scripted-site.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import { type Bus, BusUnavailable, memoryBus } from '../bus/bus.ts';
import { type ReadModelDatabase, readModelDatabase } from './database.ts';
import { type Followers, startFollowers } from './followers.ts';
import { live } from './live.ts';
import type { LiveRow } from './live-event.ts';
import { type LiveHub, startLiveHub } from './live-hub.ts';
import { decodeLive, encodeLive } from './live-message.ts';
import { type LiveRelay, startLiveRelay } from './live-relay.ts';
import type { Mailbox } from './mailbox.ts';
import { eventsAfter, eventsSince, lastLiveSeq } from './queries/live.ts';

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(5);
};

/** The next messages of a listener. */
const take = async (listener: Mailbox<LiveRow>, count: number): Promise<readonly number[]> => {
  const seqs: number[] = [];
  while (seqs.length < count) {
    const { value, done } = await listener.next();
    if (done === true) break;
    seqs.push(value.seq);
  }
  return seqs;
};
const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

describe.each(databaseProviders)('the live feed on $name', ({ create }) => {
  let store: TestDatabase;
  let site: ScriptedSite;
  let bus: Bus;
  let followers: Followers;
  let written: number;
  /** Events of the feed before the test. */
  let begun: number;
  const open: { stop: () => Promise<void> }[] = [];

  /** Lets players play until so many more items dropped, and waits until they are in the table. Returns the last `seq`. */
  const play = async (count: number): Promise<number> => {
    const played = (): number => site.log.events.filter(({ event }) => event.type === 'CaseOpened').length;
    for (const wanted = played() + count; played() < wanted; ) site.step();
    await writeLog(store.database, site.log.events.slice(written));
    written = site.log.events.length;
    expect(await followers.catchUp('live', written - 1)).toBe(true);
    return lastLiveSeq(store.database.pool);
  };
  const relay = (on: Bus = bus, leaseMs = 400): LiveRelay => {
    const one = startLiveRelay({ database: readModelDatabase(store.database), bus: on, leaseMs });
    open.push(one);
    return one;
  };
  const hub = async (parts: Partial<Parameters<typeof startLiveHub<LiveRow>>[0]> = {}): Promise<LiveHub<LiveRow>> => {
    const sql = store.database.pool;
    const one = await startLiveHub<LiveRow>({ bus, sql, show: async (rows) => rows, healEveryMs: 100, ...parts });
    open.push(one);
    return one;
  };

  /** Waits until some relay is ready: a new site's first one begins with what drops from then on. */
  const prepared = async (): Promise<void> => {
    const text = `SELECT FROM projection WHERE name = 'live-relay'`;
    while ((await store.database.pool.query(text)).rows.length === 0) await pause(5);
  };

  beforeAll(async () => {
    store = await create();
    site = scriptedSite('live', 3);
    written = 0;
    followers = startFollowers({
      database: readModelDatabase(store.database),
      bus: memoryBus(),
      projections: [live],
    });
  });
  afterAll(async () => {
    await followers.stop();
    await store.close();
  });
  beforeEach(async () => {
    bus = memoryBus();
    begun = await lastLiveSeq(store.database.pool);
    await store.database.pool.query(`DELETE FROM projection WHERE name = 'live-relay'`);
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
  });

  it('brings every event to every listener, once and in order', async () => {
    relay();
    await prepared();
    const gateway = await hub();
    const [first, second] = [gateway.listen(), gateway.listen()];
    let last = await play(5);
    expect(await take(first, last - begun)).toEqual(range(begun + 1, last));
    const before = last;
    last = await play(30);
    expect(await take(first, last - before)).toEqual(range(before + 1, last));
    expect(await take(second, last - begun)).toEqual(range(begun + 1, last));
  });

  it('makes what listeners get once for all of them', async () => {
    await play(1);
    let made = 0;
    const gateway = await hub({
      show: async (rows) => {
        made += rows.length;
        return rows;
      },
    });
    const kept = made;
    begun = gateway.status().seq;
    const listeners = range(1, 50).map(() => gateway.listen());
    relay();
    await prepared();
    const last = await play(10);
    const seen = await Promise.all(listeners.map((listener) => take(listener, last - begun)));
    expect(seen.every((seqs) => seqs.length === last - begun)).toBe(true);
    expect(made - kept).toBe(last - begun);
  });

  it('goes on where a listener left, from memory', async () => {
    relay();
    await prepared();
    const gateway = await hub();
    const listener = gateway.listen();
    const last = await play(20);
    const [seen] = (await take(listener, 8)).slice(-1);
    await listener.return?.();
    expect(gateway.status().listeners).toBe(0);
    await until(() => gateway.status().seq === last);
    const again = gateway.listen(seen);
    expect(await take(again, last - (seen ?? 0))).toEqual(range((seen ?? 0) + 1, last));
    // A number from the future is no reason to be silent.
    const confused = gateway.listen(1_000_000);
    const later = await play(1);
    expect(await take(confused, later - last)).toEqual(range(last + 1, later));
  });

  it('tells what followed any number as the table does, and asks the table only for what it cannot know', async () => {
    relay();
    await prepared();
    await play(30);
    const gateway = await hub();
    const last = await play(220);
    await until(() => gateway.status().seq === last);
    for (const after of [0, last - 220, last - 200, last - 199, last - 1, last, last + 5]) {
      expect(await gateway.since(after)).toEqual(await eventsSince(store.database.pool, after));
    }
  });

  it('leaves to the table what it has not heard of yet, and everything before it has begun', async () => {
    const deaf = await hub({ healEveryMs: 60_000 });
    const waiting = await hub({ settled: new Promise(() => undefined) });
    const last = await play(3);
    expect(deaf.status().seq).toBeLessThan(last);
    for (const gateway of [deaf, waiting]) expect(await gateway.since(last - 1)).toBeNull();
  });

  it('begins with the events before it started, for whoever resumes', async () => {
    const last = await play(250);
    const gateway = await hub();
    expect((await take(gateway.listen(last - 20), 20)).length).toBe(20);
    expect((await take(gateway.listen(0), 200))[0]).toBe(last - 199);
  });

  it('drops duplicates and fills the gaps of a bus that loses messages', async () => {
    const gateway = await hub({ healEveryMs: 60_000 });
    const listener = gateway.listen();
    const last = await play(30);
    const rows = await eventsAfter(store.database.pool, begun, 200);
    const publish = (row: LiveRow | undefined): void => {
      if (row !== undefined) bus.publish('live', encodeLive(row));
    };
    for (const row of [rows[0], rows[0], rows[1], rows[5], rows[2], rows[5], rows.at(-1)]) publish(row);
    bus.publish('live', new TextEncoder().encode('{"topic":"live","seq":"7"}'));
    expect(await take(listener, last - begun)).toEqual(range(begun + 1, last));
    expect(gateway.status().seq).toBe(last);
  });

  it('heals without any message', async () => {
    const gateway = await hub();
    const listener = gateway.listen();
    const last = await play(3);
    expect(await take(listener, last - begun)).toEqual(range(begun + 1, last));
  });

  it('cuts off a listener that takes nothing, and nobody else', async () => {
    relay();
    const gateway = await hub({ queueLimit: 10 });
    const [stalled, lively] = [gateway.listen(), gateway.listen()];
    let last = await play(1);
    expect(await take(lively, last - begun)).toEqual(range(begun + 1, last));
    expect((await take(stalled, 1))[0]).toBe(begun + 1);
    while (gateway.status().cutOff === 0) {
      const before = last;
      last = await play(1);
      expect(await take(lively, last - before)).toEqual(range(before + 1, last));
    }
    await expect(stalled.next()).rejects.toMatchObject({ name: 'SlowListener' });
    expect(await stalled.next()).toEqual({ value: undefined, done: true });
    expect(gateway.status()).toMatchObject({ listeners: 1, cutOff: 1 });
  });

  it('ends with the gateway, also for a listener that waits', async () => {
    const gateway = await hub();
    const waiting = gateway.listen().next();
    await gateway.stop();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(() => gateway.listen()).toThrow('no more listeners');
  });

  it('is relayed by one process at a time, and by the next when it leaves', async () => {
    const heard: [string, number][] = [];
    const relayAs = (name: string): LiveRelay => {
      const own = memoryBus();
      own.subscribe('live', (message) => heard.push([name, decodeLive(message)?.seq ?? 0]));
      return relay(own, 30_000);
    };
    const relays = new Map(['one', 'two'].map((name) => [name, relayAs(name)]));
    await prepared();
    let last = await play(10);
    await until(() => heard.at(-1)?.[1] === last);
    const [first] = heard[0] ?? ['nobody'];
    expect(heard).toEqual(range(begun + 1, last).map((seq) => [first, seq]));

    await relays.get(first)?.stop();
    heard.length = 0;
    const before = last;
    last = await play(10);
    await until(() => heard.at(-1)?.[1] === last);
    const next = first === 'one' ? 'two' : 'one';
    expect(heard).toEqual(range(before + 1, last).map((seq) => [next, seq]));
  });

  it('is relayed by the next process when the one before died without a word', async () => {
    const heard: number[] = [];
    bus.subscribe('live', (message) => heard.push(decodeLive(message)?.seq ?? 0));
    const expires = Date.now() + 500;
    await store.database.pool.query(
      `INSERT INTO projection (name, version, position, status) VALUES ('live-relay', 1, $1, $2)`,
      [begun, `ghost ${expires}`],
    );
    relay();
    const last = await play(3);
    await until(() => heard.at(-1) === last);
    expect(heard).toEqual(range(begun + 1, last));
    expect(Date.now()).toBeGreaterThanOrEqual(expires);
  });

  it('has no relay while the read model is being made from the beginning', async () => {
    const readModels = readModelDatabase(store.database);
    let looks = 0;
    const watched: ReadModelDatabase = {
      ...readModels,
      query: (text, values) => {
        looks += 1;
        return readModels.query(text, values);
      },
    };
    const moveHead = (by: number) =>
      store.database.pool.query('UPDATE log_head SET position = position + $1::bigint', [by]);
    await moveHead(100_000);
    const one = startLiveRelay({ database: watched, bus });
    open.push(one);
    await until(() => looks > 4);
    const text = `SELECT position FROM projection WHERE name = 'live-relay'`;
    expect((await store.database.pool.query(text)).rows).toEqual([]);
    await moveHead(-100_000);
    await prepared();
    expect((await store.database.pool.query(text)).rows).toEqual([{ position: BigInt(begun) }]);
  });

  it('is published again until the bus confirms, and nothing is skipped', async () => {
    const heard: number[] = [];
    const shaky = memoryBus();
    shaky.subscribe('live', (message) => heard.push(decodeLive(message)?.seq ?? 0));
    let away = true;
    const errors: unknown[] = [];
    open.push(
      startLiveRelay({
        database: readModelDatabase(store.database),
        bus: {
          ...shaky,
          flush: async () => {
            if (away) throw new BusUnavailable('away');
          },
        },
        onError: (error) => errors.push(error),
      }),
    );
    await prepared();
    const last = await play(5);
    await until(() => errors.length > 1);
    away = false;
    await until(() => heard.filter((seq) => seq === last).length > 1);
    const rest = await play(1);
    await until(() => heard.at(-1) === rest);
    expect([...new Set(heard)]).toEqual(range(begun + 1, rest));
  });
});
