import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crediting, paying } from '../../../test/cast.ts';
import { recordStory } from '../../../test/fixture-log.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { databaseProviders, MIGRATIONS, type TestDatabase } from '../../../test/harness/databases.ts';
import { accepted, ask, createClock, newPlayerId, shownTo, startEngine } from '../../../test/harness/engines.ts';
import { sampleCase, sampleSkins } from '../../../test/harness/scripted-site.ts';
import { writeLog } from '../../../test/harness/write-log.ts';
import { orderNumber } from '../../../test/money-cast.ts';
import { battleTerms, caseTerms, itemsTerms, publishTerms, TERMS, upgradeTerms } from '../../../test/terms-cast.ts';
import { memoryBus } from '../../bus/bus.ts';
import type { PublishCase } from '../../catalog/case/publish-case.ts';
import type { Committer } from '../../committer/committer.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import type { Account } from '../../facts/facts.ts';
import { addReturns, NO_RETURNS, type ReturnSums } from '../../fairness/return-band.ts';
import { upgradeTickets } from '../../fairness/upgrade-draw.ts';
import type { ReadEvent } from '../../glasscase-decision.ts';
import type { GameName } from '../../kernel/game-name.ts';
import { isHexHash, isItemId, isSkinId, mustBe, type PlayerId } from '../../kernel/ids.ts';
import { readModelDatabase } from '../database.ts';
import { type Followers, startFollowers } from '../followers.ts';
import { ledger } from '../ledger.ts';
import { logSize, readWholeLog } from '../read-log.ts';
import { rebuild } from '../rebuild.ts';
import { projections } from '../registry.ts';
import { foldReturns, returns } from '../returns.ts';
import { SLOT_MS, slotOf } from '../slot.ts';
import { itemsOf } from './backpack.ts';
import { casesOpen } from './catalog.ts';
import { hostPairsOf } from './host-pairs.ts';
import { moneyBetween, moneyByDay, pace, playsBetween, playsByDay } from './ledger.ts';
import { returnsSoFar } from './returns.ts';
import { targetsIn } from './targets.ts';

const MINUTE = 60_000;
const EVER = { from: 0, to: Date.UTC(2100, 0, 1) };
const ZONES = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Asia/Shanghai'] as const;

const wholeLog = async ({ pool }: Database): Promise<readonly ReadEvent[]> => {
  const events: ReadEvent[] = [];
  for await (const batch of readWholeLog(pool, 100)) events.push(...batch);
  return events;
};

/** The local day, by the calendar of the program and not of the database. */
const dayIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

interface Counted<Sums> {
  readonly at: number;
  readonly position: number;
  readonly key: string;
  readonly sums: Sums;
}

/** Adds up what has the same key. */
const grouped = <Sums>(
  counted: readonly Counted<Sums>[],
  keyOf: (one: Counted<Sums>) => string,
  add: (a: Sums, b: Sums) => Sums,
) =>
  new Map(
    [...Map.groupBy(counted, keyOf)].map(([key, own]) => {
      const positions = own.map(({ position }) => position);
      const sums = own.map((one) => one.sums).reduce(add);
      return [key, { ...sums, firstPosition: Math.min(...positions), lastPosition: Math.max(...positions) }];
    }),
  );

interface Moved {
  readonly count: number;
  readonly amount: bigint;
}

const addMoved = (a: Moved, b: Moved): Moved => ({ count: a.count + b.count, amount: a.amount + b.amount });
const nameOf = (account: Account): string => ('player' in account ? 'player' : account.house);

/** Every movement of a log. */
const movedIn = (log: readonly ReadEvent[]): readonly Counted<Moved>[] =>
  log.flatMap(({ event, at, position, facts }) =>
    facts.postings.map(({ action, balance, from, to, amount }) => {
      const channel = event.type === 'PaymentSettled' && action === 'DEPOSIT' ? event.data.provider : '';
      const key = [action, balance, nameOf(from), nameOf(to), channel].join(' ');
      return { at, position, key, sums: { count: 1, amount } };
    }),
  );

const UNIT = 10n ** 14n;

