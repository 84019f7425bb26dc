import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crediting } from '../../test/cast.ts';
import { databaseProviders, MIGRATIONS, type TestDatabase } from '../../test/harness/databases.ts';
import {
  accepted,
  ask,
  joinWith,
  newCommandId,
  opening,
  openOnce,
  publishCast,
  startEngine,
} from '../../test/harness/engines.ts';
import { expectLawful, lawfulStore } from '../../test/harness/lawful-store.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { createLogStore } from '../log/store.ts';
import { appendMigration } from './append-columns.ts';
import type { Committer, CommitterOptions } from './committer.ts';

describe.each(databaseProviders)('several committers on one database, $name', ({ create }) => {
  const { store, start: startOn } = lawfulStore(create);
  const start = async (options?: Partial<CommitterOptions>): Promise<Committer> =>
    startOn(options, await store.another());

  it('an engine with an old cache never rejects what is lawful by now, and never accepts what no longer is', async () => {
    const [one, two] = [await start(), await start()];
    const player = await joinWith(one, '100');
    accepted(await openOnce(two, player));
    // The first engine still believes in 100 coin; the second in none, after the first one's credit.
    expect(await openOnce(one, player)).toMatchObject({ status: 'rejected', code: 'INSUFFICIENT_FUNDS' });
    accepted(await ask(one, crediting(player, '100')));
    expect((await openOnce(two, player)).status).toBe('accepted');
  });

  it('the same id on two engines at once plays once and answers both alike', async () => {
    const [one, two] = [await start(), await start()];
    const player = await joinWith(one, '1000');
    accepted(await openOnce(two, player));
    const id = newCommandId();
    const [first, second] = await Promise.all([openOnce(one, player, id), openOnce(two, player, id)]);
    expect(accepted(second).events).toEqual(accepted(first).events);
    const wallet = await tablesOf(store.database.pool)
      .selectFrom('wallet')
      .select('coin')
      .where('player_id', '=', player)
      .execute();
    expect(wallet).toEqual([{ coin: 800n }]);
  });

  it('the same id with another body on another engine is a conflict', async () => {
    const [one, two] = [await start(), await start()];
    const player = await joinWith(one, '1000');
    const id = newCommandId();
    accepted(await openOnce(one, player, id));
    expect(await ask(two, opening(player, 2), id)).toEqual({ status: 'conflict' });
  });

  it('fifty opens over two engines with money for ten: exactly ten', async () => {
    const [one, two] = [await start(), await start()];
    const player = await joinWith(one, '1000');
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => openOnce(n % 2 === 0 ? one : two, player)));
    expect(outcomes.filter(({ status }) => status === 'accepted')).toHaveLength(10);
  });

  it('in any interleaving nothing is lost, doubled, wrongly refused or left out of the order', async () => {
    const engines = [await start(), await start({ limits: { batch: 3, cacheBytes: 8_000 } })];
    const players = await Promise.all(
      engines.flatMap((engine) => [joinWith(engine, '1000000'), joinWith(engine, '1000000')]),
    );
    const step = fc.record({
      engine: fc.nat(engines.length - 1),
      player: fc.nat(players.length - 1),
      act: fc.constantFrom('open', 'open', 'deposit', 'rotate'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 }),
        async (waves) => {
          for (const wave of waves) {
            const outcomes = await Promise.all(
              wave.map(async ({ engine: e, player: p, act }) => {
                const [engine, playerId] = [engines[e], players[p]];
                if (engine === undefined || playerId === undefined)
                  throw new Error('the engine or the player is missing');
                if (act === 'open') return openOnce(engine, playerId);
                if (act === 'rotate')
                  return ask(engine, {
                    type: 'RotateSeed',
                    playerId,
                    userSeed: `s${Math.trunc(p)}`,
                    entropy: 'e'.repeat(32),
                  });
                return ask(engine, crediting(playerId, '7'));
              }),
            );
            for (const outcome of outcomes) {
              // A rotation of an unused pair to the same seed has nothing to do, and one of this wave leaves an opening without
              // its pair; all else has money enough.
              if (outcome.status === 'accepted') continue;
              const codes = wave.some(({ act }) => act === 'rotate') ? ['NOTHING_TO_DO', 'SEED_CHANGED'] : [];
              expect(outcome).toMatchObject({ status: 'rejected', code: expect.toBeOneOf(codes) });
            }
          }
          await expectLawful(store.database);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('a fenced engine writes nothing more, says so and stops', async () => {
    let reason: Error | undefined;
    const [fenced, other] = [
      await start({
        onFenced: (error) => {
          reason = error;
        },
      }),
      await start(),
    ];
    const player = await joinWith(fenced, '1000');
    const log = createLogStore(store.database);
    await store.database.pool.query('SELECT remove_writer($1)', [fenced.stats().writer]);
    const before = await log.head();
    expect(await openOnce(fenced, player)).toEqual({ status: 'busy' });
    expect(await log.head()).toBe(before);
    expect(fenced.stats().state).toBe('fenced');
    expect(reason?.name).toBe('Fenced');
    expect(await openOnce(fenced, player)).toEqual({ status: 'busy' });
    expect((await openOnce(other, player)).status).toBe('accepted');
  });

  it('an engine that plays on while its function is replaced is fenced, and the next one goes on', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    const folder = await mkdtemp(join(tmpdir(), 'glasscase-migrations-'));
    try {
      await cp(MIGRATIONS, folder, { recursive: true });
      const body = await readFile(new URL('append.sql', import.meta.url), 'utf8');
      await writeFile(join(folder, '9999-append.sql'), appendMigration(body, true));
      expect(await store.database.migrate(folder)).toEqual(['9999-append']);
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(await openOnce(engine, player)).toEqual({ status: 'busy' });
    expect(engine.stats().state).toBe('fenced');
    expect((await openOnce(await start(), player)).status).toBe('accepted');
  });

  it('an engine whose clock is behind the log appends at the log’s time', async () => {
    const ahead = 2_000_000_000_000;
    const [fast, slow] = [await start({ clock: () => ahead }), await start()];
    const player = await joinWith(fast, '1000');
    const { events } = accepted(await openOnce(slow, player));
    expect(events[0].at).toBeGreaterThanOrEqual(ahead);
  });
});

describe.each(databaseProviders)('the log on $name', ({ create }) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await create();
    const engine = await startEngine(store.database);
    await publishCast(engine);
    await engine.close();
  });
  afterAll(async () => {
    await store?.close();
  });

  const changes = ["UPDATE event SET type = 'Other'", 'DELETE FROM event', 'TRUNCATE event'];

  it.each(changes)('refuses the engine: %s', async (statement) => {
    await expect(store.database.pool.query(statement)).rejects.toThrow(/permission denied|append-only/);
  });

  it.each(changes)('refuses its owner too: %s', async (statement) => {
    await expect(store.database.asOwner((session) => session.query(statement))).rejects.toThrow('append-only');
  });

  it('refuses its owner even where triggers of replicas are off', async () => {
    const sneaky = store.database.asOwner(async (session) => {
      await session.query('SET session_replication_role = replica');
      try {
        await session.query('DELETE FROM event');
      } finally {
        await session.query('RESET session_replication_role');
      }
    });
    await expect(sneaky).rejects.toThrow('append-only');
  });

  it('has the leaf hash of exactly the bytes it holds', async () => {
    const { rows } = await store.database.pool.query<{ wrong: bigint; n: bigint }>(
      "SELECT count(*) FILTER (WHERE leaf_hash <> sha256('\\x00'::bytea || entry)) AS wrong, count(*) AS n FROM event",
    );
    expect(rows[0]?.wrong).toBe(0n);
    expect(Number(rows[0]?.n)).toBeGreaterThan(3);
  });
});
