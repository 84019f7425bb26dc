import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPublishedLog } from '../../../test/published-log.ts';
import { type RunningWitness, startWitness } from '../../../test/witness.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { openCheckpoint } from '../checkpoint.ts';
import { verifyEd25519 } from '../ed25519-node.ts';
import { signerFromSeed } from '../log-key.ts';
import { CHECKPOINT_PATH, WITNESSED_CHECKPOINT_PATH, WITNESSES_PATH } from '../tiles.ts';
import { type Cosignature, parseWitnessKey } from './cosignature.ts';
import { createCosigner } from './cosigner.ts';
import { parseWitnesses } from './published-witnesses.ts';
import { eachCosigned, witnessedCount } from './sequence.ts';
import { type Witness, WitnessKeyInvalid, witnessClients } from './witness-client.ts';

const NOW = 1_700_000_000_000;
const silent = { info: () => {}, error: () => {} };

let folder: string;
const running: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-witness-'));
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await rm(folder, { recursive: true, force: true });
});

const log = createPublishedLog().signer;

const witnessNamed = async (name: string, known = log.key, clock = () => NOW): Promise<RunningWitness> => {
  const options = { name, folder: join(folder, name), logs: [known], port: 0, clock };
  const witness = await startWitness(options);
  running.push(witness);
  return witness;
};