/** Sums of plays, from tickets and the value that each of them pays. */
const promised = (
  plays: number,
  staked: bigint,
  won: bigint,
  ranges: readonly (readonly [tickets: number, value: string])[],
): ReturnSums => {
  const sum = (of: (tickets: bigint, value: bigint) => bigint) =>
    ranges.map(([tickets, value]) => of(BigInt(tickets), BigInt(value))).reduce((a, b) => a + b);
  const all = sum((tickets) => tickets);
  const mean = sum((tickets, value) => tickets * value);
  const square = sum((tickets, value) => tickets * value * value);
  return {
    plays,
    staked,
    won,
    expected: (BigInt(plays) * mean * UNIT) / all,
    variance: (BigInt(plays) * (square * all - mean * mean) * UNIT) / (all * all),
    most: ranges.map(([, value]) => BigInt(value)).reduce((a, b) => (a > b ? a : b)),
  };
};

/** Every play of a log of cases, battles and upgrades, counted from the words of its entries alone. */
const playedIn = (log: readonly ReadEvent[]): readonly Counted<ReturnSums>[] => {
  const tableOf = (hash: string) => {
    for (const { event } of log)
      if (event.type === 'CasePublished' && event.data.oddsHash === hash) return event.data.table;
    throw new Error(`${hash} was never published`);
  };
  const rangesOf = (hash: string) =>
    tableOf(hash).entries.map(({ first, last, value }) => [last - first + 1, value] as const);
  return log.flatMap(({ event, at, position }): readonly Counted<ReturnSums>[] => {
    const counted = (game: GameName, slug: string, sums: ReturnSums) => [
      { at, position, key: `${game} ${slug} false`, sums },
    ];
    switch (event.type) {
      case 'CaseOpened': {
        const { case: slug, price, value, oddsHash } = event.data;
        return counted('case', slug, promised(1, BigInt(price), BigInt(value), rangesOf(oddsHash)));
      }
      case 'UpgradePlayed': {
        const { stake, item, winTickets, target } = event.data;
        const ranges = [[winTickets, target.value] as const, [10_000_000 - winTickets, '0'] as const];
        return counted('upgrade', '', promised(1, BigInt(stake), BigInt(item?.value ?? 0), ranges));
      }
      case 'BattleRoundPlayed': {
        const { oddsHash, draws } = event.data;
        const { case: slug, price } = tableOf(oddsHash);
        const won = draws.reduce((sum, { value }) => sum + BigInt(value), 0n);
        return counted(
          'battle',
          slug,
          promised(draws.length, BigInt(price) * BigInt(draws.length), won, rangesOf(oddsHash)),
        );
      }
      case 'FreeCaseOpened':
      case 'DreamChased':
      case 'ContractPlayed':
        throw new Error(`${event.type} is no play of this log`);
      default:
        return [];
    }
  });
};

const playsFound = async ({ pool }: Database, period = EVER) => {
  const { position, rows } = await playsBetween(pool, period);
  return {
    position,
    sums: new Map(rows.map(({ game, slug, free, sums, ...span }) => [`${game} ${slug} ${free}`, { ...sums, ...span }])),
  };
};

const moneyFound = async ({ pool }: Database, period = EVER) => {
  const { position, rows } = await moneyBetween(pool, period);
  return {
    position,
    sums: new Map(
      rows.map(({ action, balance, source, target, channel, ...sums }) => [
        [action, balance, source, target, channel].join(' '),
        sums,
      ]),
    ),
  };
};

const moneyOfDays = async ({ pool }: Database, zone: string, period = EVER) =>
  new Map(
    (await moneyByDay(pool, { ...period, zone })).rows.map(
      ({ day, action, balance, source, target, channel, ...sums }) => [
        [day, action, balance, source, target, channel].join(' '),
        sums,
      ],
    ),
  );

