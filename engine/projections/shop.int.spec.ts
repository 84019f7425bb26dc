import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crediting, roundOf } from '../../test/cast.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { scriptedLog } from '../../test/harness/scripted-log.ts';
import { sampleCase, sampleSkins } from '../../test/harness/scripted-site.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import { caseTerms, publishTerms, shopTerms } from '../../test/terms-cast.ts';
import { memoryBus } from '../bus/bus.ts';
import { statusAsOf } from '../catalog/versions.ts';
import { isListingId, isPlayerId, isSkinId, mustBe, type PlayerId } from '../kernel/ids.ts';
import { readModelDatabase } from './database.ts';
import { startFollowers } from './followers.ts';
import { eventsOf } from './projection.ts';
import { purchasesOf as boughtItems, type PurchaseRow } from './queries/purchases.ts';
import { retrievalsById, retrievalsOf } from './queries/retrievals.ts';
import { listingById, purchasesOf, shopIn } from './queries/shop.ts';
import { rebuild } from './rebuild.ts';
import { projections } from './registry.ts';

const NAMES = ['catalog', 'plays', 'shop-listings', 'shop-purchases', 'retrievals'];
const OWN = projections.filter(({ name }) => NAMES.includes(name));

/** A log in which two players buy, one of them until nothing is left, and send some of it to Steam. */
const shoppingLog = () => {
  const log = scriptedLog('shopping');
  const [dear, cheap] = [mustBe(isListingId, 'dear'), mustBe(isListingId, 'cheap')];
  for (const command of [...sampleSkins, publishTerms(), sampleCase()]) log.submit(command);
  const stock = (listing: typeof dear, skin: string, quantity: number) =>
    log.submit({ type: 'StockListing', listing, skin: mustBe(isSkinId, skin), wear: 'FN', balance: 'coin', quantity });
  stock(dear, 'aurora', 2);
  stock(cheap, 'cinder', 50);
  stock(cheap, 'cinder', 10);
  const players = Array.from({ length: 2 }, (): PlayerId => {
    const playerId = mustBe(isPlayerId, log.token());
    log.submit({ type: 'RegisterPlayer', playerId, userSeed: 'first' });
    log.submit(crediting(playerId, '900000000'));
    return playerId;
  });
  const open = (playerId: PlayerId, quantity: number) => {
    const ember = statusAsOf(log.world().case(sampleCase().case), log.world().at);
    if (ember.status === 'absent') throw new Error('no case');
    const round = roundOf(log.world().player(playerId));
    const { oddsHash } = ember;
    const { case: slug } = sampleCase();
    log.submit({
      type: 'OpenCase',
      playerId,
      round,
      terms: caseTerms,
      case: slug,
      quantity,
      oddsHash,
      entropy: log.entropy(),
    });
  };
  for (const playerId of players) {
    for (const quantity of [1, 10]) {
      open(playerId, quantity === 1 ? 3 : 1);
      log.submit({
        type: 'BuyFromShop',
        terms: shopTerms,
        playerId,
        listing: cheap,
        quantity,
        expectedTotal: '900000000',
      });
    }
    log.submit({
      type: 'BuyFromShop',
      terms: shopTerms,
      playerId,
      listing: dear,
      quantity: 1,
      expectedTotal: '900000000',
    });
  }
  const [buyer] = players;
  if (buyer === undefined) throw new Error('no player');
  const items = eventsOf(['ShopPurchased'], log.events).flatMap(({ event }) =>
    event.data.playerId === buyer ? event.data.items.map(({ itemId }) => itemId) : [],
  );
  log.submit({ type: 'RetrieveItems', playerId: buyer, itemIds: items.slice(0, 3) });
  const [first, second] = eventsOf(['RetrievalRequested'], log.events).map(({ event }) => event.data.retrievalId);
  if (first === undefined || second === undefined) throw new Error('nothing is on its way');
  for (const state of ['awaiting-shipment', 'succeeded'] as const) {
    log.submit({ type: 'AdvanceRetrieval', playerId: buyer, retrievalId: first, state });
  }
  log.submit({ type: 'AdvanceRetrieval', playerId: buyer, retrievalId: second, state: 'failed' });
  stock(dear, 'aurora', 1);
  log.submit({ type: 'CloseListing', listing: cheap });
  return { log, buyer, first, second };
};

