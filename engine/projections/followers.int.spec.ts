import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordStory } from '../../test/fixture-log.ts';
import { lanedRoomsStory } from '../../test/forgeries/laned-rooms.ts';
import { lanesStory } from '../../test/forgeries/lanes.ts';
import { recordGames } from '../../test/games-story/story.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { accepted, ask, joinWith, openOnce, publishCast, startEngine } from '../../test/harness/engines.ts';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import { encodePosition, memoryBus } from '../bus/bus.ts';
import type { Database } from '../database/open-database.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { readModelDatabase } from './database.ts';
import { type Followers, startFollowers } from './followers.ts';
import { live, liveKeeping } from './live.ts';
import { foldPlays, plays } from './plays.ts';
import type { Projection } from './projection.ts';
import { playById } from './queries/plays.ts';
import { watchReadModels } from './read-models.ts';
import { RebuildTakenOver, rebuild } from './rebuild.ts';
import { projections } from './registry.ts';
import { seedPairs } from './seed-pairs.ts';
import { shopPurchases } from './shop-purchases.ts';

/** Logs of other sites, and the tables that each of them fills: the scripted site just plays and leaves them empty. */
const STORIES = [
  {
    told: 'orders, shop, retrievals, rewards and erasures',
    record: () => recordStory({ seed: 'accounts', players: 6, acts: 900 }).recorded,
    tables: ['flow_record', 'rebate_record', 'untold_news', 'coupon', 'shop_listing', 'shop_purchase', 'retrieval'],
  },
  {
    told: 'contests, their prizes, acts of two people and reversed deposits',
    record: () => recordGames().recorded,
    tables: ['contest', 'contest_score', 'contest_place', 'act_proposal', 'deposit_reversal', 'receivable'],
  },
  { told: 'devices and their lanes', record: () => lanesStory, tables: ['device_key'] },
  { told: 'seats and entries on lanes', record: () => lanedRoomsStory, tables: ['spent_link'] },
] as const;
const TOLD_BY_STORIES: ReadonlySet<string> = new Set(STORIES.flatMap(({ tables }): readonly string[] => tables));

/** No test lasts so long. */
const NEVER = 2_000_000_000;

