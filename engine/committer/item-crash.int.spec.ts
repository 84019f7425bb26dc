import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { crediting, kestrel, publishDawn } from '../../test/cast.ts';
import { createServerDatabase } from '../../test/harness/databases.ts';
import {
  createEngineClient,
  type EngineClient,
  type EngineProcess,
  startProcess,
} from '../../test/harness/engine-client.ts';
import { accepted, castSkins, newPlayerId } from '../../test/harness/engines.ts';
import { moneyInAll, replayedTables, storedTables } from '../../test/harness/replay.ts';
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
/** Five processes one after the other: on a busy machine each takes seconds to be ready. */
const PATIENCE_MS = 240_000;

/** Fails loudly with its seed, so that a bad moment can be tried again. */
const seed = `item-crash-${Date.now()}`;
const random = seedrandom(seed);
const upTo = (n: number): number => Math.floor(random() * n);

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
  const startNext = async (crashAtCommit: number): Promise<EngineProcess> => {
    const engine = await startProcess(where, { crashAtCommit, onOutcome: client.hear });
    client.attach(engine);
    return engine;
  };
  const first = await startNext(0);
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
  const killSomewhere = async ({ child }: EngineProcess): Promise<void> => {
    const enough = client.outcomes.size + upTo(200);
    while (client.outcomes.size < enough) await pause(1);
    await pause(upTo(8));
    child.kill('SIGKILL');
  };
  await killSomewhere(first);
  await first.ended;
  for (const crashAtCommit of [1 + upTo(20), 0, 1]) {
    const engine = await startNext(crashAtCommit);
    if (crashAtCommit === 0) await killSomewhere(engine);
    await engine.ended;
  }
  const last = await startNext(0);
  open = false;
  await finished;
  last.send('close');
  await last.ended;
  return rounds;
};

const expectLawful = async (where: DatabaseOptions, rounds: ReadonlyMap<PlayerId, number>): Promise<void> => {
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
    expect(await storedTables(database), seed).toEqual(await replayedTables(database));
    expect(await moneyInAll(database), seed).toEqual({ coin: 0n, points: 0n, locked: 0n });
  } finally {
    await database.close();
  }
};

describe('an engine killed again and again while players shop', () => {
  it(
    'sells and sends everything once on the embedded database',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'glasscase-items-'));
      try {
        await expectLawful({ dataDir }, await survive({ dataDir }));
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    PATIENCE_MS,
  );

  it(
    'sells and sends everything once on a server',
    async () => {
      const { url, drop } = await createServerDatabase();
      try {
        await expectLawful({ databaseUrl: url }, await survive({ databaseUrl: url }));
      } finally {
        await drop();
      }
    },
    PATIENCE_MS,
  );
});
