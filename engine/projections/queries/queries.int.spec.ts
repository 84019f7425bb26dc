import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crediting } from '../../../test/cast.ts';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { accepted, ask, createClock, shownTo, startEngine } from '../../../test/harness/engines.ts';
import { sampleCase, sampleSkins } from '../../../test/harness/scripted-site.ts';
import {
  battleTerms,
  caseTerms,
  giveawayTerms,
  itemsTerms,
  publishTerms,
  TERMS,
  upgradeTerms,
} from '../../../test/terms-cast.ts';
import { memoryBus } from '../../bus/bus.ts';
import type { Committer } from '../../committer/committer.ts';
import { upgradeTickets } from '../../fairness/upgrade-draw.ts';
import { type ItemId, isHexHash, isItemId, isPlayerId, isSkinId, mustBe, type PlayerId } from '../../kernel/ids.ts';
import { readModelDatabase } from '../database.ts';
import { type Followers, startFollowers } from '../followers.ts';
import { logSize } from '../read-log.ts';
import { projections } from '../registry.ts';
import { type ItemRow, itemsById, itemsOf, wallet } from './backpack.ts';
import { casesOpen, caseVersions, skins, stoppedGames, themes } from './catalog.ts';
import { decodeCursor, encodeCursor, InvalidCursor, type Page } from './cursor.ts';
import { hostPairsOf } from './host-pairs.ts';
import { eventsAfter, eventsSince, lastLiveSeq, recentDrops } from './live.ts';
import { playById, playsIn, playsOf } from './plays.ts';
import { seedPair, seedPairsOf } from './seed-pairs.ts';
import { stops } from './stops.ts';
import { targetsIn } from './targets.ts';

const player = mustBe(isPlayerId, 'p'.repeat(22));
const stranger = mustBe(isPlayerId, 's'.repeat(22));

/** All rows of a list, page by page. */
const walk = async <Row>(page: (after: string | null) => Promise<Page<Row>>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { rows: some, hasNextPage, endCursor } = await page(after);
    rows.push(...some);
    more = hasNextPage;
    after = endCursor;
  }
  return rows;
};