describe.each(databaseProviders)('the ledger on $name', ({ create }) => {
  let store: TestDatabase;
  let engine: Committer;
  let followers: Followers;
  /** Ten minutes before Kathmandu's midnight. */
  const clock = createClock(Date.UTC(2026, 2, 3, 18, 5));

  const settle = async (): Promise<void> => {
    const size = await logSize(store.database.pool);
    for (const { name } of projections) expect(await followers.catchUp(name, size - 1)).toBe(true);
  };

  const oddsOf = async (slug: string) => {
    const found = (await casesOpen(store.database.pool, clock.now())).find((one) => one.slug === slug);
    return mustBe(isHexHash, found?.oddsHash ?? '');
  };
  const open = async (playerId: PlayerId, { case: slug }: PublishCase, quantity: number): Promise<void> => {
    const round = shownTo(playerId);
    const oddsHash = await oddsOf(slug);
    const command = { type: 'OpenCase', playerId, round, terms: caseTerms, case: slug, quantity, oddsHash } as const;
    accepted(await ask(engine, { ...command, entropy: 'e'.repeat(32) }));
  };

  const fight = async (playerId: PlayerId): Promise<void> => {
    await settle();
    const seeds = await hostPairsOf(store.database.pool, playerId);
    const box = { case: sampleCase().case, oddsHash: await oddsOf('ember') };
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
        boxes: [box, box],
        beacon: { kind: 'none' },
      }),
    );
    const [{ event }] = created.events;
    if (event.type !== 'BattleCreated') throw new Error('no battle');
    const { battleId } = event.data;
    accepted(await ask(engine, { type: 'AddBot', playerId, battleId, seat: null, entropy: '4'.repeat(32) }));
    for (const round of [1, 2]) {
      clock.advance(5_000);
      accepted(await ask(engine, { type: 'PlayBattleRound', battleId, round }));
    }
  };

  /** Stakes one item, and sells another. */
  const spendItems = async (playerId: PlayerId): Promise<void> => {
    const sql = store.database.pool;
    const [staked, sold] = (await itemsOf(sql, playerId, { sort: 'value-asc', first: 2 })).rows;
    if (staked === undefined || sold === undefined) throw new Error('no items');
    const target = (await targetsIn(sql, { minValue: 2n * staked.value, first: 1 })).rows[0];
    if (target === undefined) throw new Error('nothing to aim at');
    accepted(
      await ask(engine, {
        type: 'UpgradeItems',
        playerId,
        round: shownTo(playerId),
        terms: upgradeTerms,
        itemIds: [mustBe(isItemId, staked.itemId)],
        coin: '0',
        targetSkin: mustBe(isSkinId, target.skinId),
        targetWear: target.wear,
        side: 'under',
        stake: String(staked.value),
        targetValue: String(target.value),
        winTickets: upgradeTickets(staked.value, target.value, TERMS.upgrade),
        entropy: 'c'.repeat(32),
      }),
    );
    const itemIds = [mustBe(isItemId, sold.itemId)];
    accepted(await ask(engine, { type: 'SellItems', terms: itemsTerms, playerId, itemIds, expectedTotal: null }));
  };

  beforeAll(async () => {
    store = await create();
    engine = await startEngine(store.database, { clock: clock.now });
    followers = startFollowers({ database: readModelDatabase(store.database), bus: memoryBus(), projections });
    for (const skin of sampleSkins) accepted(await ask(engine, skin));
    accepted(await ask(engine, sampleCase()));
    accepted(await ask(engine, sampleCase('tidal', '2500')));
    accepted(await ask(engine, publishTerms()));
    clock.advance(MINUTE);
    const [ann, ben] = [newPlayerId(), newPlayerId()];
    for (const playerId of [ann, ben]) {
      accepted(await ask(engine, { type: 'RegisterPlayer', playerId, userSeed: 'mine' }));
      accepted(await ask(engine, crediting(playerId, '10000000')));
      accepted(await ask(engine, { type: 'CommitHostSeeds', playerId }));
    }
    await settle();
    // Before and after midnight in Kathmandu, in UTC, and a day later.
    for (const [index, minutes] of [0, 15, 345, 30, 1_440].entries()) {
      clock.advance(minutes * MINUTE);
      for (const command of paying(ann, orderNumber(index), String(1_000 + index)))
        accepted(await ask(engine, command));
      await open(ann, sampleCase(), 2);
      await open(ben, sampleCase('tidal'), 1 + index);
      await fight(ben);
      await spendItems(ann);
      // From the next turn on tidal has another price, and with it another table.
      if (index === 1) accepted(await ask(engine, sampleCase('tidal', '3000')));
      await settle();
    }
  });
  afterAll(async () => {
    await followers?.stop();
    await engine?.close();
    await store?.close();
  });

  const played = async () => playedIn(await wholeLog(store.database));
  const moved = async () => movedIn(await wholeLog(store.database));

  it('has the sums of plays that all entries of the log give', async () => {
    const expected = grouped(await played(), ({ key }) => key, addReturns);
    expect([...expected.keys()].toSorted()).toEqual([
      'battle ember false',
      'case ember false',
      'case tidal false',
      'upgrade  false',
    ]);
    const { position, sums } = await playsFound(store.database);
    expect(sums).toEqual(expected);
    expect(position).toBe(await logSize(store.database.pool));
  });

  it('has the sums of money that all entries of the log give, and that the accounts of the house hold', async () => {
    const { position, sums } = await moneyFound(store.database);
    expect(sums).toEqual(grouped(await moved(), ({ key }) => key, addMoved));
    expect(sums.get('DEPOSIT coin deposits player sandbox')).toMatchObject({ count: 5, amount: 5_010n });
    expect(position).toBe(await logSize(store.database.pool));

    const held = new Map<string, bigint>();
    for (const { balance, source, target, amount } of (await moneyBetween(store.database.pool, EVER)).rows) {
      held.set(`${source} ${balance}`, (held.get(`${source} ${balance}`) ?? 0n) - amount);
      held.set(`${target} ${balance}`, (held.get(`${target} ${balance}`) ?? 0n) + amount);
    }
    const { rows } = await store.database.pool.query<{ name: string; amount: bigint }>(
      `SELECT account || ' ' || balance AS name, amount FROM house_account WHERE amount <> 0`,
    );
    const ofHouse = [...held].filter(([name, amount]) => !name.startsWith('player ') && amount !== 0n);
    expect(new Map(ofHouse)).toEqual(new Map(rows.map(({ name, amount }) => [name, amount])));
  });

  it('has the plays and the money of a period, its first slot in it and its last not', async () => {
    const log = await wholeLog(store.database);
    const slots = [...new Set((await played()).map(({ at }) => slotOf(at)))].toSorted((a, b) => a - b);
    expect(slots.length).toBeGreaterThan(4);
    const period = { from: slots[1] ?? 0, to: slots[3] ?? 0 };
    const within = log.filter(({ at }) => at >= period.from && at < period.to);
    const plays = (await played()).filter(({ at }) => at >= period.from && at < period.to);
    expect(plays.length).toBeGreaterThan(0);
    expect((await playsFound(store.database, period)).sums).toEqual(grouped(plays, ({ key }) => key, addReturns));
    expect((await moneyFound(store.database, period)).sums).toEqual(
      grouped(movedIn(within), ({ key }) => key, addMoved),
    );
    expect((await playsFound(store.database, { from: 0, to: slots[0] ?? 0 })).sums.size).toBe(0);
  });

  it.each(ZONES)('has the same by days of %s', async (zone) => {
    const days = (await playsByDay(store.database.pool, { ...EVER, zone })).rows;
    const ofDay = ({ at, key }: Counted<unknown>): string => {
      const [game, , free] = key.split(' ');
      return `${dayIn(zone, at)} ${game} ${free}`;
    };
    expect(
      new Map(days.map(({ day, game, free, sums, ...span }) => [`${day} ${game} ${free}`, { ...sums, ...span }])),
    ).toEqual(grouped(await played(), ofDay, addReturns));
    expect(new Set(days.map(({ day }) => day)).size).toBeGreaterThan(1);
    expect(await moneyOfDays(store.database, zone)).toEqual(
      grouped(await moved(), ({ at, key }) => `${dayIn(zone, at)} ${key}`, addMoved),
    );
  });

  it('puts one evening of UTC into two days of Kathmandu', async () => {
    const daysOf = async (zone: string) => {
      const period = { from: Date.UTC(2026, 2, 3), to: Date.UTC(2026, 2, 4) };
      const { rows } = await playsByDay(store.database.pool, { ...period, zone });
      return [...new Set(rows.map(({ day }) => day))];
    };
    expect(await daysOf('UTC')).toEqual(['2026-03-03']);
    expect(await daysOf('Asia/Kathmandu')).toEqual(['2026-03-03', '2026-03-04']);
  });

  it('has the plays of each slot that is asked for, of those without plays 0', async () => {
    const plays = await played();
    const [{ at } = { at: 0 }] = plays;
    const slots = [slotOf(at) + SLOT_MS, slotOf(at), slotOf(at) - 7 * 1_440 * MINUTE];
    const { position, rows } = await pace(store.database.pool, { slots });
    const expected = slots.map((slot) => ({
      slot,
      plays: plays.filter((one) => slotOf(one.at) === slot).reduce((sum, one) => sum + one.sums.plays, 0),
    }));
    expect(rows).toEqual(expected);
    expect(expected.map((row) => row.plays > 0)).toEqual([true, true, false]);
    expect(position).toBe(await logSize(store.database.pool));
  });

  it('refuses a zone that there isn’t', async () => {
    await expect(playsByDay(store.database.pool, { ...EVER, zone: 'Asia/Atlantis' })).rejects.toThrow('time zone');
  });

  it('has the same rows after a rebuild', async () => {
    const found = async () => [
      await playsBetween(store.database.pool, EVER),
      await moneyBetween(store.database.pool, EVER),
      await playsByDay(store.database.pool, { ...EVER, zone: 'Asia/Kathmandu' }),
      await moneyByDay(store.database.pool, { ...EVER, zone: 'Asia/Kathmandu' }),
    ];
    const live = await found();
    await rebuild(readModelDatabase(store.database), [returns, ledger]);
    expect(await found()).toEqual(live);
  });
});

