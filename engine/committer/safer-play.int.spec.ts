import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { restrictionsIn } from '../../gateway/accounts/restrictions/restrictions.ts';
import { saferPlayIn } from '../../gateway/accounts/safer-play/safer-play.ts';
import { T0 } from '../../test/deciders.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, joinWith, opening, openOnce } from '../../test/harness/engines.ts';
import { setForPlayer } from '../../test/harness/guards.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { itemsTerms } from '../../test/terms-cast.ts';
import type { SqlClient } from '../database/sql.ts';
import type { PlayerId } from '../kernel/ids.ts';
import type { GuardLimit } from '../kernel/world.ts';

/** A process that dies after it was answered so often. */
const dyingAfter = (sql: SqlClient, answers: number): SqlClient => {
  let left = answers;
  return {
    query: (text, values) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the process is dead')) : sql.query(text, values);
    },
  };
};

describe.each(databaseProviders)('safer play on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);

  const setGuard = (player: PlayerId, limits: readonly GuardLimit[], minCycleMs = 0) =>
    setForPlayer(store.database.pool, player, { limits, minCycleMs });
  const restrictions = () => restrictionsIn({ sql: store.database.pool, now: () => T0, randomUuid: randomUUID });
  const wagers = (amount: bigint | null, from = T0): GuardLimit => ({ kind: 'wager', period: 'day', amount, from });
  const coinOf = async (playerId: PlayerId): Promise<bigint | undefined> =>
    (
      await tablesOf(store.database.pool)
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
      Array.from({ length: 30 }, (_, n) => ask(engines[n % 3] ?? first, opening(player, 1 + (n % 2)))),
    );
    const staked = outcomes.reduce((sum, one) => sum + (one.status === 'accepted' ? one.events.length * 100 : 0), 0);
    expect(staked).toBe(700);
    expect(await coinOf(player)).toBe(99_300n);
    for (const outcome of outcomes) {
      if (outcome.status === 'accepted') continue;
      expect(outcome).toMatchObject({ status: 'rejected', code: 'LIMIT_REACHED', details: { limit: '750' } });
    }
  });

  it('binds with the very row that says so, also when the process dies right after writing it', async () => {
    const engine = await start();
    const [barred, resting, thrifty] = [
      await joinWith(engine, '1000'),
      await joinWith(engine, '1000'),
      await joinWith(engine, '1000'),
    ];
    const { pool } = store.database;
    const dying = (answers: number) => ({ sql: dyingAfter(pool, answers), now: () => T0, randomUuid: randomUUID });
    const block = { kind: 'block', scope: null } as const;
    await restrictionsIn(dying(1))
      .impose(barred, block, T0 + 1, { origin: 'operator', by: 'Ada', reason: 'a test' })
      .catch(() => null);
    expect(await openOnce(engine, barred)).toMatchObject({ status: 'rejected', code: 'BLOCKED' });
    await saferPlayIn(dyingAfter(pool, 1), () => T0)
      .timeOut(resting, 1)
      .catch(() => null);
    expect(await openOnce(engine, resting)).toMatchObject({ status: 'rejected', code: 'PLAY_NOT_ALLOWED' });
    await saferPlayIn(dyingAfter(pool, 2), () => T0)
      .setLimit(thrifty, 'wager', 'day', 50n)
      .catch(() => null);
    expect(await openOnce(engine, thrifty)).toMatchObject({ status: 'rejected', code: 'LIMIT_REACHED' });
    await restrictionsIn(dying(1))
      .lift(barred, block, { by: 'Ada', reason: 'over' })
      .catch(() => null);
    accepted(await openOnce(engine, barred));
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
    const attribution = { by: 'Ada', reason: 'a chargeback' };
    await restrictions().impose(player, { kind: 'block', scope: null }, T0 + 5, { origin: 'operator', ...attribution });
    expect(await openOnce(engine, player)).toMatchObject({ code: 'BLOCKED', details: { until: T0 + 5 } });
    await restrictions().lift(player, { kind: 'block' }, attribution);
    expect(await openOnce(engine, player)).toMatchObject({ code: 'LIMIT_REACHED' });
  });

  it('lets nothing out that was asked for beside a hold, whichever engine they ask', async () => {
    const engines = [await start(), await start({}, await store.another())] as const;
    const player = await joinWith(engines[0], '1000');
    const [opened] = accepted(await openOnce(engines[0], player)).events;
    if (opened.event.type !== 'CaseOpened') throw new Error('nothing was opened');
    const { itemId } = opened.event.data;
    accepted(
      await ask(engines[1], { type: 'RotateSeed', playerId: player, userSeed: 'warm', entropy: 'e'.repeat(32) }),
    );
    const attribution = { by: 'Ada', reason: 'a stolen session' };
    await restrictions().impose(player, { kind: 'hold', scope: 'everything' }, T0 + 5, {
      origin: 'operator',
      ...attribution,
    });
    const held = { status: 'rejected', code: 'HELD', details: { until: T0 + 5 } };
    const out = (engine: (typeof engines)[number]) =>
      Promise.all([
        ask(engine, { type: 'RetrieveItems', playerId: player, itemIds: [itemId] }),
        ask(engine, { type: 'SellItems', terms: itemsTerms, playerId: player, itemIds: [itemId], expectedTotal: null }),
      ]);
    expect((await Promise.all(engines.map(out))).flat()).toEqual(Array(4).fill(expect.objectContaining(held)));
    await restrictions().lift(player, { kind: 'hold' }, attribution);
    const sell = {
      type: 'SellItems',
      terms: itemsTerms,
      playerId: player,
      itemIds: [itemId],
      expectedTotal: null,
    } as const;
    accepted(await ask(engines[1], sell));
  });

  it('keeps the longest of several restrictions, and each ends by itself', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    const block = { kind: 'block', scope: null } as const;
    await restrictions().impose(player, block, T0 + 5, { origin: 'operator', by: 'Ada', reason: 'one' });
    await restrictions().impose(player, block, T0 + 9, { origin: 'recovery', by: 'Bob', reason: 'two' });
    expect(await openOnce(engine, player)).toMatchObject({ code: 'BLOCKED', details: { until: T0 + 9 } });
    expect(await restrictions().lift(player, { kind: 'block', origin: 'recovery' }, { by: 'Bob', reason: 'x' })).toBe(
      1,
    );
    expect(await openOnce(engine, player)).toMatchObject({ code: 'BLOCKED', details: { until: T0 + 5 } });
    expect((await restrictions().history(player, 10)).map(({ until, lifted }) => [until, lifted?.by])).toEqual(
      expect.arrayContaining([
        [T0 + 9, 'Bob'],
        [T0 + 5, undefined],
      ]),
    );
    expect((await restrictions().inForce(player)).map(({ until }) => until)).toEqual([T0 + 5]);
  });

  it.each(['[{"kind":"none"}]', '{', ''])(
    'blocks a player, and nobody else, whose limits can’t be read: %s',
    async (text) => {
      const engine = await start();
      const player = await joinWith(engine, '1000');
      const other = await joinWith(engine, '1000');
      await setForPlayer(store.database.pool, player, { limits: text });
      const [refused, opened] = await Promise.all([openOnce(engine, player), openOnce(engine, other)]);
      expect(refused).toMatchObject({ code: 'PLAY_NOT_ALLOWED' });
      accepted(opened);
    },
  );
});
