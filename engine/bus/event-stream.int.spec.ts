import { setTimeout as pause } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deposited, playerNumber } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { startNats, startNatsCluster } from '../../test/harness/nats.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import type { SqlClient } from '../database/sql.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { encodeEntry } from '../log/entry.ts';
import { readModelDatabase } from '../projections/database.ts';
import { encodePosition } from './bus.ts';
import { type EventStream, type EventStreamParts, StreamDiverged, startEventStream } from './event-stream.ts';
import { streamNameOf } from './log-stream.ts';
import { connectNats, type NatsConnection, natsBusOn } from './nats.ts';

const [nats, cluster] = [await startNats(), await startNatsCluster(3)];
afterAll(async () => {
  await nats?.stop();
  await cluster?.stop();
});

const sites = [
  ...(nats === null ? [] : [{ name: 'one server', url: nats.url, replicas: 1 }]),
  ...(cluster === null ? [] : [{ name: 'a cluster', url: cluster.url, replicas: 3 }]),
];

const recorded = (position: number): RecordedEvent => {
  const player = playerNumber(position % 7);
  return {
    ...deposited(player, String(position + 1)),
    position,
    version: Math.floor(position / 7) + 1,
    at: 1_000_000_000_000 + position,
  };
};

interface Message {
  readonly sequence: number;
  readonly subject: string;
  readonly position: string;
  readonly text: string;
}

const expectedAt = (prefix: string, position: number): Message => ({
  sequence: position + 1,
  subject: `${prefix}.event.player.PaymentSettled`,
  position: String(position),
  text: new TextDecoder().decode(encodeEntry(recorded(position))),
});

const [pglite] = databaseProviders;
if (pglite === undefined) throw new Error('no database');

/** One log for all tests, which only grows; each test has a stream of its own. */
const store = await pglite.create();
const log = readModelDatabase(store.database);
afterAll(() => store.close());
let size = 0;
const appendEvents = async (count: number): Promise<void> => {
  await writeLog(
    store.database,
    Array.from({ length: count }, (_, n) => recorded(size + n)),
  );
  size += count;
};

/** A site with a stream of its own for each test, with relays and connections to it. */
const useSite = (url: string, replicas: number) => {
  const site: { prefix: string; connection: NatsConnection | null } = { prefix: '', connection: null };
  const running: EventStream[] = [];
  const connections: NatsConnection[] = [];

  const connect = async (): Promise<NatsConnection> => {
    const connection = await connectNats({ url });
    connections.push(connection);
    return connection;
  };
  const relay = async (options: Partial<EventStreamParts> = {}): Promise<EventStream> => {
    const connection = await connect();
    const stream = startEventStream({
      ...{ connection, sql: log, sealedSize: async () => size, replicas, prefix: site.prefix },
      ...options,
    });
    running.push(stream);
    return stream;
  };
  const managed = async () => {
    const connection = site.connection ?? (await connect());
    site.connection = connection;
    return (await jetstreamManager(connection.client, { timeout: 2_000, checkAPI: false })).streams;
  };
  const name = (): string => streamNameOf(site.prefix);
  /** Waits until the stream holds so many entries; a stream that never does fails the test by its time-out. */
  const complete = async (entries = size): Promise<void> => {
    for (;;) {
      const info = await (await managed()).info(name()).catch(() => null);
      if (info !== null && info.state.last_seq >= entries) return;
      await pause(20);
    }
  };
  const messages = async (): Promise<readonly Message[]> => {
    const streams = await managed();
    const { state } = await streams.info(name());
    const numbers = Array.from({ length: state.last_seq }, (_, n) => n + 1);
    const found = await Promise.all(numbers.map((seq) => streams.getMessage(name(), { seq })));
    return found.flatMap((message) =>
      message === null
        ? []
        : [
            {
              sequence: message.seq,
              subject: message.subject,
              position: message.header?.get('Glasscase-Position') ?? '',
              text: message.string(),
            },
          ],
    );
  };
  beforeEach(() => {
    site.prefix = `test-${crypto.randomUUID()}`;
  });
  afterEach(async () => {
    for (const stream of running.splice(0)) await stream.stop();
    await (await managed()).delete(name());
    site.connection = null;
    for (const connection of connections.splice(0)) await connection.close();
  });
  return {
    relay,
    complete,
    messages,
    /** The messages that the stream should hold. */
    whole: () => Array.from({ length: size }, (_, position) => expectedAt(site.prefix, position)),
    loseStream: async () => (await managed()).delete(name()),
    wake: async () => natsBusOn(await connect(), site.prefix).publish('log', encodePosition(size)),
  };
};

