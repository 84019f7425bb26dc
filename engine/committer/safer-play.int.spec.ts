import { describe, expect, it } from 'vitest';
import { openDawn } from '../../test/cast.ts';
import { T0 } from '../../test/deciders.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, joinWith, openOnce } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import type { PlayerId } from '../kernel/ids.ts';
import type { GuardLimit } from '../kernel/world.ts';
import { encodeLimits } from './guard-limits.ts';

describe.each(databaseProviders)('safer play on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);

  const setGuard = (player: PlayerId, limits: readonly GuardLimit[], minCycleMs = 0) =>
    store.database.pool.query('SELECT set_guard($1, NULL, NULL, $2, $3)', [player, encodeLimits(limits), minCycleMs]);
  const wagers = (amount: bigint | null, from = T0): GuardLimit => ({ kind: 'wager', period: 'day', amount, from });
  const coinOf = async (playerId: PlayerId): Promise<bigint | undefined> =>
    (
      await store.database
        .kysely()
        .selectFrom('wallet')
        .select('coin')
        .where('player_id', '=', playerId)
        .executeTakeFirst()
    )?.coin;

  it('lets no parallel plays of a player overshoot a limit, whichever engine they ask', async () => {
    const engines = [await start(), await start({}, await store.another()), await start({}, await store.another())];
    const [first] = engines;
    if (first === undefined) throw new Error('no engine');
    const player = await joinWith(first, '100000');
    await setGuard(player, [wagers(750n)]);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(engines[n % 3] ?? first, openDawn(player, 1 + (n % 2)))),
    );
    const staked = outcomes.reduce((sum, one) => sum + (one.status === 'accepted' ? one.events.length * 100 : 0), 0);
    expect(staked).toBe(700);
    expect(await coinOf(player)).toBe(99_300n);
    for (const outcome of outcomes) {
      if (outcome.status === 'accepted') continue;
      expect(outcome).toMatchObject({ status: 'rejected', code: 'LIMIT_REACHED', details: { limit: '750' } });
    }
  });

  it('binds from the moment a limit is set, also in an engine that knew the player before', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    accepted(await openOnce(engine, player));
    await setGuard(player, [wagers(100n)]);
    expect(await openOnce(engine, player)).toMatchObject({ code: 'LIMIT_REACHED', details: { used: '100' } });
    // Raised from a later moment on: until then the old one binds.
    await setGuard(player, [wagers(100n), wagers(null, T0 + 1)]);
    expect(await openOnce(engine, player)).toMatchObject({ code: 'LIMIT_REACHED' });
    await setGuard(player, [wagers(100n), wagers(null, T0)]);
    accepted(await openOnce(engine, player));
  });

  it('keeps a distance between plays', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    await setGuard(player, [], 2_500);
    accepted(await openOnce(engine, player));
    expect(await openOnce(engine, player)).toMatchObject({ code: 'TOO_FAST', details: { retryAt: T0 + 2_500 } });
  });

  it('keeps limits when the operator blocks a player and lets them go', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    await setGuard(player, [wagers(0n)]);
    await store.database.pool.query('SELECT set_guard($1, $2)', [player, T0 + 5]);
    expect(await openOnce(engine, player)).toMatchObject({ code: 'PLAY_NOT_ALLOWED' });
    await store.database.pool.query('SELECT set_guard($1, NULL)', [player]);
    expect(await openOnce(engine, player)).toMatchObject({ code: 'LIMIT_REACHED' });
  });

  it.each(['[{"kind":"none"}]', '{', ''])(
    'blocks a player, and nobody else, whose limits can’t be read: %s',
    async (text) => {
      const engine = await start();
      const player = await joinWith(engine, '1000');
      const other = await joinWith(engine, '1000');
      await store.database.pool.query('SELECT set_guard($1, NULL, NULL, $2, 0)', [player, text]);
      const [refused, opened] = await Promise.all([openOnce(engine, player), openOnce(engine, other)]);
      expect(refused).toMatchObject({ code: 'PLAY_NOT_ALLOWED' });
      accepted(opened);
    },
  );
});
