import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alice, playerNumber, registered } from '../../test/cast.ts';
import { ask, newCommandId, newPlayerId, silentLogger } from '../../test/harness/engines.ts';
import { type NatsServer, startNats } from '../../test/harness/nats.ts';
import { someInclusionPromise } from '../../test/promises.ts';
import { connectNats, type NatsConnection } from '../bus/nats.ts';
import type { Command, Submission } from '../commands.ts';
import type { CommitterStats } from '../committer/committer.ts';
import type { Outcome, SubmissionTrace } from '../engine.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { decodeAnswer } from './answer-codec.ts';
import { EngineFailed, EngineRefused } from './ask-engines.ts';
import { UnreadableMessage } from './message.ts';
import { MAX_MESSAGE_BYTES, subjectsOf } from './protocol.ts';
import { type RemoteEngine, type RemoteEngineLimits, remoteEngine } from './remote-engine.ts';
import { type ServedEngine, serveEngine } from './serve-engine.ts';

const nats: NatsServer | null = await startNats();

const register = (playerId: PlayerId): Command => ({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' });

/** The receipts that engines share: each id is done once, and answered alike from then on. */
const createReceipts = () => {
  const receipts = new Map<string, Outcome>();
  return {
    receipts,
    submit: async ({ actor, commandId }: Submission): Promise<Outcome> => {
      const known = receipts.get(`${actor}|${commandId}`);
      if (known !== undefined) return known;
      const event = { ...registered(alice), position: receipts.size, version: 1, at: 0 };
      const wallet = { coin: 0n, points: 0n, locked: 0n, version: 1 };
      const outcome: Outcome = {
        status: 'accepted',
        events: [event],
        repeated: false,
        wallet,
        promise: someInclusionPromise,
      };
      receipts.set(`${actor}|${commandId}`, outcome);
      return outcome;
    },
  };
};

describe.skipIf(nats === null)('engines behind NATS', () => {
  const url = nats?.url ?? '';
  const prefix = `test-${crypto.randomUUID()}`;
  const ends: (() => Promise<void>)[] = [];
  let gateways: NatsConnection;

  const connect = async (): Promise<NatsConnection> => {
    const connection = await connectNats({ url });
    ends.push(connection.close);
    return connection;
  };
  const gateway = (limits: Partial<RemoteEngineLimits> = {}): RemoteEngine => {
    const engine = remoteEngine({
      connection: gateways,
      monotonic: () => performance.now(),
      logger: silentLogger,
      prefix,
      limits,
    });
    ends.unshift(engine.close);
    return engine;
  };
  /** An engine on a connection of its own, as in a process of its own. */
  const engine = async (
    submit: ServedEngine['submit'],
    stats: () => Pick<CommitterStats, 'state'> = () => ({ state: 'running' }),
  ) => {
    const connection = await connect();
    const asked: { readonly submission: Submission; readonly trace: SubmissionTrace | undefined }[] = [];
    const id = crypto.randomUUID();
    const server = serveEngine({
      connection,
      engine: {
        submit: (submission, trace) => {
          asked.push({ submission, trace });
          return submit(submission, trace);
        },
        stats,
      },
      id,
      logger: silentLogger,
      prefix,
    });
    ends.unshift(server.close);
    // From here on the server knows where it listens.
    await connection.client.flush();
    return { id, server, connection, asked };
  };
  const seen = async (of: RemoteEngine, engines: number): Promise<void> => {
    while (of.status().engines !== engines) await pause(5);
  };

  beforeAll(async () => {
    if (nats !== null) gateways = await connectNats({ url });
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(async () => {
    await gateways?.close();
    await nats?.stop();
  });

  it('answer through a gateway as they would in process', async () => {
    const { submit, receipts } = createReceipts();
    await engine(submit);
    const remote = gateway();
    const [player, id] = [newPlayerId(), newCommandId()];
    const first = await ask(remote, register(player), id);
    expect(first).toEqual(receipts.get(`${player}|${id}`));
    expect(await ask(remote, register(player), id)).toEqual(first);
  });

  it('get every command of one stream at the same place, whichever gateway sends it', async () => {
    const { submit } = createReceipts();
    const engines = [await engine(submit), await engine(submit), await engine(submit)];
    const remotes = [gateway(), gateway()];
    for (const remote of remotes) await seen(remote, 3);
    const players = Array.from({ length: 40 }, (_, n) => playerNumber(n));
    for (const remote of remotes) await Promise.all(players.map((player) => ask(remote, register(player))));
    const places = engines.map(({ asked }) => new Set(asked.map(({ submission }) => submission.actor)));
    expect(engines.map(({ asked }) => asked.length).reduce((a, b) => a + b)).toBe(80);
    expect(places.map(({ size }) => size).reduce((a, b) => a + b)).toBe(40);
    for (const place of places) expect(place.size).toBeGreaterThan(0);
  });

  it('lose nothing when one dies without a word', async () => {
    const { submit, receipts } = createReceipts();
    const slowly: ServedEngine['submit'] = async (submission) => {
      await pause(5);
      return submit(submission);
    };
    const dying = await engine(slowly);
    await engine(slowly);
    const remote = gateway({ tryFor: 100 });
    await seen(remote, 2);
    const players = Array.from({ length: 200 }, (_, n) => playerNumber(n));
    const asking = players.map(async (player, n) => {
      await pause(n);
      return ask(remote, register(player));
    });
    await pause(80);
    await dying.connection.client.close();
    const outcomes = await Promise.all(asking);
    expect(outcomes.map(({ status }) => status)).toEqual(players.map(() => 'accepted'));
    expect(dying.asked.length).toBeGreaterThan(0);
    expect(receipts.size).toBe(players.length);
  });

  it('are replaced one after the other without a command that fails or is tried in vain', async () => {
    const { submit, receipts } = createReceipts();
    const running = [await engine(submit), await engine(submit)];
    const remote = gateway();
    await seen(remote, 2);
    let asked = 0;
    let ended = false;
    const outcomes: Outcome[] = [];
    const load = Array.from({ length: 8 }, async () => {
      while (!ended) {
        outcomes.push(await ask(remote, register(playerNumber(asked++))));
        await pause(1);
      }
    });
    for (const old of running) {
      await engine(submit);
      await seen(remote, 3);
      old.server.leave();
      await old.server.close();
      await seen(remote, 2);
      await pause(30);
    }
    ended = true;
    await Promise.all(load);
    expect(outcomes.filter(({ status }) => status !== 'accepted')).toEqual([]);
    expect(receipts.size).toBe(outcomes.length);
  });

  it('answer what they have taken before they are gone', async () => {
    const { submit } = createReceipts();
    const thinking = Promise.withResolvers<void>();
    const leaving = await engine(async (submission) => {
      await thinking.promise;
      return submit(submission);
    });
    const remote = gateway();
    await seen(remote, 1);
    const asking = ask(remote, register(alice));
    while (leaving.asked.length === 0) await pause(5);
    leaving.server.leave();
    const closing = leaving.server.close();
    await seen(remote, 0);
    expect(leaving.server.inFlight()).toBe(1);
    thinking.resolve();
    await closing;
    expect((await asking).status).toBe('accepted');
  });

  it('are passed over when they were fenced, and believed when their queue is full', async () => {
    const { submit } = createReceipts();
    const state: { now: CommitterStats['state'] } = { now: 'running' };
    const busy = async (): Promise<Outcome> => ({ status: 'busy' });
    const fenced = await engine(busy, () => ({ state: state.now }));
    const remote = gateway();
    await seen(remote, 1);
    expect(await ask(remote, register(alice))).toEqual({ status: 'busy' });
    state.now = 'fenced';
    const asking = ask(remote, register(alice));
    await engine(submit);
    expect((await asking).status).toBe('accepted');
    await seen(remote, 1);
    expect(fenced.asked.length).toBeGreaterThan(1);
  });

  it('are passed over also in the very moment in which they are fenced', async () => {
    const { submit } = createReceipts();
    const state: { now: CommitterStats['state'] } = { now: 'running' };
    const meetsTheFence = async (): Promise<Outcome> => {
      // As the committer does it: it takes nothing more before it answers what waited.
      state.now = 'fenced';
      return { status: 'busy' };
    };
    const fenced = await engine(meetsTheFence, () => ({ state: state.now }));
    const remote = gateway();
    await seen(remote, 1);
    const asking = ask(remote, register(alice));
    while (fenced.asked.length === 0) await pause(1);
    await engine(submit);
    expect((await asking).status).toBe('accepted');
  });

  it('are told which request a command belongs to', async () => {
    const { submit } = createReceipts();
    const { asked } = await engine(submit);
    const remote = gateway();
    const submission = { actor: alice, commandId: newCommandId(), command: register(alice) };
    await remote.submit(submission, { requestId: 'req-1' });
    await remote.submit(submission, { requestId: 'two\r\nlines' });
    await remote.submit(submission);
    expect(asked.map(({ trace }) => trace)).toEqual([{ requestId: 'req-1' }, {}, {}]);
  });

  it('refuse garbage and go on', async () => {
    const { submit } = createReceipts();
    const { id, asked } = await engine(submit);
    const subject = subjectsOf(prefix).commands(id);
    const answerTo = async (message: Uint8Array | string) =>
      decodeAnswer((await gateways.client.request(subject, message, { timeout: 5_000 })).data);
    expect(await answerTo('')).toEqual({ kind: 'refused', reason: 'unreadable' });
    expect(await answerTo('{"v":2}')).toEqual({ kind: 'refused', reason: 'unreadable' });
    expect(await answerTo('{"v":3}')).toEqual({ kind: 'refused', reason: 'other-version' });
    expect(await answerTo(new Uint8Array(MAX_MESSAGE_BYTES + 1))).toEqual({ kind: 'refused', reason: 'too-large' });
    gateways.client.publish(subject, 'nobody waits for this');
    gateways.client.publish(subjectsOf(prefix).presence, '{"v":2,"id":"a b","leaving":false}');
    const remote = gateway();
    expect((await ask(remote, register(alice))).status).toBe('accepted');
    expect(remote.status().engines).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('have their faults told, and a submission that is too large is never sent', async () => {
    await engine(async () => {
      throw new RangeError('not for others to read');
    });
    const remote = gateway();
    await expect(ask(remote, register(alice))).rejects.toBeInstanceOf(EngineFailed);
    await expect(ask(remote, register(alice))).rejects.not.toThrow('not for others');
    const large: Command = { type: 'RegisterPlayer', playerId: alice, userSeed: 'x'.repeat(MAX_MESSAGE_BYTES) };
    await expect(ask(remote, large)).rejects.toBeInstanceOf(UnreadableMessage);
  });

  it('of another version are refused by name', async () => {
    const stranger = await connect();
    const subjects = subjectsOf(prefix);
    stranger.client.subscribe(subjects.commands('stranger'), {
      callback: (_, message) => {
        message.respond('{"v":2,"kind":"refused","reason":"other-version"}');
      },
    });
    const remote = gateway();
    await gateways.client.flush();
    stranger.client.publish(subjects.presence, '{"v":2,"id":"stranger","leaving":false}');
    await seen(remote, 1);
    await expect(ask(remote, register(alice))).rejects.toBeInstanceOf(EngineRefused);
  });

  it('are asked for no more at a time than a gateway may', async () => {
    const { submit } = createReceipts();
    const thinking = Promise.withResolvers<void>();
    await engine(async (submission) => {
      await thinking.promise;
      return submit(submission);
    });
    const remote = gateway({ inFlight: 2 });
    const asking = [1, 2, 3].map((n) => ask(remote, register(playerNumber(n))));
    expect(await asking[2]).toEqual({ status: 'busy' });
    thinking.resolve();
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(['accepted', 'accepted', 'busy']);
    await remote.close();
    expect(await ask(remote, register(alice))).toEqual({ status: 'busy' });
  });

  it('are found again after the NATS server was away, by the commands that waited for it', async () => {
    const { submit, receipts } = createReceipts();
    await engine(submit);
    const remote = gateway();
    await seen(remote, 1);
    const waiting: Promise<Outcome>[] = [];
    await nats?.outage(async () => {
      while (remote.status().isConnected) await pause(5);
      for (let n = 0; n < 10; n += 1) waiting.push(ask(remote, register(playerNumber(n))));
      await pause(50);
    });
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 'accepted'));
    expect(receipts.size).toBe(10);
  });
});