/** The log as it isn't: other rows come out of it than were written. */
const altered = (alter: (row: object) => object): SqlClient => ({
  query: async (text, values) => {
    const { rows } = await log.query(text, values);
    return { rows: rows.map((row) => (typeof row === 'object' && row !== null ? alter(row) : row)) };
  },
});

describe.each(sites)('the event stream on $name', ({ url, replicas }) => {
  const { relay, complete, messages, whole, loseStream, wake } = useSite(url, replicas);

  it('holds what is in the log and what comes, once and in order', async () => {
    await appendEvents(1_200);
    await relay();
    await complete();
    await appendEvents(30);
    await wake();
    await complete();
    expect(await messages()).toEqual(whole());
  });

  it('holds nothing that no published checkpoint covers', async () => {
    await appendEvents(40);
    let covered = size - 10;
    await relay({ sealedSize: async () => covered });
    await complete(covered);
    await pause(600);
    expect(await messages()).toEqual(whole().slice(0, covered));
    covered = size;
    await complete();
    expect(await messages()).toEqual(whole());
  });

  it('holds every entry once with several relays at once, whichever of them ends', async () => {
    const relays = [await relay(), await relay(), await relay()];
    for (let n = 0; n < 6; n += 1) {
      await appendEvents(100);
      await pause(60);
      if (n % 2 === 0) await relays[n / 2]?.stop();
      if (n === 3) relays.push(await relay());
    }
    await relay();
    await complete();
    expect(await messages()).toEqual(whole());
  });

  it('begins again with the log when the stream is lost', async () => {
    await appendEvents(50);
    await relay();
    await complete();
    await loseStream();
    await appendEvents(50);
    await complete();
    expect(await messages()).toEqual(whole());
  });

  it('is left alone where it holds another log', async () => {
    await appendEvents(20);
    const foreign = await relay({ sql: altered((row) => ('entry' in row ? { ...row, entry: Buffer.of(1) } : row)) });
    await complete();
    await foreign.stop();
    const before = await messages();
    await appendEvents(1);
    const reports: unknown[] = [];
    const onError = (error: unknown): unknown => reports.push(error);
    await relay({ onError });
    await relay({ onError, sql: altered((row) => ('size' in row ? { ...row, size: 1 } : row)) });
    while (reports.length < 2) await pause(20);
    expect(reports.every((error) => error instanceof StreamDiverged)).toBe(true);
    await pause(1_500);
    expect(reports).toHaveLength(2);
    expect(await messages()).toEqual(before);
  });
});

describe.skipIf(nats === null)('the event stream on a server that goes away', () => {
  const { relay, complete, messages, whole } = useSite(nats?.url ?? '', 1);

  it('waits, says so, and goes on', async () => {
    if (nats === null) return;
    await appendEvents(100);
    const reports: unknown[] = [];
    await relay({ onError: (error) => reports.push(error) });
    await complete();
    await nats.outage(async () => {
      await appendEvents(700);
      while (reports.length === 0) await pause(20);
      await pause(1_500);
    });
    await complete();
    expect(await messages()).toEqual(whole());
    // The outage, and what a server that is just back may say.
    expect(reports.map((error) => (error instanceof Error ? error.message : ''))).toContain('the NATS server is away');
    expect(reports.length).toBeLessThan(4);
  });
});

describe.skipIf(cluster === null)('the event stream on a cluster whose nodes are killed', () => {
  const { relay, complete, messages, whole } = useSite(cluster?.url ?? '', 3);

  it('holds every entry once, in order', async () => {
    if (cluster === null) return;
    await relay();
    await relay();
    for (const node of [0, 1, 2]) {
      await appendEvents(400);
      await cluster.kill(node);
      await appendEvents(400);
      await pause(300);
      await cluster.restart(node);
    }
    await complete();
    expect(await messages()).toEqual(whole());
  });
});
