import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crediting, dawn, dawnOdds, itemOf, publishDawn } from '../../test/cast.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import {
  accepted,
  ask,
  createClock,
  joinWith,
  newCommandId,
  newPlayerId,
  opening,
  openOnce,
  publishCast,
  startEngine,
} from '../../test/harness/engines.ts';
import { setForPlayer } from '../../test/harness/guards.ts';
import { expectLawful } from '../../test/harness/lawful-store.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { itemsTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { isHexHash, itemIdOf, mustBe, type PlayerId } from '../kernel/ids.ts';
import { createLogStore } from '../log/store.ts';
import type { Committer } from './committer.ts';

describe.each(databaseProviders)('a committer on $name', ({ create }) => {
  let store: TestDatabase;
  let engine: Committer;
  const clock = createClock();
  beforeAll(async () => {
    store = await create();
    engine = await startEngine(store.database, { clock: clock.now });
    await publishCast(engine);
  });
  afterAll(async () => {
    await engine?.close();
    await store?.close();
  });

  const head = () => createLogStore(store.database).head();
  const walletOf = async (player: PlayerId) =>
    tablesOf(store.database.pool).selectFrom('wallet').selectAll().where('player_id', '=', player).executeTakeFirst();
  const receiptCount = async () => {
    const { rows } = await store.database.pool.query<{ n: bigint }>('SELECT count(*) AS n FROM receipt');
    return Number(rows[0]?.n);
  };

  it('opens a case: the event, the money, the item and the receipt are there together', async () => {
    const player = await joinWith(engine, '1000');
    const before = await head();
    const { events, wallet } = accepted(await openOnce(engine, player));
    expect(events.map(({ event, position, version }) => [event.type, position, version])).toEqual([
      ['CaseOpened', before, 2],
    ]);
    expect(wallet).toEqual({ coin: 900n, points: 0n, locked: 0n, version: 3 });
    expect(await walletOf(player)).toEqual({ player_id: player, coin: 900n, points: 0n, locked: 0n, version: 3 });
    const items = await tablesOf(store.database.pool)
      .selectFrom('item')
      .selectAll()
      .where('player_id', '=', player)
      .execute();
    expect(items.map(({ state, acquired_version }) => [state, acquired_version])).toEqual([['held', 3]]);
  });

  it('opens ten at once in ten consecutive rounds', async () => {
    const player = await joinWith(engine, '1000');
    const { events, wallet } = accepted(await ask(engine, opening(player, 10)));
    const rounds = events.map(({ event }) => (event.type === 'CaseOpened' ? event.data.roundNo : 0));
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(wallet?.coin).toBe(0n);
  });

  it('sells what was won and pays its value', async () => {
    const player = await joinWith(engine, '100');
    const { events } = accepted(await openOnce(engine, player));
    const [opened] = events;
    if (opened.event.type !== 'CaseOpened') throw new Error('not opened');
    const { itemId } = opened.event.data;
    const sale = accepted(
      await ask(engine, {
        type: 'SellItems',
        terms: itemsTerms,
        playerId: player,
        itemIds: [itemId],
        expectedTotal: null,
      }),
    );
    expect(sale.wallet?.coin).toBe(BigInt(opened.event.data.value));
    const item = await tablesOf(store.database.pool)
      .selectFrom('item')
      .select('state')
      .where('item_id', '=', itemId)
      .executeTakeFirst();
    expect(item?.state).toBe('sold');
  });

  it('opens and sells in one batch', async () => {
    const player = await joinWith(engine, '100');
    const itemId = itemIdOf(player, 2, 1);
    const [opened, sold] = await Promise.all([
      openOnce(engine, player),
      ask(engine, { type: 'SellItems', terms: itemsTerms, playerId: player, itemIds: [itemId], expectedTotal: null }),
    ]);
    expect([opened.status, sold.status]).toEqual(['accepted', 'accepted']);
  });

  it('rotates the seeds: the reveal matches the hash that was committed before the first round', async () => {
    const player = await joinWith(engine, '100');
    accepted(await openOnce(engine, player));
    const { events } = accepted(
      await ask(engine, { type: 'RotateSeed', playerId: player, userSeed: 'new-seed', entropy: 'e'.repeat(32) }),
    );
    expect(events.map(({ event }) => event.type)).toEqual(['SeedRotated']);
    const { rows } = await store.database.pool.query<{ hits: bigint }>('SELECT count(*) AS hits FROM server_seed');
    expect(Number(rows[0]?.hits)).toBeGreaterThanOrEqual(3);
  });

  it('plays on after a rotation in the same batch, from the pair that follows and no other', async () => {
    const player = await joinWith(engine, '500');
    const rotate = () =>
      ask(engine, { type: 'RotateSeed', playerId: player, userSeed: 'mine', entropy: 'e'.repeat(32) });
    const [{ event }] = accepted(await rotate()).events;
    if (event.type !== 'SeedRotated') throw new Error('nothing was rotated');
    const { pairId } = event.data.next;
    accepted(await openOnce(engine, player));
    const before = opening(player);
    const [rotated, stale, played] = await Promise.all([
      rotate(),
      ask(engine, before),
      ask(engine, { ...before, round: { ...before.round, pairId } }),
    ]);
    expect(rotated.status).toBe('accepted');
    expect(stale).toMatchObject({ code: 'SEED_CHANGED', details: { pairId, roundNo: 1, userSeed: 'mine' } });
    expect(accepted(played).events[0].event.data).toMatchObject({ pairId, roundNo: 1 });
  });

  describe('refuses, appends nothing and charges nothing', () => {
    const refusals: readonly [string, (player: PlayerId) => Command, string][] = [
      ['too little coin', (player) => opening(player, 4), 'INSUFFICIENT_FUNDS'],
      [
        'other odds than those shown',
        (player) => ({ ...opening(player), oddsHash: mustBe(isHexHash, 'f'.repeat(64)) }),
        'CASE_CHANGED',
      ],
      [
        'an item that is not held',
        (player) => ({
          type: 'SellItems',
          terms: itemsTerms,
          playerId: player,
          itemIds: [itemOf(1)],
          expectedTotal: null,
        }),
        'ITEM_NOT_HELD',
      ],
      ['a player nobody knows', () => opening(newPlayerId()), 'PLAYER_NOT_FOUND'],
    ];
    it.each(refusals)('%s', async (_what, command, code) => {
      const player = await joinWith(engine, '300');
      const [before, receipts] = [await head(), await receiptCount()];
      const outcome = await ask(engine, command(player));
      expect(outcome).toMatchObject({ status: 'rejected', code });
      expect(await head()).toBe(before);
      expect(await receiptCount()).toBe(receipts + 1);
      expect((await walletOf(player))?.coin).toBe(300n);
    });

    it('a play while the game is stopped, and takes it when it goes on', async () => {
      const player = await joinWith(engine, '300');
      accepted(await ask(engine, { type: 'StopGame', game: 'case', stop: true, reason: 'inspection', graceMs: 0 }));
      expect(await openOnce(engine, player)).toMatchObject({ status: 'rejected', code: 'GAME_STOPPED' });
      accepted(await ask(engine, { type: 'StopGame', game: 'case', stop: false, reason: '' }));
      expect((await openOnce(engine, player)).status).toBe('accepted');
    });

    it('a play that a guard blocks, from the moment the guard is set', async () => {
      const player = await joinWith(engine, '300');
      expect((await openOnce(engine, player)).status).toBe('accepted');
      await setForPlayer(store.database.pool, player, { blockedUntil: 8_000_000_000_000 });
      expect(await openOnce(engine, player)).toMatchObject({ status: 'rejected', code: 'PLAY_NOT_ALLOWED' });
      await setForPlayer(store.database.pool, player, {});
      expect((await openOnce(engine, player)).status).toBe('accepted');
      expect((await walletOf(player))?.coin).toBe(100n);
    });
  });

  describe('answers the same id', () => {
    it('the same way when it comes again', async () => {
      const player = await joinWith(engine, '300');
      const id = newCommandId();
      const first = accepted(await openOnce(engine, player, id));
      const again = accepted(await openOnce(engine, player, id));
      expect(again.events).toEqual(first.events);
      expect(again.wallet).toEqual(first.wallet);
      expect((await walletOf(player))?.coin).toBe(200n);
    });

    it('once when it comes twice in one batch', async () => {
      const player = await joinWith(engine, '300');
      const id = newCommandId();
      const [one, two] = await Promise.all([openOnce(engine, player, id), openOnce(engine, player, id)]);
      expect(two).toEqual(one);
      expect((await walletOf(player))?.coin).toBe(200n);
    });

    it('with the rejection it got first, though the rules would accept it by now', async () => {
      const player = await joinWith(engine, '0');
      const id = newCommandId();
      const first = await openOnce(engine, player, id);
      accepted(await ask(engine, crediting(player, '500')));
      expect(first).toMatchObject({ status: 'rejected', code: 'INSUFFICIENT_FUNDS' });
      expect(await openOnce(engine, player, id)).toEqual(first);
    });

    it('with a conflict when the body is another, at once or later, and plays only the first', async () => {
      const player = await joinWith(engine, '1000');
      const id = newCommandId();
      const [one, two] = await Promise.all([openOnce(engine, player, id), ask(engine, opening(player, 2), id)]);
      expect([one.status, two.status]).toEqual(['accepted', 'conflict']);
      expect(await ask(engine, opening(player, 3), id)).toEqual({ status: 'conflict' });
      expect((await walletOf(player))?.coin).toBe(900n);
    });

    it('apart for another actor', async () => {
      const [one, two] = [await joinWith(engine, '100'), await joinWith(engine, '100')];
      const id = newCommandId();
      expect((await openOnce(engine, one, id)).status).toBe('accepted');
      expect((await openOnce(engine, two, id)).status).toBe('accepted');
    });
  });

  it('sells an item once when it is sold twice at once', async () => {
    const player = await joinWith(engine, '100');
    const { events } = accepted(await openOnce(engine, player));
    const [opened] = events;
    if (opened.event.type !== 'CaseOpened') throw new Error('not opened');
    const sell: Command = {
      type: 'SellItems',
      terms: itemsTerms,
      playerId: player,
      itemIds: [opened.event.data.itemId],
      expectedTotal: null,
    };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask(engine, sell)));
    expect(outcomes.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    expect((await walletOf(player))?.coin).toBe(BigInt(opened.event.data.value));
  });

  it('opens exactly ten of fifty parallel opens with money for ten', async () => {
    const player = await joinWith(engine, '1000');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => openOnce(engine, player)));
    expect(outcomes.filter(({ status }) => status === 'accepted')).toHaveLength(10);
    expect((await walletOf(player))?.coin).toBe(0n);
  });

  it('writes nothing that names a seed before its reveal', async () => {
    const player = await joinWith(engine, '100');
    accepted(await openOnce(engine, player));
    const { events } = accepted(
      await ask(engine, { type: 'RotateSeed', playerId: player, userSeed: null, entropy: 'e'.repeat(32) }),
    );
    const [{ event }] = events;
    if (event.type !== 'SeedRotated') throw new Error('not rotated');
    const { rows } = await store.database.pool.query<{ position: bigint }>(
      "SELECT position FROM event WHERE position(convert_to($1, 'UTF8') IN entry) > 0",
      [event.data.revealed.serverSeed],
    );
    expect(rows.map(({ position }) => Number(position))).toEqual([events[0].position]);
    const sealed = await store.database.pool.query(
      "SELECT 1 FROM server_seed WHERE position(decode($1, 'hex') IN sealed) > 0",
      [event.data.revealed.serverSeed],
    );
    expect(sealed.rows).toEqual([]);
  });

  it('keeps the tables equal to the folded log, and all money sums to nothing', async () => {
    const player = await joinWith(engine, '10000');
    for (let n = 0; n < 5; n += 1) accepted(await ask(engine, opening(player, 10)));
    await expectLawful(store.database);
  });

  it('refuses a retired case, once 60 s are over', async () => {
    const player = await joinWith(engine, '300');
    accepted(await ask(engine, { type: 'RetireCase', case: dawn, reason: 'night' }));
    expect((await openOnce(engine, player)).status).toBe('accepted');
    clock.advance(60_000);
    expect(await openOnce(engine, player)).toMatchObject({ status: 'rejected', code: 'CASE_RETIRED' });
    const published = accepted(await ask(engine, publishDawn));
    const [{ event }] = published.events;
    expect(event.type === 'CasePublished' && event.data.table.version).toBe(2);
    clock.advance(60_000);
    expect(await openOnce(engine, player)).toMatchObject({ status: 'rejected', code: 'CASE_CHANGED' });
    expect(dawnOdds).not.toBe(event.type === 'CasePublished' && event.data.oddsHash);
  });
});