const STORIES = [
  { told: 'every game', record: () => recordGames().recorded },
  {
    told: 'orders, points, rewards and erasures',
    record: () => recordStory({ seed: 'ledger', players: 6, acts: 600 }).recorded,
  },
];

describe.each(STORIES)('the ledger of a log of $told', ({ record }) => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-ledger-'));
    const earlier = join(folder, 'migrations');
    await mkdir(earlier);
    for (const name of await readdir(MIGRATIONS))
      if (name < '0031') await copyFile(join(MIGRATIONS, name), join(earlier, name));
    database = await openDatabase({ dataDir: join(folder, 'data') });
    await database.migrate(earlier);
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('catches up by itself where the model of returns was folded before there was a ledger', async () => {
    await writeLog(database, record());
    const log = await wholeLog(database);
    await database.asOwner(async (session) => {
      await session.query(`INSERT INTO projection (name, version, position) VALUES ('returns', 2, $1)`, [log.length]);
      await session.query(`INSERT INTO projection (name, version, position) VALUES ('returns:rebuild', 2, 7)`);
      await session.query(`INSERT INTO return_sum VALUES ('case', '', '', false, 1, 2, 3, 4, 5, 6)`);
      await session.query(`INSERT INTO return_document VALUES ('hash', 1)`);
      await session.query(`INSERT INTO pair_return VALUES ('pair', 'player', 1, 2, 3, 4, 5, 6)`);
    });
    await database.migrate(MIGRATIONS);
    expect((await returnsSoFar(database.pool)).position).toBe(0);
    expect((await playsBetween(database.pool, EVER)).position).toBe(0);

    const parts = { database: readModelDatabase(database), bus: memoryBus(), projections: [returns, ledger] };
    const followers = startFollowers(parts);
    for (const { name } of parts.projections) expect(await followers.catchUp(name, log.length - 1, 30_000)).toBe(true);
    await followers.stop();

    const { position, sums } = await playsFound(database);
    expect(position).toBe(log.length);
    const { games } = await returnsSoFar(database.pool);
    const ofGame = (name: string) =>
      [...sums].filter(([key]) => key.startsWith(`${name} `) && key.endsWith(' false')).map(([, own]) => own);
    for (const [name, all] of games) expect(ofGame(name).reduce(addReturns, NO_RETURNS)).toEqual(all);
    const free = foldReturns([], log).rows.filter((row) => row.free);
    expect(
      [...sums]
        .filter(([key]) => key.endsWith(' true'))
        .map(([, own]) => own)
        .reduce(addReturns, NO_RETURNS),
    ).toEqual(free.map((row) => row.sums).reduce(addReturns, NO_RETURNS));
    for (const zone of ZONES) {
      const expected = grouped(movedIn(log), ({ at, key }) => `${dayIn(zone, at)} ${key}`, addMoved);
      expect(await moneyOfDays(database, zone)).toEqual(expected);
    }
    const { rows } = await database.pool.query<{ name: string; version: number }>(
      'SELECT name, version FROM projection ORDER BY name',
    );
    expect(rows).toEqual([
      { name: 'ledger', version: ledger.version },
      { name: 'returns', version: returns.version },
    ]);
  });
});
