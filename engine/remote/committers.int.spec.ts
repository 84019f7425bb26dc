import { afterAll, describe, expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import {
  accepted,
  ask,
  joinWith,
  newCommandId,
  opening,
  publishCast,
  silentLogger,
  startEngine,
} from '../../test/harness/engines.ts';
import { expectLawful } from '../../test/harness/lawful-store.ts';
import { startNats } from '../../test/harness/nats.ts';
import { connectNats } from '../bus/nats.ts';
import { remoteEngine } from './remote-engine.ts';
import { serveEngine } from './serve-engine.ts';

const nats = await startNats();
afterAll(async () => {
  await nats?.stop();
});

const provider = databaseProviders.find(({ name }) => name === 'PostgreSQL');

describe.skipIf(nats === null)('committers behind NATS on one database', () => {
  it('play every command once while engines are fenced, leave and come', async () => {
    if (nats === null || provider === undefined) throw new Error('nothing to run on');
    const store = await provider.create();
    const start = async () => {
      const committer = await startEngine(await store.another());
      const connection = await connectNats({ url: nats.url });
      const id = crypto.randomUUID();
      const server = serveEngine({ connection, engine: committer, id, logger: silentLogger });
      const stop = async (): Promise<void> => {
        await server.close();
        await committer.close();
        await connection.close();
      };
      return { committer, server, stop };
    };
    const connection = await connectNats({ url: nats.url });
    const gateway = remoteEngine({ connection, monotonic: () => performance.now(), logger: silentLogger });
    const setUp = await startEngine(store.database);
    await publishCast(setUp);
    const players = await Promise.all(Array.from({ length: 12 }, () => joinWith(setUp, '100000')));
    await setUp.close();

    const engines = [await start(), await start()];
    let ended = false;
    const answers = new Map<string, string>();
    const load = players.map(async (player) => {
      while (!ended) {
        const id = newCommandId();
        const { events } = accepted(await ask(gateway, opening(player), id));
        answers.set(id, JSON.stringify(events));
        // The same id through whichever engine is there now.
        expect(JSON.stringify(accepted(await ask(gateway, opening(player), id)).events)).toBe(answers.get(id));
      }
    });
    const played = async (more: number): Promise<void> => {
      for (const goal = answers.size + more; answers.size < goal; )
        await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await played(50);
    const fenced = engines[0]?.committer.stats().writer ?? 0;
    await store.database.run('commit', (session) => session.query('SELECT remove_writer($1)', [fenced]));
    await played(50);
    engines.push(await start());
    await played(50);
    engines[1]?.server.leave();
    await engines[1]?.stop();
    await played(50);
    ended = true;
    await Promise.all(load);
    expect(engines.map(({ committer }) => committer.stats().state)).toEqual(['fenced', 'closing', 'running']);

    await gateway.close();
    await engines[0]?.stop();
    await engines[2]?.stop();
    await connection.close();
    await expectLawful(store.database);
    await store.close();
  });
});
