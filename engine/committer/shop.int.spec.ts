import { describe, expect, it } from 'vitest';
import { dawn, kestrel } from '../../test/cast.ts';
import { T0 } from '../../test/deciders.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import {
  accepted,
  ask,
  createClock,
  joinWith,
  newCommandId,
  newPlayerId,
  opening,
} from '../../test/harness/engines.ts';
import { unreliable } from '../../test/harness/faults.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { eventOf, freshEntropy } from '../../test/harness/rooms.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { freeDawnTerms } from '../../test/item-cast.ts';
import { giveawayTerms, itemsTerms, publishTerms, shopTerms } from '../../test/terms-cast.ts';
import { type ItemId, isListingId, type ListingId, mustBe, type PlayerId } from '../kernel/ids.ts';
import type { Committer } from './committer.ts';

describe.each(databaseProviders)('items outside of games on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  let listings = 0;

  const stock = async (engine: Committer, quantity: number): Promise<ListingId> => {
    listings += 1;
    const listing = mustBe(isListingId, `listing-${listings}`);
    const offer = { skin: kestrel, wear: 'FT', balance: 'coin' } as const;
    accepted(await ask(engine, { type: 'StockListing', listing, ...offer, quantity }));
    return listing;
  };
  const buy = (playerId: PlayerId, listing: ListingId, quantity = 1) =>
    ({ type: 'BuyFromShop', terms: shopTerms, playerId, listing, quantity, expectedTotal: '100000' }) as const;
  const boughtBy = async (engine: Committer, playerId: PlayerId, quantity = 1): Promise<readonly ItemId[]> => {
    const outcome = accepted(await ask(engine, buy(playerId, await stock(engine, quantity), quantity)));
    return eventOf(outcome, 'ShopPurchased').data.items.map(({ itemId }) => itemId);
  };
  const rowsOf = (player: PlayerId) =>
    tablesOf(store.database.pool)
      .selectFrom('item')
      .select(['item_id', 'state', 'game', 'case_slug', 'sell_only', 'value'])
      .where('player_id', '=', player)
      .orderBy('item_id')
      .execute();
  const walletOf = (player: PlayerId) =>
    tablesOf(store.database.pool).selectFrom('wallet').selectAll().where('player_id', '=', player).executeTakeFirst();

  it('puts what was bought into the backpack, and takes it from the stock', async () => {
    const engine = await start();
    const player = await joinWith(engine, '5000');
    const outcome = accepted(await ask(engine, buy(player, await stock(engine, 3), 2)));
    expect(outcome.wallet).toMatchObject({ coin: 5000n - 1890n });
    const row = { state: 'held', game: 'shop', case_slug: null, sell_only: false, value: 900n };
    expect(await rowsOf(player)).toMatchObject([row, row]);
  });

  it('answers a repeated purchase as it did, while an engine that knows nothing of it sells what was bought', async () => {
    const engine = await start();
    const player = await joinWith(engine, '5000');
    const listing = await stock(engine, 3);
    const purchase = newCommandId();
    const first = accepted(await ask(engine, buy(player, listing), purchase));
    const itemIds = eventOf(first, 'ShopPurchased').data.items.map(({ itemId }) => itemId);
    const other = await start({}, await store.another());
    const [, sold, again] = await Promise.all([
      ask(other, { type: 'RegisterPlayer', playerId: newPlayerId(), userSeed: 'lucky' }),
      ask(other, { type: 'SellItems', terms: itemsTerms, playerId: player, itemIds, expectedTotal: null }),
      ask(other, buy(player, listing), purchase),
    ]);
    accepted(sold);
    expect(accepted(again).events).toEqual(first.events);
  });

  it('sells no more than the stock, whoever asks whom at the same time', async () => {
    const engines = [await start(), await start({}, await store.another()), await start({}, await store.another())];
    const [first] = engines;
    if (first === undefined) throw new Error('no engine');
    const listing = await stock(first, 10);
    const players = await Promise.all(Array.from({ length: 30 }, () => joinWith(first, '1000')));
    const outcomes = await Promise.all(players.map((player, n) => ask(engines[n % 3] ?? first, buy(player, listing))));
    expect(outcomes.filter(({ status }) => status === 'accepted')).toHaveLength(10);
    for (const outcome of outcomes) {
      if (outcome.status !== 'accepted') expect(outcome).toMatchObject({ code: 'OUT_OF_STOCK', details: { left: 0 } });
    }
  });

  it('follows a retrieval: on its way, delivered, or back in the backpack', async () => {
    const engine = await start();
    const player = await joinWith(engine, '5000');
    const itemIds = await boughtBy(engine, player, 2);
    const asked = accepted(await ask(engine, { type: 'RetrieveItems', playerId: player, itemIds }));
    expect(await rowsOf(player)).toMatchObject([{ state: 'retrieving' }, { state: 'retrieving' }]);
    const [first, second] = asked.events.flatMap(({ event }) =>
      event.type === 'RetrievalRequested' ? [event.data.retrievalId] : [],
    );
    if (first === undefined || second === undefined) throw new Error('nothing was sent');
    const advance = { type: 'AdvanceRetrieval', playerId: player } as const;
    accepted(await ask(engine, { ...advance, retrievalId: first, state: 'awaiting-shipment' }));
    expect(await rowsOf(player)).toMatchObject([{ state: 'retrieving' }, { state: 'retrieving' }]);
    accepted(await ask(engine, { ...advance, retrievalId: first, state: 'succeeded' }));
    accepted(await ask(engine, { ...advance, retrievalId: second, state: 'failed' }));
    expect(await rowsOf(player)).toMatchObject([{ state: 'retrieved' }, { state: 'held' }]);
  });

  it('marks what a free case won, which pays a locked bonus', async () => {
    const engine = await start();
    await ask(engine, publishTerms({ rewards: freeDawnTerms }));
    const player = await joinWith(engine, '0');
    const free = { ...opening(player), type: 'OpenFreeCase', couponId: null } as const;
    const [one, two] = await Promise.all([
      ask(engine, { ...free, entropy: freshEntropy() }),
      ask(engine, { ...free, entropy: freshEntropy() }),
    ]);
    accepted(one);
    expect(two).toMatchObject({ status: 'rejected', code: 'FREE_CASE_TAKEN' });
    const { itemId, value } = eventOf(accepted(one), 'FreeCaseOpened').data;
    expect(await rowsOf(player)).toMatchObject([{ state: 'held', game: 'case', case_slug: dawn, sell_only: true }]);
    const itemIds = [itemId];
    const sale = accepted(
      await ask(engine, { type: 'SellItems', terms: itemsTerms, playerId: player, itemIds, expectedTotal: null }),
    );
    expect(sale.wallet).toMatchObject({ coin: 0n, locked: BigInt(value) });
    expect(await walletOf(player)).toMatchObject({ coin: 0n, points: 0n, locked: BigInt(value) });
    expect(await rowsOf(player)).toMatchObject([{ state: 'sold' }]);
  });

  it('leaves nothing of a player who is erased, and gives them nothing more', async () => {
    const clock = createClock();
    const engine = await start({ clock: clock.now });
    const gone = await joinWith(engine, '700');
    accepted(await ask(engine, { type: 'CommitHostSeeds', playerId: gone }));
    const host = await joinWith(engine, '5000');
    const [prize] = await boughtBy(engine, host);
    if (prize === undefined) throw new Error('nothing was bought');
    const committed = accepted(await ask(engine, { type: 'CommitHostSeeds', playerId: host }));
    const { publicHash } = eventOf(committed, 'HostSeedsCommitted').data.giveaway;
    const opened = accepted(
      await ask(engine, {
        type: 'CreateGiveaway',
        terms: giveawayTerms,
        host: { kind: 'player', playerId: host, seedHash: publicHash, itemIds: [prize] },
        entropy: freshEntropy(),
        startsAt: null,
        drawAt: T0 + 600_000,
        locked: false,
        conditions: { depositDays: null, vipGrade: 0 },
        beacon: { kind: 'none' },
      }),
    );
    const { giveawayId } = eventOf(opened, 'GiveawayCreated').data;
    accepted(await ask(engine, { type: 'EnterGiveaway', playerId: gone, giveawayId, entropy: freshEntropy() }));
    accepted(await ask(engine, { type: 'ErasePlayer', playerId: gone }));
    expect(await walletOf(gone)).toMatchObject({ coin: 0n, points: 0n, locked: 0n });
    clock.advance(600_000);
    for (let deadline = 0; deadline < 3; deadline += 1) await engine.pollTimers();
    expect(await rowsOf(host)).toMatchObject([{ item_id: prize, state: 'held' }]);
    expect(await rowsOf(gone)).toEqual([]);
    expect(await ask(engine, { type: 'RegisterPlayer', playerId: gone, userSeed: 'again' })).toMatchObject({
      code: 'ALREADY_REGISTERED',
    });
    // An engine that never saw this player reads the same from the log.
    const other = await start({ clock: clock.now }, await store.another());
    expect(await ask(other, { type: 'ErasePlayer', playerId: gone })).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
  });

  it('buys and sends once when answers are lost', async () => {
    let turn = 0;
    const lossy = unreliable(store.database, {
      after: () => {
        turn += 1;
        return turn > 12 && turn % 3 !== 0;
      },
    });
    const engine = await start({}, lossy);
    const player = await joinWith(engine, '100000');
    const listing = await stock(engine, 100);
    const ids = Array.from({ length: 8 }, newCommandId);
    const twice = await Promise.all([...ids, ...ids].map((id) => ask(engine, buy(player, listing), id)));
    for (const outcome of twice) accepted(outcome);
    const rows = await rowsOf(player);
    expect(rows).toHaveLength(8);
    const [first] = twice;
    if (first?.status !== 'accepted') throw new Error('not bought');
    const itemIds = eventOf(first, 'ShopPurchased').data.items.map(({ itemId }) => itemId);
    const id = newCommandId();
    const sent = await Promise.all(
      [1, 2].map(() => ask(engine, { type: 'RetrieveItems', playerId: player, itemIds }, id)),
    );
    for (const outcome of sent) accepted(outcome);
    expect((await rowsOf(player)).filter(({ state }) => state === 'retrieving')).toHaveLength(1);
  });
});
