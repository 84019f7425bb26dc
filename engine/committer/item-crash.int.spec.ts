import { describe, expect, it } from 'vitest';
import { crediting, kestrel, publishDawn } from '../../test/cast.ts';
import { chancesOf, crashPlaces, killAgainAndAgain, PATIENCE_MS } from '../../test/harness/crashes.ts';
import { createEngineClient, type EngineClient } from '../../test/harness/engine-client.ts';
import { accepted, castSkins, newPlayerId } from '../../test/harness/engines.ts';
import { expectLawful } from '../../test/harness/lawful-store.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { itemsTerms, publishTerms, shopTerms } from '../../test/terms-cast.ts';
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import type { Outcome } from '../engine.ts';
import type { GlasscaseEvent } from '../events.ts';
import { isListingId, listingStream, mustBe, type PlayerId } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';

const SHOPPERS = 12;
const STOCK = 100_000;
const listing = mustBe(isListingId, 'kestrels');
const { seed, upTo } = chancesOf('item-crash');

const eventsOf = (outcome: Outcome): readonly GlasscaseEvent[] => accepted(outcome).events.map(({ event }) => event);

const newShopper = async ({ ask }: EngineClient): Promise<PlayerId> => {
  const playerId = newPlayerId();
  accepted(await ask({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' }));
  accepted(await ask(crediting(playerId, '100000000')));
  return playerId;
};

/** Buys two, sends both on their way, and lets one arrive and one come back, which is sold. */
const shopOnce = async ({ ask }: EngineClient, playerId: PlayerId): Promise<void> => {
  const expectedTotal = '1890';
  const bought = eventsOf(
    await ask({ type: 'BuyFromShop', terms: shopTerms, playerId, listing, quantity: 2, expectedTotal }),
  );
  const itemIds = bought.flatMap((event) =>
    event.type === 'ShopPurchased' ? event.data.items.map(({ itemId }) => itemId) : [],
  );
  const sent = eventsOf(await ask({ type: 'RetrieveItems', playerId, itemIds }));
  const [first, second] = sent.flatMap((event) => (event.type === 'RetrievalRequested' ? [event.data] : []));
  if (first === undefined || second === undefined) throw new Error('nothing was sent');
  const advance = { type: 'AdvanceRetrieval', playerId } as const;
  accepted(await ask({ ...advance, retrievalId: first.retrievalId, state: 'succeeded' }));
  accepted(await ask({ ...advance, retrievalId: second.retrievalId, state: 'failed' }));
  accepted(
    await ask({ type: 'SellItems', terms: itemsTerms, playerId, itemIds: [second.item.itemId], expectedTotal: '900' }),
  );
};

/** Kills an engine again and again while players shop. Resolves with how often each of them did all of it. */
const survive = async (where: DatabaseOptions): Promise<ReadonlyMap<PlayerId, number>> => {
  const client = createEngineClient();
  const first = await client.start(where);
  for (const skin of castSkins) accepted(await client.ask(skin));
  accepted(await client.ask(publishTerms()));
  accepted(await client.ask(publishDawn));
  const offer = { type: 'StockListing', listing, skin: kestrel, wear: 'FT', balance: 'coin' } as const;
  accepted(await client.ask({ ...offer, quantity: STOCK }));
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(client)));
  const rounds = new Map<PlayerId, number>();
  let open = true;
  const finished = Promise.all(
    shoppers.map(async (playerId) => {
      for (let round = 1; open; round += 1) {
        await shopOnce(client, playerId);
        rounds.set(playerId, round);
      }
    }),
  );
  const last = await killAgainAndAgain(client, where, first, { upTo, answers: 200, commits: 20 });
  open = false;
  await finished;
  last.send('close');
  await last.ended;
  return rounds;
};

const expectSold = async (where: DatabaseOptions, rounds: ReadonlyMap<PlayerId, number>): Promise<void> => {
  const database = await openDatabase(where);
  try {
    const all = [...rounds.values()].reduce((sum, count) => sum + count, 0);
    for (const [player, count] of rounds) {
      const rows = await tablesOf(database.pool)
        .selectFrom('item')
        .select('state')
        .where('player_id', '=', player)
        .execute();
      expect(
        rows.filter(({ state }) => state === 'retrieved'),
        seed,
      ).toHaveLength(count);
      expect(
        rows.filter(({ state }) => state === 'sold'),
        seed,
      ).toHaveLength(count);
      expect(rows, seed).toHaveLength(2 * count);
      const wallet = await tablesOf(database.pool)
        .selectFrom('wallet')
        .select('coin')
        .where('player_id', '=', player)
        .executeTakeFirst();
      expect(wallet?.coin, seed).toBe(100_000_000n - BigInt(count) * (1890n - 900n));
    }
    const taken = await tablesOf(database.pool)
      .selectFrom('event')
      .select('entry')
      .where('stream_id', '=', listingStream(listing))
      .where('type', '=', 'StockTaken')
      .orderBy('version')
      .execute();
    expect(taken, seed).toHaveLength(all);
    const last = taken.at(-1);
    if (last === undefined) throw new Error(`${seed}: nothing was bought`);
    expect(decodeEntry(last.entry).event, seed).toMatchObject({ data: { left: STOCK - 2 * all } });
    await expectLawful(database, seed);
  } finally {
    await database.close();
  }
};

describe('an engine killed again and again while players shop', () => {
  it.each(crashPlaces)(
    'sells and sends everything once on $name',
    ({ within }) => within(async (where) => expectSold(where, await survive(where))),
    PATIENCE_MS,
  );
});