describe.each(databaseProviders)('the shop and retrievals as read models on $name', ({ create }) => {
  let store: TestDatabase;
  const { log, buyer, first, second } = shoppingLog();

  beforeAll(async () => {
    store = await create();
    await writeLog(store.database, log.events);
    const database = readModelDatabase(store.database);
    const followers = startFollowers({ database, bus: memoryBus(), projections: OWN });
    for (const name of NAMES) expect(await followers.catchUp(name, log.events.length - 1, 30_000)).toBe(true);
    await followers.stop();
  });
  afterAll(async () => {
    await store?.close();
  });

  const rowsOf = async () => {
    const tables = ['shop_listing', 'shop_purchase', 'retrieval'];
    const all = tables.map((table) => store.database.pool.query(`SELECT * FROM ${table} ORDER BY 1`));
    return (await Promise.all(all)).map(({ rows }) => rows);
  };

  it('hold what is in stock, what was bought, and how far items are', async () => {
    const sql = store.database.pool;
    const shown = await shopIn(sql, { balance: 'coin' });
    expect(shown.rows).toMatchObject([{ listingId: 'dear', stock: 1, open: true, value: 90_000n }]);
    expect(await listingById(sql, 'cheap')).toMatchObject({ stock: 38, open: false });
    expect(await listingById(sql, 'never')).toBeNull();
    const bought = await purchasesOf(sql, buyer, { first: 2 });
    expect(bought.totalCount).toBe(3);
    expect(bought.rows.map(({ listingId, itemIds }) => [listingId, itemIds.length])).toEqual([
      ['dear', 1],
      ['cheap', 10],
    ]);
    const rest = await purchasesOf(sql, buyer, { after: bought.endCursor });
    expect(rest.rows.map(({ total, balance }) => [total, balance])).toEqual([[210n, 'coin']]);
    const sent = await retrievalsOf(sql, buyer);
    expect(sent.rows.map(({ state }) => state)).toEqual(['retrieving', 'failed', 'succeeded']);
    expect((await retrievalsOf(sql, buyer, { state: 'failed' })).rows.map(({ retrievalId }) => retrievalId)).toEqual([
      second,
    ]);
    expect((await retrievalsById(sql, [first, 'nothing'])).map(({ state }) => state)).toEqual(['succeeded']);
  });

  it('list what was bought there beside opened cases, each item with its share, wherever pages are cut', async () => {
    const sql = store.database.pool;
    const bought = log.events.flatMap(({ position, event, facts }) => {
      if (facts.acquired[0]?.owner !== buyer) return [];
      const total = facts.postings.reduce((sum, { amount }) => sum + amount, 0n);
      const channel = event.type === 'ShopPurchased' ? 'shop' : 'case';
      return [{ position, channel, total, itemIds: facts.acquired.map(({ item }) => item.itemId) }];
    });
    expect(new Set(bought.map(({ channel }) => channel))).toEqual(new Set(['shop', 'case']));
    for (const first of [1, 3, 4, 50]) {
      const rows: PurchaseRow[] = [];
      for (let after: string | null = null; ; ) {
        const page = await boughtItems(sql, buyer, { first, after });
        rows.push(...page.rows);
        expect(page.totalCount).toBe(bought.flatMap(({ itemIds }) => itemIds).length);
        if (!page.hasNextPage) break;
        after = page.endCursor;
      }
      expect(rows.map(({ position, itemId }) => [position, itemId])).toEqual(
        bought.toReversed().flatMap(({ position, itemIds }) =>
          itemIds
            .toSorted()
            .toReversed()
            .map((id) => [position, id]),
        ),
      );
      for (const { position, channel, total, itemIds } of bought) {
        const own = rows.filter((row) => row.position === position);
        const share = total / BigInt(own.length);
        expect(own.reduce((sum, { paid }) => sum + paid, 0n)).toBe(total);
        expect(own.every(({ paid }) => paid === share || paid === share + 1n)).toBe(true);
        expect(
          own.every((row) => row.channel === channel && (channel === 'case' || row.quantity === itemIds.length)),
        ).toBe(true);
      }
    }
  });

  it('are the same after a rebuild', async () => {
    const before = await rowsOf();
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    await rebuild(readModelDatabase(store.database), OWN);
    expect(await rowsOf()).toEqual(before);
  });
});