describe.each(databaseProviders)('what gateways ask on $name', ({ create }) => {
  let store: TestDatabase;
  let engine: Committer;
  let followers: Followers;
  const clock = createClock();

  const open = async (who: PlayerId, quantity: number) => {
    const found = (await casesOpen(store.database.pool, clock.now())).find(({ slug }) => slug === 'ember');
    const oddsHash = mustBe(isHexHash, found?.oddsHash ?? '');
    const command = {
      type: 'OpenCase',
      playerId: who,
      round: shownTo(who),
      terms: caseTerms,
      case: sampleCase().case,
      quantity,
      oddsHash,
    } as const;
    return accepted(await ask(engine, { ...command, entropy: 'e'.repeat(32) })).events;
  };
  /** A battle of three boxes against a bot, from the first seat to the last round. */
  const fight = async (playerId: PlayerId): Promise<void> => {
    const seeds = await hostPairsOf(store.database.pool, playerId);
    const [ember] = await casesOpen(store.database.pool, clock.now());
    const box = { case: sampleCase().case, oddsHash: mustBe(isHexHash, ember?.oddsHash ?? '') };
    const created = accepted(
      await ask(engine, {
        type: 'CreateBattle',
        playerId,
        terms: battleTerms,
        seedHash: mustBe(isHexHash, seeds?.battle.publicHash ?? ''),
        entropy: 'b'.repeat(32),
        mode: 'classic',
        pace: 'normal',
        sides: 2,
        size: 1,
        private: false,
        boxes: [box, box, box],
        beacon: { kind: 'none' },
      }),
    );
    const [{ event }] = created.events;
    if (event.type !== 'BattleCreated') throw new Error('no battle');
    const { battleId } = event.data;
    accepted(await ask(engine, { type: 'AddBot', playerId, battleId, seat: null, entropy: '4'.repeat(32) }));
    for (const round of [1, 2, 3]) {
      clock.advance(5_000);
      accepted(await ask(engine, { type: 'PlayBattleRound', battleId, round }));
    }
    await settle();
  };

  const upgrade = async (playerId: PlayerId, { itemId, value }: ItemRow): Promise<void> => {
    const target = (await targetsIn(store.database.pool, { minValue: 2n * value, first: 1 })).rows[0];
    if (target === undefined) throw new Error('nothing to aim at');
    accepted(
      await ask(engine, {
        type: 'UpgradeItems',
        playerId,
        round: shownTo(playerId),
        terms: upgradeTerms,
        itemIds: [mustBe(isItemId, itemId)],
        coin: '0',
        targetSkin: mustBe(isSkinId, target.skinId),
        targetWear: target.wear,
        side: 'under',
        stake: String(value),
        targetValue: String(target.value),
        winTickets: upgradeTickets(value, target.value, TERMS.upgrade),
        entropy: 'c'.repeat(32),
      }),
    );
  };

  const host = async (playerId: PlayerId, itemId: ItemId): Promise<void> => {
    const seeds = await hostPairsOf(store.database.pool, playerId);
    const seedHash = mustBe(isHexHash, seeds?.giveaway.publicHash ?? '');
    accepted(
      await ask(engine, {
        type: 'CreateGiveaway',
        terms: giveawayTerms,
        host: { kind: 'player', playerId, seedHash, itemIds: [itemId] },
        entropy: 'd'.repeat(32),
        startsAt: null,
        drawAt: clock.now() + 600_000,
        locked: false,
        conditions: { depositDays: null, vipGrade: 0 },
        beacon: { kind: 'none' },
      }),
    );
  };

  const settle = async (): Promise<void> => {
    const size = await logSize(store.database.pool);
    for (const { name } of projections) expect(await followers.catchUp(name, size - 1)).toBe(true);
  };

  beforeAll(async () => {
    store = await create();
    engine = await startEngine(store.database, { clock: clock.now });
    followers = startFollowers({ database: readModelDatabase(store.database), bus: memoryBus(), projections });
    for (const skin of sampleSkins) accepted(await ask(engine, skin));
    accepted(await ask(engine, sampleCase()));
    accepted(await ask(engine, sampleCase('tidal', '2500')));
    accepted(await ask(engine, sampleCase('tidal', '3000')));
    accepted(await ask(engine, publishTerms()));
    clock.advance(60_000);
    for (const playerId of [player, stranger]) {
      accepted(await ask(engine, { type: 'RegisterPlayer', playerId, userSeed: 'mine' }));
      accepted(await ask(engine, crediting(playerId, '1000000')));
    }
    await settle();
    for (const quantity of [1, 10, 3, 10]) await open(player, quantity);
    accepted(await ask(engine, { type: 'RotateSeed', playerId: player, userSeed: 'second', entropy: 'e'.repeat(32) }));
    await open(player, 2);
    await open(stranger, 5);
    await settle();
  });
  afterAll(async () => {
    await followers?.stop();
    await engine?.close();
    await store?.close();
  });

  it('the open cases in order of theme and price, by theme and by price', async () => {
    const sql = store.database.pool;
    expect((await casesOpen(sql, clock.now())).map(({ slug, version }) => [slug, version])).toEqual([
      ['ember', 1],
      ['tidal', 2],
    ]);
    expect((await casesOpen(sql, clock.now(), { theme: 'water' })).map(({ slug }) => slug)).toEqual(['tidal']);
    expect((await casesOpen(sql, clock.now(), { maxPrice: 1000n })).map(({ slug }) => slug)).toEqual(['ember']);
    expect((await casesOpen(sql, clock.now(), { minPrice: 1001n, maxPrice: 3000n })).map(({ slug }) => slug)).toEqual([
      'tidal',
    ]);
    expect(await casesOpen(sql, clock.now(), { theme: "x' OR 'x'='x" })).toEqual([]);
    expect((await themes(sql, clock.now())).map(({ id }) => id)).toEqual(['fire', 'water']);
  });

  it('a version of a case with the very text its hash is of', async () => {
    const sql = store.database.pool;
    const [first] = await caseVersions(sql, [{ slug: 'tidal', version: 1 }]);
    const [second] = await caseVersions(sql, [{ slug: 'tidal', version: 2 }]);
    expect([first?.table.price, second?.table.price]).toEqual(['2500', '3000']);
    const { rows } = await sql.query<{ hash: string }>(`SELECT encode(sha256(convert_to($1, 'UTF8')), 'hex') AS hash`, [
      first?.oddsTable,
    ]);
    expect(rows[0]?.hash).toBe(first?.oddsHash);
    const both = [
      { slug: 'tidal', version: 1 },
      { slug: 'ember', version: 1 },
      { slug: 'ember', version: 9 },
    ];
    expect((await caseVersions(sql, both)).length).toBe(2);
  });

  it('skins as they are now', async () => {
    const sql = store.database.pool;
    expect((await skins(sql)).map(({ id }) => id)).toEqual(['aurora', 'brook', 'cinder']);
    const [brook, ...others] = await skins(sql, ['brook', 'unknown']);
    expect(others).toEqual([]);
    expect(brook).toMatchObject({ version: 1, definition: { grade: 3 } });
  });

  it("a player's rounds, newest first, page by page and nobody else's", async () => {
    const sql = store.database.pool;
    const all = await walk((after) => playsOf(sql, player, { first: 7, after }));
    expect(all.length).toBe(26);
    expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).toSorted((a, b) => b - a));
    expect(all.every((play) => play.game === 'case' && play.playerId === player)).toBe(true);
    expect(await walk((after) => playsIn(sql, player, 'case', { first: 10, after }))).toEqual(all);
    expect((await playsIn(sql, player, 'upgrade')).rows).toEqual([]);
    expect((await playsOf(sql, player, { first: 1_000 })).rows.length).toBe(26);
    expect((await playsOf(sql, player, { first: -3 })).rows.length).toBe(1);
    expect(await playById(sql, all[3]?.id ?? '')).toEqual(all[3]);
    expect(await playById(sql, 'nothing')).toBeNull();
  });

  it('pairs: in use, committed, and revealed ones with their secrets', async () => {
    const sql = store.database.pool;
    const { current, next, history } = await seedPairsOf(sql, player);
    expect(current).toMatchObject({ seq: 2, roundCount: 2, use: { userSeed: 'second' }, reveal: null });
    expect(next).toMatchObject({ seq: 3, use: null, roundCount: 0 });
    expect(history.map(({ seq, roundCount, use }) => [seq, roundCount, use?.userSeed])).toEqual([[1, 24, 'mine']]);
    const [first] = history;
    expect(first?.reveal?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(await seedPair(sql, first?.pairId ?? '')).toEqual(first);
    expect(await seedPairsOf(sql, 'nobody')).toEqual({ current: null, lanes: [], next: null, history: [] });
  });

  it('drops: the newest, the top, those after one that was seen', async () => {
    const sql = store.database.pool;
    const now = Number.MAX_SAFE_INTEGER;
    const newest = await recentDrops(sql, { now });
    expect(newest.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => 31 - n));
    expect((await recentDrops(sql, { now, limit: 3 })).map(({ seq }) => seq)).toEqual([31, 30, 29]);
    const [{ displayAt = 0 } = {}] = newest;
    expect((await recentDrops(sql, { now: displayAt - 1 })).every((row) => row.displayAt < displayAt)).toBe(true);
    const top = await recentDrops(sql, { now, top: true });
    expect(top.every((row) => row.type === 'CASE_DROP' && row.drop.grade <= 1)).toBe(true);
    expect((await recentDrops(sql, { now, limit: 5_000 })).length).toBe(20);
    expect((await eventsAfter(sql, 29, 200)).map(({ seq }) => seq)).toEqual([30, 31]);
    expect((await eventsSince(sql, 28)).map(({ seq }) => seq)).toEqual([29, 30, 31]);
    expect(await lastLiveSeq(sql)).toBe(31);
  });

  it('a backpack in each order, page by page, with totals of all of it', async () => {
    const sql = store.database.pool;
    const newest = await walk((after) => itemsOf(sql, player, { first: 4, after }));
    expect(newest.length).toBe(26);
    const versions = newest.map(({ acquiredVersion }) => acquiredVersion);
    expect(versions).toEqual(versions.toSorted((a, b) => b - a));
    for (const sort of ['value-desc', 'value-asc'] as const) {
      const rows = await walk((after) => itemsOf(sql, player, { sort, first: 5, after }));
      const sign = sort === 'value-asc' ? 1 : -1;
      const expected = newest.toSorted(
        (a, b) => sign * Number(a.value - b.value) || b.acquiredVersion - a.acquiredVersion,
      );
      expect(rows).toEqual(expected);
    }
    const { totalCount, totalValue } = await itemsOf(sql, player, { first: 1 });
    expect(totalCount).toBe(26);
    expect(totalValue).toBe(newest.reduce((sum, { value }) => sum + value, 0n));
  });

  it('sold items apart from held ones, and the wallet after the sale', async () => {
    const sql = store.database.pool;
    const [item] = (await itemsOf(sql, stranger, { first: 1 })).rows;
    const itemIds = [mustBe(isItemId, item?.itemId ?? '')];
    const before = await wallet(sql, stranger);
    accepted(
      await ask(engine, { type: 'SellItems', terms: itemsTerms, playerId: stranger, itemIds, expectedTotal: null }),
    );
    expect((await itemsOf(sql, stranger, { state: 'sold' })).rows).toMatchObject([{ ...item, state: 'sold' }]);
    expect((await itemsOf(sql, stranger)).totalCount).toBe(4);
    expect(await itemsById(sql, itemIds)).toMatchObject([{ state: 'sold' }]);
    const after = await wallet(sql, stranger);
    expect(after?.coin).toBe((before?.coin ?? 0n) + (item?.value ?? 0n));
    expect(await wallet(sql, 'nobody')).toBeNull();
  });

  it('items of every game: won in one command, staked, and waiting as prizes', async () => {
    const sql = store.database.pool;
    const fighter = mustBe(isPlayerId, 'f'.repeat(22));
    accepted(await ask(engine, { type: 'RegisterPlayer', playerId: fighter, userSeed: 'mine' }));
    accepted(await ask(engine, crediting(fighter, '10000000')));
    accepted(await ask(engine, { type: 'CommitHostSeeds', playerId: fighter }));
    await settle();
    while ((await itemsOf(sql, fighter)).totalCount === 0) await fight(fighter);

    const won = await walk((after) => itemsOf(sql, fighter, { first: 1, after }));
    expect(won.length).toBe(6);
    expect(new Set(won.map(({ itemId }) => itemId)).size).toBe(6);
    expect(new Set(won.map(({ acquiredVersion }) => acquiredVersion)).size).toBe(1);
    expect(won.every(({ game, caseSlug }) => game === 'battle' && caseSlug === null)).toBe(true);
    for (const sort of ['value-desc', 'value-asc'] as const) {
      const rows = await walk((after) => itemsOf(sql, fighter, { sort, first: 2, after }));
      expect(new Set(rows.map(({ itemId }) => itemId)).size).toBe(6);
    }

    const [prize, stake] = won.toSorted((a, b) => Number(b.value - a.value)).slice(-2);
    if (prize === undefined || stake === undefined) throw new Error('no items');
    await upgrade(fighter, stake);
    await host(fighter, mustBe(isItemId, prize.itemId));
    expect((await itemsOf(sql, fighter, { state: 'used' })).rows).toMatchObject([{ itemId: stake.itemId }]);
    expect((await itemsOf(sql, fighter, { state: 'escrowed' })).rows).toMatchObject([{ itemId: prize.itemId }]);
    expect((await itemsOf(sql, fighter)).rows.map(({ itemId }) => itemId)).not.toContain(prize.itemId);
  });

  it('refuses cursors of another list, and made-up ones', async () => {
    const sql = store.database.pool;
    const { endCursor } = await itemsOf(sql, player, { sort: 'value-asc', first: 1 });
    const made = [
      endCursor,
      '',
      '%%%',
      'a'.repeat(5_000),
      encodeCursor('plays', ['1; DROP']),
      encodeCursor('plays', ['']),
    ];
    for (const after of made) {
      await expect(playsOf(sql, player, { after })).rejects.toBeInstanceOf(InvalidCursor);
      await expect(
        itemsOf(sql, player, { after: after === endCursor ? encodeCursor('x', []) : after }),
      ).rejects.toThrow(InvalidCursor);
    }
    await expect(itemsOf(sql, player, { sort: 'newest', after: endCursor })).rejects.toBeInstanceOf(InvalidCursor);
    expect(decodeCursor('plays', encodeCursor('plays', ['12']), 1)).toEqual(['12']);
  });

  it('games that are stopped', async () => {
    const sql = store.database.pool;
    accepted(await ask(engine, { type: 'StopGame', game: 'case', stop: true, reason: 'a check' }));
    await settle();
    expect(await stoppedGames(sql)).toEqual(new Map([['case', 'a check']]));
    accepted(await ask(engine, { type: 'StopGame', game: 'case', stop: false, reason: '' }));
    await settle();
    expect(await stoppedGames(sql)).toEqual(new Map());
    const [stop, ...others] = await stops(sql, 20);
    expect([stop, others]).toEqual([
      expect.objectContaining({ game: 'case', reason: 'a check', until: expect.any(Number) }),
      [],
    ]);
    expect((stop?.from ?? 0) - (stop?.at ?? 0)).toBe(60_000);
  });
});