/** An answer that no honest witness gives. */
const dishonest = (status: number, body: string): Promise<string> => {
  return listening(createServer((_request, response) => response.writeHead(status).end(body)));
};

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  running.push({
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

const linesOf = (cosignatures: readonly Cosignature[]) => ({
  by: cosignatures.map(({ name }) => name),
  at: cosignatures.map(({ timestamp }) => timestamp),
});

const BEGINNING = { active: true, now: NOW };

/** A log that grows by hand, with a cosigner that takes a step when it is told to. Rooms are locked at some positions. */
const workshop = (
  witnesses: readonly Witness[],
  published = createPublishedLog(),
  state = { ...BEGINNING },
  locked: readonly number[] = [],
) => {
  const { tiles, extendTo } = published;
  const errors: string[] = [];
  const asked: number[] = [];
  const counted = witnesses.map(
    (witness): Witness => ({
      ...witness,
      ask: (request, signal) => {
        asked.push(request.oldSize);
        return witness.ask(request, signal);
      },
    }),
  );
  const parts = {
    tiles,
    witnesses: counted,
    isActive: () => state.active,
    hashing: nodeHashing,
    verify: verifyEd25519,
    locks: {
      between: async (from: number, to: number) => locked.some((position) => position >= from && position < to),
      schedule: { genesisAt: 0, periodMs: 3_000 },
    },
    clock: () => state.now,
    sleep: async (ms: number) => {
      state.now += ms;
    },
    logger: { ...silent, error: (_: object, message: string) => errors.push(message) },
  };
  const recorded = async () => {
    const keys = witnesses.map(({ key }) => key);
    const found: { readonly size: number; readonly by: readonly string[]; readonly at: readonly number[] }[] = [];
    for await (const { note } of eachCosigned(tiles.read, await witnessedCount(tiles.read))) {
      const opened = await openCheckpoint(note, log.key, verifyEd25519, keys);
      if (!opened.ok) throw new Error(opened.fault);
      found.push({ size: opened.checkpoint.size, ...linesOf(opened.cosignatures) });
    }
    return found;
  };
  return {
    tiles,
    extendTo,
    state,
    asked,
    cosigner: createCosigner(parts),
    another: () => createCosigner(parts),
    errors,
    recorded: async () => (await recorded()).map(({ size, by }) => ({ size, by })),
    /** Sizes, and when the first witness cosigned them, in seconds after `NOW`. */
    said: async () => (await recorded()).map(({ size, at }) => [size, (at[0] ?? 0) - NOW / 1_000]),
  };
};

const clientsOf = (...witnesses: readonly RunningWitness[]) => witnessClients(nodeHashing, witnesses);

describe('the cosigner', () => {
  it('has every new checkpoint cosigned by every witness, and publishes them in order', async () => {
    const clients = clientsOf(await witnessNamed('w.example/1'), await witnessNamed('w.example/2'));
    const { cosigner, extendTo, recorded, tiles } = workshop(clients);
    for (const size of [1, 7, 300, 301]) {
      await extendTo(size);
      await cosigner.step();
    }
    const by = ['w.example/1', 'w.example/2'];
    expect(await recorded()).toEqual([1, 7, 300, 301].map((size) => ({ size, by })));
    expect(cosigner.status()).toMatchObject([
      { name: 'w.example/1', size: 301, cosignedAt: NOW, trouble: null },
      { name: 'w.example/2', size: 301 },
    ]);
    const newest = (await tiles.read(WITNESSED_CHECKPOINT_PATH)) ?? new Uint8Array(0);
    expect(await openCheckpoint(newest, log.key, verifyEd25519)).toMatchObject({ ok: true, checkpoint: { size: 301 } });
    const keys = parseWitnesses(nodeHashing, (await tiles.read(WITNESSES_PATH)) ?? new Uint8Array(0));
    expect(keys).toEqual(clients.map(({ key }) => key));
  });

  it('asks nobody while nothing is new', async () => {
    const { cosigner, extendTo, asked } = workshop(clientsOf(await witnessNamed('w.example')));
    await cosigner.step();
    await extendTo(5);
    await cosigner.step();
    await cosigner.step();
    expect(asked).toEqual([0]);
  });

  it('learns after a restart how far the witness is', async () => {
    const { cosigner, another, extendTo, asked, recorded } = workshop(clientsOf(await witnessNamed('w.example')));
    await extendTo(5);
    await cosigner.step();
    await extendTo(9);
    await another().step();
    expect(asked).toEqual([0, 0, 5]);
    expect((await recorded()).map(({ size }) => size)).toEqual([5, 9]);
  });

  it('records nothing where another process seals, and goes on when it is its turn', async () => {
    const { cosigner, extendTo, state, asked, recorded } = workshop(clientsOf(await witnessNamed('w.example')));
    state.active = false;
    await extendTo(5);
    await cosigner.step();
    expect([asked, await recorded()]).toEqual([[], []]);
    state.active = true;
    await cosigner.step();
    expect(await recorded()).toEqual([{ size: 5, by: ['w.example'] }]);
  });

  it('drops what was cosigned when it lost its turn meanwhile', async () => {
    const clients = clientsOf(await witnessNamed('w.example'));
    const { state, extendTo, cosigner, recorded } = workshop(
      clients.map((witness) => ({
        ...witness,
        ask: (request, signal) => {
          state.active = false;
          return witness.ask(request, signal);
        },
      })),
    );
    await extendTo(5);
    await cosigner.step();
    expect(await recorded()).toEqual([]);
  });

  it('goes without a witness that fails, and asks it again later', async () => {
    const reachable = await witnessNamed('w.example/1');
    const closed = await witnessNamed('w.example/2');
    await closed.close();
    const { cosigner, extendTo, state, asked, recorded } = workshop(clientsOf(reachable, closed));
    await extendTo(5);
    await cosigner.step();
    expect(await recorded()).toEqual([{ size: 5, by: ['w.example/1'] }]);
    expect(cosigner.status()[1]).toMatchObject({ size: null, trouble: 'TypeError' });
    await cosigner.step();
    expect(asked).toEqual([0, 0]);
    state.now += 60_000;
    await cosigner.step();
    expect(asked).toEqual([0, 0, 0]);
  });

  it('is refused by the witness for a forked log, and says so', async () => {
    const witness = await witnessNamed('w.example');
    const first = workshop(clientsOf(witness));
    await first.extendTo(5);
    await first.cosigner.step();
    const fork = createPublishedLog(log, (position) => new TextEncoder().encode(`other ${position}`));
    const second = workshop(clientsOf(witness), fork);
    await second.extendTo(5);
    await second.cosigner.step();
    expect(second.cosigner.status()[0]?.trouble).toMatch('not consistent');
    second.state.now += 60_000;
    await second.extendTo(9);
    await second.cosigner.step();
    expect(second.cosigner.status()[0]?.trouble).toMatch('not consistent');
    expect(await second.recorded()).toEqual([]);
  });

  it('is refused where the witness knows another key, or no such log', async () => {
    const otherKey = signerFromSeed(log.key.name, '22'.repeat(32)).key;
    const otherLog = signerFromSeed('other.example/log', '22'.repeat(32)).key;
    const clients = clientsOf(await witnessNamed('w.example/1', otherKey), await witnessNamed('w.example/2', otherLog));
    const { cosigner, extendTo } = workshop(clients);
    await extendTo(5);
    await cosigner.step();
    const [first, second] = cosigner.status();
    expect([first?.trouble, second?.trouble]).toEqual([
      'the witness knows another key of this log',
      "the witness doesn't know this log",
    ]);
  });

  it('asks no more from a witness that is ahead of what is published here', async () => {
    const witness = await witnessNamed('w.example');
    const ahead = workshop(clientsOf(witness));
    await ahead.extendTo(9);
    await ahead.cosigner.step();
    const behind = workshop(clientsOf(witness));
    await behind.extendTo(5);
    await behind.cosigner.step();
    expect(behind.cosigner.status()[0]?.trouble).toBe('the witness has seen a larger tree');
    expect(behind.asked).toEqual([0]);
  });

  it.each([
    ['no line', 200, '', 'without a valid cosignature'],
    ['a false cosignature', 200, '', 'without a valid cosignature'],
    ['a conflict without a size', 409, 'five\n', '409 without a size'],
    ['a conflict about nothing', 409, '0\n', 'contradicts itself'],
    ['an error', 500, 'sorry', 'status 500'],
    ['a redirection', 302, '', 'TypeError|status 302'],
    ['a flood', 200, 'x'.repeat(100_000), 'too long an answer'],
  ])('records nothing from a witness that answers with %s', async (what, status, body, trouble) => {
    const honest = await witnessNamed('w.example');
    const key = parseWitnessKey(nodeHashing, honest.key);
    const name = Buffer.from([...(key?.id ?? []), ...new Uint8Array(72).fill(1)]).toString('base64');
    const url = await dishonest(status, what === 'a false cosignature' ? `— w.example ${name}\n` : body);
    const { cosigner, extendTo, recorded } = workshop(witnessClients(nodeHashing, [{ key: honest.key, url }]));
    await extendTo(5);
    await cosigner.step();
    expect(await recorded()).toEqual([]);
    expect(cosigner.status()[0]?.trouble).toMatch(new RegExp(trouble));
  });

  it('keeps the keys of witnesses that were there before', async () => {
    const [before, after] = [await witnessNamed('w.example/1'), await witnessNamed('w.example/2')];
    const published = createPublishedLog();
    for (const witness of [before, after]) {
      const { cosigner, extendTo } = workshop(clientsOf(witness), published);
      await extendTo(5);
      await cosigner.step();
    }
    const keys = parseWitnesses(nodeHashing, (await published.tiles.read(WITNESSES_PATH)) ?? new Uint8Array(0));
    expect(keys?.map(({ name }) => name)).toEqual(['w.example/1', 'w.example/2']);
  });

  it('works while nothing is published', async () => {
    const { cosigner, extendTo, tiles, recorded } = workshop(clientsOf(await witnessNamed('w.example')));
    await cosigner.step();
    await extendTo(0);
    await cosigner.step();
    expect(await tiles.read(CHECKPOINT_PATH)).not.toBeNull();
    expect(await recorded()).toEqual([]);
  });

  it('stops while a witness doesn’t answer', async () => {
    const honest = await witnessNamed('w.example');
    const server: Server = createServer(() => undefined);
    const arrived = new Promise<void>((resolve) => void server.once('request', () => resolve()));
    const url = await listening(server);
    const { cosigner, extendTo } = workshop(witnessClients(nodeHashing, [{ key: honest.key, url }]));
    await extendTo(5);
    cosigner.start();
    await arrived;
    await cosigner.stop();
    expect(cosigner.status()[0]?.trouble).toBeNull();
  });

  it('follows by itself from start to stop', async () => {
    const { cosigner, extendTo, recorded } = workshop(clientsOf(await witnessNamed('w.example')));
    await extendTo(5);
    cosigner.start();
    await expect.poll(recorded, { timeout: 5_000 }).toHaveLength(1);
    await cosigner.stop();
  });
});

describe('between two sizes at which a room was locked', () => {
  /** A witness with the clock of its log; `NOW` is the first second of a period. */
  const scene = async (locked: readonly number[], published = createPublishedLog()) => {
    const state = { ...BEGINNING };
    const witness = await witnessNamed('w.example', log.key, () => state.now);
    let delayMs = 0;
    const clients = clientsOf(witness).map(
      (one): Witness => ({
        ...one,
        ask: async (request, signal) => {
          state.now += delayMs;
          return one.ask(request, signal);
        },
      }),
    );
    const slow = (ms: number): void => {
      delayMs = ms;
    };
    return { ...workshop(clients, published, state, locked), slow, witness };
  };

  it.each([
    ['in the first second of a period', 102, 102],
    ['in its second one', 100, 100],
    ['in its last one, and once more a second later', 101, 102],
  ])('the cosigner asks for the last size again %s', async (_, seconds, again) => {
    const { cosigner, extendTo, state, said, errors } = await scene([5]);
    await extendTo(5);
    await cosigner.step();
    state.now += seconds * 1_000;
    await extendTo(6);
    await cosigner.step();
    expect(await said()).toEqual([
      [5, 0],
      [5, again],
      [6, again],
    ]);
    expect(errors).toEqual([]);
  });

  it('the cosigner asks again only for locks that the last size doesn’t cover', async () => {
    const { cosigner, extendTo, said } = await scene([4, 9]);
    for (const size of [5, 9, 12]) {
      await extendTo(size);
      await cosigner.step();
    }
    expect((await said()).map(([size]) => size)).toEqual([5, 9, 9, 12]);
  });

  it('a new cosigner asks for what is recorded, without the witness’s own line', async () => {
    const { cosigner, another, extendTo, said, asked } = await scene([7]);
    await extendTo(5);
    await cosigner.step();
    await extendTo(9);
    const next = another();
    await next.step();
    await next.step();
    expect((await said()).map(([size]) => size)).toEqual([5, 5, 9]);
    expect(asked).toEqual([0, 0, 5, 5]);
  });

  it('nothing newer is asked for where the witness gives no answer for the last size', async () => {
    const { cosigner, extendTo, said, witness, asked } = await scene([7]);
    await extendTo(5);
    await cosigner.step();
    await extendTo(9);
    await witness.close();
    await cosigner.step();
    expect(asked).toEqual([0, 5]);
    expect((await said()).map(([size]) => size)).toEqual([5]);
    expect(cosigner.status()[0]?.trouble).toBe('TypeError');
  });

  it('an answer that comes in the next period is told as an error', async () => {
    const { cosigner, extendTo, slow, errors, said } = await scene([5]);
    await extendTo(5);
    await cosigner.step();
    slow(3_000);
    await extendTo(6);
    await cosigner.step();
    expect((await said()).map(([size]) => size)).toEqual([5, 5, 6]);
    expect(errors).toEqual(["a round's time fell between two cosignatures: a lock may stay without evidence"]);
  });
});

describe('configured witnesses', () => {
  it('are refused with a key that is none, a log’s key, or twice', async () => {
    const { key } = await witnessNamed('w.example');
    const url = 'http://127.0.0.1:1';
    expect(() => witnessClients(nodeHashing, [{ key: 'w.example', url }])).toThrow(WitnessKeyInvalid);
    expect(() =>
      witnessClients(nodeHashing, [
        { key, url },
        { key, url },
      ]),
    ).toThrow(WitnessKeyInvalid);
  });
});
