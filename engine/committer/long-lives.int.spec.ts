import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, createClock, joinWith, opening, openOnce } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { enterGiveaway, eventOf, openBattle, openGiveaway } from '../../test/harness/rooms.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import type { Database } from '../database/open-database.ts';
import { MAX_PAIR_AGE_MS } from '../fairness/seed-pair.ts';
import { giveawayStream, type PlayerId, playerStream } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';
import { createLogStore } from '../log/store.ts';
import type { Committer, CommitterOptions } from './committer.ts';
import { loadStreams } from './load-streams.ts';
import { encodeSnapshot } from './snapshots.ts';
import { pruneReceipts, RECEIPTS_LAST_MS } from './submission.ts';
import { submissionOf } from './timers.ts';

describe.each(databaseProviders)('long lives on $name', ({ create }) => {
  const { store, start: startOn } = lawfulStore(create);
  const clock = createClock();
  const start = (options?: Partial<CommitterOptions>): Promise<Committer> => startOn({ clock: clock.now, ...options });

  const loaded = (player: PlayerId) =>
    store.database.run('request', (session) => loadStreams(session, [playerStream(player)]));
  const timersOf = (player: PlayerId) =>
    tablesOf(store.database.pool)
      .selectFrom('timer')
      .selectAll()
      .where('stream_id', '=', playerStream(player))
      .execute();
  const receiptCount = async (): Promise<number> => {
    const { rows } = await store.database.pool.query<{ n: bigint }>('SELECT count(*) AS n FROM receipt');
    return Number(rows[0]?.n);
  };
  const retirement = (player: PlayerId, seq: number) =>
    submissionOf({ stream: playerStream(player), kind: 'seed-retirement', seq });

  it('loads a player of 2,000 events from a snapshot, written once, and the same as from the first event', async () => {
    let written = 0;
    const counted: Database['run'] = (priority, work) =>
      store.database.run(priority, (session) =>
        work({
          query: (statement, values) => {
            if (typeof statement === 'string' && statement.startsWith('INSERT INTO snapshot')) written += 1;
            return session.query(statement, values);
          },
        }),
      );
    const engine = await startOn({ clock: clock.now }, { ...store.database, run: counted });
    const { creator: player, seeds } = await openBattle(engine, '100000000', { sides: 3 });
    const opened = eventOf(accepted(await openOnce(engine, player)), 'CaseOpened').data;
    await openGiveaway(engine, player, [opened.itemId], clock.now() + 600_000, seeds.giveaway);
    for (let n = 0; n < 20; n += 1) {
      await Promise.all(Array.from({ length: 10 }, async () => accepted(await ask(engine, opening(player, 10)))));
    }
    const snapshot = () =>
      tablesOf(store.database.pool)
        .selectFrom('snapshot')
        .select('version')
        .where('stream_id', '=', playerStream(player))
        .executeTakeFirst();
    while ((await snapshot()) === undefined) await pause(5);
    await engine.close();
    expect(written).toBe(1);
    const withSnapshot = (await loaded(player)).get(playerStream(player));
    expect(withSnapshot?.snapshotVersion).toBeGreaterThan(500);
    await store.database.pool.query('DELETE FROM snapshot');
    const without = (await loaded(player)).get(playerStream(player));
    expect(without?.snapshotVersion).toBe(0);
    expect(without?.version).toBe(2006);
    expect(withSnapshot?.version).toBe(2006);
    expect([withSnapshot?.open, without?.open]).toEqual([2005, 2005]);
    if (withSnapshot === undefined || without === undefined) throw new Error('not loaded');
    const rooms = { escrow: { size: 1 }, battles: { size: 1 }, giveaways: { size: 1 } };
    expect(withSnapshot.current.state).toMatchObject(rooms);
    expect(encodeSnapshot(withSnapshot.current)).toBe(encodeSnapshot(without.current));
    const fresh = await start();
    expect(accepted(await openOnce(fresh, player)).events[0].version).toBe(2006);
  });

  it('loads a giveaway with many entries from a snapshot, and the same as from the first event', async () => {
    const engine = await start();
    const player = await joinWith(engine, '100');
    const { itemId } = eventOf(accepted(await openOnce(engine, player)), 'CaseOpened').data;
    const giveawayId = await openGiveaway(engine, player, [itemId], clock.now() + 600_000);
    const guests = await Promise.all(Array.from({ length: 520 }, () => joinWith(engine, '0')));
    await Promise.all(guests.map(async (guest) => accepted(await enterGiveaway(engine, guest, giveawayId))));
    const stream = giveawayStream(giveawayId);
    const load = async () => {
      const held = await store.database.run('request', (session) => loadStreams(session, [stream]));
      return held.get(stream);
    };
    while (((await load())?.snapshotVersion ?? 0) === 0) await pause(5);
    const withSnapshot = await load();
    await store.database.pool.query('DELETE FROM snapshot');
    const without = await load();
    if (withSnapshot === undefined || without === undefined) throw new Error('not loaded');
    expect([withSnapshot.version, without.version, without.snapshotVersion]).toEqual([521, 521, 0]);
    expect([withSnapshot.open, without.open]).toEqual([521, 521]);
    expect(encodeSnapshot(withSnapshot.current)).toBe(encodeSnapshot(without.current));
  });

  it('passes over a snapshot in a format it does not know', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    await store.database.pool.query(
      `INSERT INTO snapshot (stream_id, version, open_entries, state) VALUES ($1, 1, 1, '{"format":0}')`,
      [playerStream(player)],
    );
    expect((await loaded(player)).get(playerStream(player))).toMatchObject({ version: 2, snapshotVersion: 0 });
  });

  it('retires a pair of age by its timer, reveals it and sets the next deadline', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    accepted(await openOnce(engine, player));
    expect((await timersOf(player)).map(({ seq }) => seq)).toEqual([1]);
    clock.advance(MAX_PAIR_AGE_MS);
    await engine.pollTimers();
    const entries = await createLogStore(store.database).readStream(playerStream(player), 3, 10);
    const events = entries.map(({ entry }) => decodeEntry(entry).event);
    expect(events.map((event) => (event.type === 'SeedRotated' ? event.data.reason : event.type))).toEqual(['age']);
    expect((await timersOf(player)).map(({ seq }) => seq)).toEqual([2]);
    await engine.pollTimers();
    expect(await createLogStore(store.database).readStream(playerStream(player), 4, 10)).toEqual([]);
  });

  it('keeps no receipt of a timer that comes too early, so that it works when it is due', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    const before = await receiptCount();
    expect(await engine.submit(retirement(player, 1))).toEqual({ status: 'early' });
    expect(await receiptCount()).toBe(before);
    clock.advance(MAX_PAIR_AGE_MS);
    expect((await engine.submit(retirement(player, 1))).status).toBe('accepted');
  });

  it('handles a deadline once though two engines look at it', async () => {
    const [one, two] = [await start(), await start()];
    const player = await joinWith(one, '1000');
    clock.advance(MAX_PAIR_AGE_MS);
    await Promise.all([one.pollTimers(), two.pollTimers()]);
    expect(await createLogStore(store.database).readStream(playerStream(player), 2, 10)).toHaveLength(1);
  });

  it('drops a timer that the rules have nothing to say about', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    await store.database.pool.query('INSERT INTO timer VALUES ($1, $2, 77, 0)', [
      playerStream(player),
      'seed-retirement',
    ]);
    await engine.pollTimers();
    expect((await timersOf(player)).map(({ seq }) => seq)).toEqual([1]);
  });

  it('forgets receipts after thirty days and not before', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    accepted(await openOnce(engine, player));
    const all = await receiptCount();
    clock.advance(RECEIPTS_LAST_MS);
    accepted(await ask(engine, { type: 'RetireSeed', playerId: player, seq: 1 }));
    accepted(await openOnce(engine, player));
    await pruneReceipts(store.database, clock.now());
    expect(await receiptCount()).toBeLessThanOrEqual(all + 2);
    clock.advance(1);
    expect(await pruneReceipts(store.database, clock.now())).toBeGreaterThan(0);
    expect(await receiptCount()).toBe(2);
  });
});