/** Every row of every read model, as text that can be compared. */
const contents = async (database: Database): Promise<Record<string, readonly string[]>> => {
  const found: Record<string, readonly string[]> = {};
  for (const table of projections.flatMap((projection) => projection.tables)) {
    const { rows } = await database.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
};

const checkpointOf = async (database: Database, name: string) => {
  const { rows } = await database.pool.query('SELECT version, position, status FROM projection WHERE name = $1', [
    name,
  ]);
  return rows[0];
};

describe.each(databaseProviders)('read models on $name', ({ create }) => {
  let store: TestDatabase;
  const running: Followers[] = [];
  beforeEach(async () => {
    store = await create();
  });
  afterEach(async () => {
    for (const followers of running.splice(0)) await followers.stop();
    await store.close();
  });

  const follow = (
    database: Database,
    parts: Partial<Parameters<typeof startFollowers>[0]> = {},
  ): { followers: Followers; bus: ReturnType<typeof memoryBus> } => {
    const bus = memoryBus();
    const followers = startFollowers({ database: readModelDatabase(database), bus, projections, ...parts });
    running.push(followers);
    return { followers, bus };
  };
  const reach = async (followers: Followers, position: number): Promise<void> => {
    for (const { name } of projections) expect(await followers.catchUp(name, position, 30_000)).toBe(true);
  };

  it('follow a log that grows, and a rebuild gives the same rows', async () => {
    const { log, step } = scriptedSite('rebuild equals live', 8);
    const { followers } = follow(store.database);
    const isUnderWay = ({ event }: ReadEvent): boolean =>
      event.type === 'BattleCreated' &&
      event.data.private &&
      ['waiting', 'locked'].includes(log.world().battle(event.data.battleId).status);
    let written = 0;
    for (const steps of [1, 40, 3, 750, 60]) {
      for (let n = 0; n < steps; n += 1) step();
      // One table holds only battles that aren't over, and one only the private ones of them.
      while (steps === 60 && !log.events.some(isUnderWay)) step();
      await writeLog(store.database, log.events.slice(written));
      written = log.events.length;
      await reach(followers, written - 1);
    }
    const live = await contents(store.database);
    expect(live.play?.length).toBeGreaterThan(1_000);
    for (const [table, rows] of Object.entries(live)) {
      expect([table, rows.length > 0]).toEqual([table, !TOLD_BY_STORIES.has(table)]);
    }

    await rebuild(readModelDatabase(store.database), projections);
    expect(await contents(store.database)).toEqual(live);

    // The live ones go on where the rebuilt ones stand.
    for (let n = 0; n < 30; n += 1) step();
    await writeLog(store.database, log.events.slice(written));
    await reach(followers, log.events.length - 1);
    const later = await contents(store.database);
    await rebuild(readModelDatabase(store.database), projections);
    expect(await contents(store.database)).toEqual(later);
  });

  it('leave room on their pages for rows that change, rebuilt ones as well', async () => {
    const options = async () => {
      const text = 'SELECT relname, reloptions FROM pg_class WHERE relname = ANY($1::text[]) ORDER BY relname';
      const { rows } = await store.database.pool.query(text, [projections.flatMap(({ tables }) => tables)]);
      return rows;
    };
    const before = await options();
    expect(before.filter(({ reloptions }) => reloptions !== null).length).toBeGreaterThan(0);
    await rebuild(readModelDatabase(store.database), projections);
    expect(await options()).toEqual(before);
  });

  it.each(STORIES)('follow $told, and a rebuild gives the same rows', async ({ record, tables }) => {
    const log = record();
    const { followers } = follow(store.database);
    for (let from = 0; from < log.length; from += 400) {
      await writeLog(store.database, log.slice(from, from + 400));
      await reach(followers, Math.min(log.length, from + 400) - 1);
    }
    const live = await contents(store.database);
    for (const table of tables) expect([table, (live[table]?.length ?? 0) > 0]).toEqual([table, true]);
    await rebuild(readModelDatabase(store.database), projections);
    expect(await contents(store.database)).toEqual(live);
  });

  it('keep the newest of the feed and its best drops however the events came, and number on', async () => {
    const { log, step } = scriptedSite('bounded feed', 8);
    for (let n = 0; n < 900; n += 1) step();
    const bounded = [liveKeeping({ newest: 60, best: 2, step: 10 })];
    const rows = async () =>
      (
        await store.database.pool.query<{ seq: number; top: boolean; row: string }>(
          'SELECT seq::int, coalesce(grade <= 1, false) AS top, e::text AS row FROM live_event e ORDER BY seq',
        )
      ).rows;
    const { followers } = follow(store.database, { projections: bounded });
    for (let from = 0; from < log.events.length; from += 350) {
      await writeLog(store.database, log.events.slice(from, from + 350));
      expect(await followers.catchUp('live', Math.min(log.events.length, from + 350) - 1)).toBe(true);
    }
    const kept = await rows();
    await rebuild(readModelDatabase(store.database), bounded);
    expect(await rows()).toEqual(kept);

    await rebuild(readModelDatabase(store.database), [live]);
    const whole = await rows();
    const last = whole.length;
    expect(whole.map(({ seq }) => seq)).toEqual(Array.from({ length: last }, (_, n) => n + 1));
    const gone = Math.floor(last / 10) * 10 - 60;
    const best = whole.filter(({ seq, top }) => top && seq <= gone).slice(-2);
    expect(whole.filter(({ seq, top }) => top && seq <= gone).length).toBeGreaterThan(best.length);
    expect(kept).toEqual([...best, ...whole.filter(({ seq }) => seq > gone)]);
  });

  it('are rebuilt while the log grows, without losing an event', async () => {
    const { log, step } = scriptedSite('growing', 4);
    for (let n = 0; n < 900; n += 1) step();
    await writeLog(store.database, log.events);
    let written = log.events.length;
    const { followers } = follow(store.database);
    let grown: Promise<void> = Promise.resolve();
    await rebuild(readModelDatabase(store.database), projections, () => {
      for (let n = 0; n < 20; n += 1) step();
      const more = log.events.slice(written);
      written = log.events.length;
      grown = grown.then(() => writeLog(store.database, more));
    });
    await grown;
    await reach(followers, log.events.length - 1);
    const live = await contents(store.database);
    await rebuild(readModelDatabase(store.database), projections);
    expect(await contents(store.database)).toEqual(live);
    expect(live.play?.length).toBe(foldPlays(log.events).length);
  });

  it('keep their indexes and constraints through a rebuild', async () => {
    const shape = async () => {
      const { rows } = await store.database.pool.query<{ shape: string }>(
        `SELECT regexp_replace(pg_get_indexdef(indexrelid), 'INDEX \\S+ ON', 'INDEX ON') AS shape
         FROM pg_index WHERE indrelid = ANY($1::regclass[]) ORDER BY 1`,
        [projections.flatMap(({ tables }) => tables)],
      );
      return rows.map((row) => row.shape);
    };
    const before = await shape();
    expect(before.length).toBeGreaterThan(8);
    await rebuild(readModelDatabase(store.database), projections);
    await rebuild(readModelDatabase(store.database), projections);
    expect(await shape()).toEqual(before);
  });

  it('can be asked to wait for a command of the real engine', async () => {
    const { followers, bus } = follow(store.database);
    const engine = await startEngine(store.database, {
      onCommitted: (head) => bus.publish('log', encodePosition(head)),
    });
    await publishCast(engine);
    const player = await joinWith(engine, '1000');
    const { events } = accepted(await openOnce(engine, player));
    const [opened] = events;
    expect(await followers.catchUp('plays', opened.position)).toBe(true);
    if (opened.event.type !== 'CaseOpened') throw new Error('not opened');
    const { pairId, roundNo } = opened.event.data;
    expect(await playById(store.database.pool, `${pairId}.${roundNo}`)).toMatchObject({
      game: 'case',
      id: `${pairId}.${roundNo}`,
      position: opened.position,
      at: opened.at,
      data: opened.event.data,
    });
    accepted(await ask(engine, { type: 'RotateSeed', playerId: player, userSeed: null, entropy: 'e'.repeat(32) }));
    await engine.close();
  });

  it('are folded once, however many processes follow', async () => {
    const { log, step } = scriptedSite('many', 4);
    const others = [store.database, await store.another(), await store.another()];
    const sites = others.map((database) => follow(database).followers);
    let written = 0;
    for (let round = 0; round < 10; round += 1) {
      for (let n = 0; n < 15; n += 1) step();
      await writeLog(store.database, log.events.slice(written));
      written = log.events.length;
    }
    for (const followers of sites) await reach(followers, written - 1);
    const live = await contents(store.database);
    await rebuild(readModelDatabase(store.database), projections);
    expect(await contents(store.database)).toEqual(live);
  });

  it('say what they folded, and pass over what is none of theirs', async () => {
    const { log, step } = scriptedSite('passing', 2);
    const folded: [string, number, number][] = [];
    const { followers } = follow(store.database, { onFolded: (...batch) => folded.push(batch) });
    await writeLog(store.database, log.events);
    const begun = log.events.length;
    await reach(followers, begun - 1);
    while (!log.events.some(({ event }) => event.type === 'CaseOpened')) step();
    await writeLog(store.database, log.events.slice(begun));
    const end = log.events.length;
    await reach(followers, end - 1);
    while ((await checkpointOf(store.database, 'giveaways'))?.position !== BigInt(end)) await pause(10);
    for (const { name, types } of projections) {
      const own = folded.filter(([projection]) => projection === name);
      const wanted: ReadonlySet<string> = new Set(types);
      for (const [, position, from] of own) {
        expect(log.events.slice(from, position).some(({ event }) => wanted.has(event.type))).toBe(true);
      }
      for (const { event, position } of log.events) {
        if (!wanted.has(event.type)) continue;
        expect(own.filter(([, next, from]) => from <= position && position < next).length).toBe(1);
      }
    }
  });

  it('fail alone, say so, and go on when the cause is gone', async () => {
    const { log, step } = scriptedSite('failing', 2);
    for (let n = 0; n < 20; n += 1) step();
    await writeLog(store.database, log.events);
    let broken = true;
    const errors: string[] = [];
    const fragile: Projection = {
      ...plays,
      apply: async (sql, table, events) => {
        await plays.apply(sql, table, events);
        if (broken) throw new Error('the disk is full');
      },
    };
    const { followers } = follow(store.database, {
      projections: [fragile, seedPairs],
      onError: (name) => {
        errors.push(name);
      },
    });
    const last = log.events.length - 1;
    expect(await followers.catchUp('seed-pairs', last, 30_000)).toBe(true);
    while (errors.length === 0) await pause(10);
    expect(followers.status().find(({ name }) => name === 'plays')).toMatchObject({
      state: 'failing',
      position: 0,
      error: 'the disk is full',
    });
    while ((await checkpointOf(store.database, 'plays'))?.status !== 'failing') await pause(10);
    expect((await contents(store.database)).play).toEqual([]);

    broken = false;
    expect(await followers.catchUp('plays', last, 30_000)).toBe(true);
    expect(followers.status().find(({ name }) => name === 'plays')).toMatchObject({ state: 'following', error: null });
    expect((await checkpointOf(store.database, 'plays'))?.status).toBe('live');
  });

  it('that can’t store a row keep nobody else from answers, also of the same moment', async () => {
    const { log, step } = scriptedSite('one fails', 2);
    const { followers } = follow(store.database, {
      projections: projections.map((projection) =>
        projection.name === 'plays'
          ? { ...projection, apply: (sql) => sql.query('SELECT 1 / 0').then(() => undefined) }
          : projection,
      ),
    });
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 20; n += 1) step();
      await writeLog(store.database, log.events.slice(followers.status()[0]?.position ?? 0));
      const others = projections.filter(({ name }) => name !== 'plays');
      const last = log.events.length - 1;
      const folded = await Promise.all(others.map(({ name }) => followers.catchUp(name, last, 30_000)));
      expect(folded).toEqual(others.map(() => true));
    }
    expect((await contents(store.database)).play).toEqual([]);
    await rebuild(readModelDatabase(store.database), [plays]);
    const live = await contents(store.database);
    await rebuild(readModelDatabase(store.database), projections);
    expect(await contents(store.database)).toEqual(live);
  });

  it('let events gather, except for whoever waits', async () => {
    const { log, step } = scriptedSite('gathering', 2);
    await writeLog(store.database, log.events);
    const { followers, bus } = follow(store.database, { projections: [plays, seedPairs], gatherMs: NEVER });
    const first = log.events.length - 1;
    expect(await followers.catchUp('plays', first)).toBe(true);
    expect(await followers.catchUp('seed-pairs', first)).toBe(true);
    while (log.events.length < first + 10) step();
    await writeLog(store.database, log.events.slice(first + 1));
    bus.publish('log', encodePosition(log.events.length));
    expect(await followers.catchUp('plays', log.events.length - 1)).toBe(true);
    expect(followers.status().map(({ position }) => position)).toEqual([log.events.length, first + 1]);
  });

  it('tell another process that waits, also of events that are none of theirs', async () => {
    const { log, step } = scriptedSite('elsewhere', 2);
    await writeLog(store.database, log.events);
    const { followers, bus } = follow(store.database, { gatherMs: NEVER });
    const watch = watchReadModels({
      sql: store.database.pool,
      breaks: store.database.breaks,
      bus,
      projections,
      onError: () => undefined,
    });
    await reach(followers, log.events.length - 1);
    const begun = log.events.length;
    while (log.events.length < begun + 5) step();
    await writeLog(store.database, log.events.slice(begun));
    for (const { name } of projections) expect(await watch.catchUp(name, log.events.length - 1)).toBe(true);
    watch.stop();
  });

  it('go on from where the database stands when a crash took rows and checkpoint back', async () => {
    const { log, step } = scriptedSite('taken back', 3);
    await writeLog(store.database, log.events);
    const early = log.events.length;
    const { followers } = follow(store.database, { projections: [plays, shopPurchases] });
    const reachBoth = async () => {
      for (const name of ['plays', 'shop-purchases']) {
        expect(await followers.catchUp(name, log.events.length - 1, 30_000)).toBe(true);
      }
    };
    await reachBoth();
    while (log.events.length < early + 20) step();
    await writeLog(store.database, log.events.slice(early));
    await reachBoth();
    await store.database.transaction('request', async (session) => {
      await session.query('DELETE FROM play WHERE position >= $1', [early]);
      await session.query('UPDATE projection SET position = $1', [early]);
    });
    const later = log.events.length;
    while (log.events.slice(later).every(({ event }) => event.type !== 'CaseOpened')) step();
    await writeLog(store.database, log.events.slice(later));
    await reachBoth();
    const live = await contents(store.database);
    await rebuild(readModelDatabase(store.database), [plays]);
    expect(await contents(store.database)).toEqual(live);
  });

  it('show again what a crash took back before they say that it is there, and also where nobody asks', async () => {
    const { log, step } = scriptedSite('taken back at rest', 3);
    for (let n = 0; n < 40; n += 1) step();
    await writeLog(store.database, log.events);
    let breaks = 0;
    const { followers } = follow(store.database, {
      database: { ...readModelDatabase(store.database), breaks: () => breaks },
    });
    await reach(followers, log.events.length - 1);
    const live = await contents(store.database);
    const crash = async (): Promise<void> => {
      await store.database.transaction('request', async (session) => {
        await session.query('DELETE FROM play WHERE position >= 10');
        await session.query(`UPDATE projection SET position = 10 WHERE name = 'plays'`);
      });
      breaks += 1;
    };
    await crash();
    await reach(followers, log.events.length - 1);
    expect(await contents(store.database)).toEqual(live);
    await crash();
    await vi.waitFor(async () => expect(await contents(store.database)).toEqual(live), { timeout: 10_000 });
  });

  it('of another version wait for their rebuild', async () => {
    const { log, step } = scriptedSite('outdated', 2);
    for (let n = 0; n < 10; n += 1) step();
    await writeLog(store.database, log.events);
    const last = log.events.length - 1;
    const first = follow(store.database).followers;
    await reach(first, last);
    await first.stop();

    const newer = { ...plays, version: plays.version + 1 };
    step();
    await writeLog(store.database, log.events.slice(last + 1));
    const { followers } = follow(store.database, { projections: [newer] });
    while (followers.status()[0]?.state !== 'outdated') await pause(10);
    expect(await followers.catchUp('plays', log.events.length - 1, 300)).toBe(false);
    expect(Number((await checkpointOf(store.database, 'plays'))?.position)).toBe(last + 1);

    await rebuild(readModelDatabase(store.database), [newer]);
    expect(await followers.catchUp('plays', log.events.length - 1, 30_000)).toBe(true);
    expect((await checkpointOf(store.database, 'plays'))?.version).toBe(newer.version);
  });

  it('are rebuilt by whoever began last; the earlier rebuild stops without a trace', async () => {
    const { log, step } = scriptedSite('two rebuilds', 3);
    for (let n = 0; n < 900; n += 1) step();
    await writeLog(store.database, log.events);
    const database = readModelDatabase(store.database);
    let batches = 0;
    const overtaken = rebuild(
      {
        ...database,
        transaction: async (work) => {
          const folded = await database.transaction(work);
          batches += 1;
          if (batches === 1) await rebuild(database, [plays]);
          return folded;
        },
      },
      [plays],
    );
    await expect(overtaken).rejects.toBeInstanceOf(RebuildTakenOver);

    const together = await Promise.allSettled([rebuild(database, [plays]), rebuild(database, [plays])]);
    expect(together.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const one of together) {
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(RebuildTakenOver);
    }
    expect((await contents(store.database)).play?.length).toBe(foldPlays(log.events).length);
    expect(await checkpointOf(store.database, 'plays:rebuild')).toBeUndefined();
  });

  it('ignore a wake-up that speaks of events the log never had', async () => {
    const { followers, bus } = follow(store.database);
    bus.publish('log', encodePosition(9_007_199_254_740_991));
    bus.publish('log', new TextEncoder().encode('nonsense'));
    const { log } = scriptedSite('hints', 1);
    await writeLog(store.database, log.events);
    await reach(followers, log.events.length - 1);
  });
});
