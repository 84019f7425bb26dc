import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../engine/database/open-database.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { rebuild } from '../../engine/projections/rebuild.ts';
import { projections } from '../../engine/projections/registry.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { siteLogin } from '../../scripts/cluster/postgres.ts';
import { keepPrivate } from '../../scripts/start/keep-private.ts';
import { openTables, withOwner } from '../../scripts/start/open-tables.ts';
import { silentReport } from '../../scripts/start/report.ts';
import { openSite, type Served, servedBy } from '../../scripts/start/site.ts';
import { createServerDatabase } from '../harness/databases.ts';
import { administer } from '../harness/migrated.ts';
import { replayedTables, storedTables } from '../harness/replay.ts';
import { runScript } from '../harness/run-script.ts';
import { type SignedIn, signIn } from '../player/account.ts';
import type { Ask } from '../player/ask.ts';
import { cheapestOf, OPEN_CASE, openingOf } from '../player/case.ts';
import { fresh, systemChance } from '../player/chance.ts';
import { askAt } from '../player/http.ts';
import { ADD_BOT, BATTLE, battleWith, CREATE_BATTLE, ENTER_GIVEAWAY, GIVEAWAY, JOIN_BATTLE } from '../player/rooms.ts';
import { roundShown } from '../player/round.ts';
import { unpackFolder } from './archive.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const person = z.object({ phone: z.string(), password: z.string() });
const told = z.object({
  players: z.tuple([person, person], person),
  openings: z.string(),
  openBattle: z.string(),
  openGiveaway: z.string(),
  giveawayDrawAt: z.number(),
  key: z.string(),
});
const release = z.object({ version: z.string(), embedded: told, server: told });
type Told = z.output<typeof told>;

const releases = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => release.parse(JSON.parse(readFileSync(join(HERE, name, 'release.json'), 'utf8'))));

/** The clock that the site goes by. */
const clockOf = (shift: number) => {
  const truth = Date.now.bind(Date);
  let shifted = shift;
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => truth() + shifted);
  return {
    pass: (ms: number): void => {
      shifted += ms;
    },
    restore: (): void => spy.mockRestore(),
  };
};
type Clock = ReturnType<typeof clockOf>;

/** A database as the dump has it, on the run's server; its role is the administrator's to make, as docs/operations.md says. */
const restoreDump = async (path: string) => {
  const { url, drop } = await createServerDatabase();
  // What else there is in a dump for `psql` alone: it refuses commands of its own within.
  const sql = (await readFile(path, 'utf8')).replace(/^\\(?:un)?restrict .*$/gm, '');
  const site = await siteLogin(url);
  await administer(url, sql);
  return { logins: { DATABASE_URL: site, GLASSCASE_DATABASE_OWNER_URL: url }, drop };
};

const start = async (environment: Readonly<Record<string, string>>): Promise<Served> => {
  const configuration = readConfiguration({ ...environment, GLASSCASE_LOG_LEVEL: 'error' });
  await keepPrivate(configuration.DATA_DIR);
  const database = await openTables(configuration, silentReport);
  const site = servedBy(
    await openSite({
      configuration,
      database,
      report: silentReport,
      webRoot: null,
      onFatal: (reason) => {
        throw reason;
      },
    }),
  );
  if (site === null) throw new Error('the site is no gateway');
  await site.caughtUp();
  return site;
};

/** Every row of every read model, as text that can be compared. */
const contents = async ({ pool }: Database): Promise<Record<string, readonly string[]>> => {
  const found: Record<string, readonly string[]> = {};
  for (const table of projections.flatMap((projection) => projection.tables)) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
};

const count = async ({ pool }: Database, text: string, values: readonly unknown[] = []): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${text}`, values);
  return rows[0]?.count ?? Number.NaN;
};

/** Events that a recording has to have, so that it says something of each area. */
const AREAS = [
  ...['PlayerRegistered', 'PaymentSettled', 'TermsPublished', 'LiabilitiesStated', 'SeedRotated', 'GameStopped'],
  ...['CaseOpened', 'UpgradePlayed', 'DreamChased', 'ContractPlayed', 'BattleSettled', 'BattleRefunded'],
  ...['FreeCaseOpened', 'FreeSaleCredited', 'BonusReleased', 'CouponGranted', 'CodeRewarded', 'BalanceAdjusted'],
  ...['GiveawayAwarded', 'ItemsEscrowed', 'ContestPrizeWon', 'ContestCancelled'],
  ...['ItemsSold', 'ItemsExchanged', 'PointsTransferred', 'ShopPurchased', 'RetrievalAdvanced'],
];

const PATIENCE = { timeout: 30_000, interval: 250 };

interface Play {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly told: Told;
  readonly ann: SignedIn;
  readonly ben: SignedIn;
}

const ended = async ({ ask, clock }: Pick<Play, 'ask' | 'clock'>, id: string): Promise<void> => {
  const status = async () => {
    clock.pass(5_000);
    return (await ask(BATTLE, { id })).battle?.status;
  };
  await expect.poll(status, PATIENCE).toBe('FINISHED');
};

/** A minute after the site was stopped both rooms are open, and are played to their end. */
const joinWhatIsOpen = async ({ ask, clock, told, ben }: Play): Promise<void> => {
  const { openBattle: battleId, openGiveaway: giveawayId } = told;
  await ask(JOIN_BATTLE, { input: { ...fresh(systemChance), battleId } }, ben.token);
  await ended({ ask, clock }, battleId);
  await ask(ENTER_GIVEAWAY, { input: { ...fresh(systemChance), giveawayId } }, ben.token);
  clock.pass(20 * MINUTE);
  const winners = async () => (await ask(GIVEAWAY, { id: giveawayId }, ben.token)).giveaway?.winners;
  await expect.poll(winners, PATIENCE).toEqual([expect.objectContaining({ mine: true })]);
};

/** Whenever the site is started later, the deadlines have passed: what nobody joined went back, and a new battle is played. */
const beginAnew = async ({ ask, clock, told, ann }: Play): Promise<void> => {
  const { openBattle, openGiveaway } = told;
  await expect.poll(async () => (await ask(BATTLE, { id: openBattle })).battle?.status, PATIENCE).toBe('DISSOLVED');
  const giveaway = async () => (await ask(GIVEAWAY, { id: openGiveaway })).giveaway?.status;
  await expect.poll(giveaway, PATIENCE).toBe('CANCELLED');
  const input = await battleWith(ask, ann.token, (await cheapestOf(ask)).slice(0, 1));
  const { id: battleId } = (await ask(CREATE_BATTLE, { input }, ann.token)).createBattle.battle;
  await ask(ADD_BOT, { input: { ...fresh(systemChance), battleId } }, ann.token);
  await ended({ ask, clock }, battleId);
};

const WAYS = [
  {
    where: 'in a data folder, a minute after it was stopped',
    place: 'embedded',
    shift: ({ giveawayDrawAt }: Told) => giveawayDrawAt - 19 * MINUTE - Date.now(),
    restore: async () => ({ logins: {}, drop: async () => undefined }),
    goOn: joinWhatIsOpen,
  },
  {
    where: 'on a PostgreSQL server, on the day of the test or a day after it was stopped',
    place: 'server',
    shift: ({ giveawayDrawAt }: Told) => Math.max(0, giveawayDrawAt + DAY - Date.now()),
    restore: (folder: string) => restoreDump(join(folder, 'dump.sql')),
    goOn: beginAnew,
  },
] as const;

const recordings = releases.flatMap(({ version, ...recorded }) =>
  WAYS.map((way) => ({ ...way, version, told: recorded[way.place] })),
);

describe.each(recordings)('what $version left $where', ({ version, place, told, shift, restore, goOn }) => {
  let folder: string;
  let copy: string;
  let environment: Readonly<Record<string, string>>;
  let drop: () => Promise<void>;
  let clock: Clock;
  let site: Served;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-release-'));
    copy = join(folder, 'copy');
    await unpackFolder(join(HERE, version, `${place}.tar.zst`), folder);
    const restored = await restore(folder);
    drop = restored.drop;
    environment = { ...restored.logins, DATA_DIR: join(folder, 'data') };
    clock = clockOf(shift(told));
  });
  afterAll(async () => {
    await site?.close();
    clock?.restore();
    await drop?.();
    await rm(folder, { recursive: true, force: true });
  });

  const audit = (...words: readonly string[]) =>
    runScript('scripts/audit.ts', { GLASSCASE_OPENINGS: told.openings }, ['--key', told.key, ...words]);

  it('is a log that its key signed and that keeps every rule, openings and all', async () => {
    const { code, out, err } = await audit(copy);
    expect([code, out, err]).toEqual([0, expect.stringContaining('CLEAN'), expect.anything()]);
    expect(out).not.toContain('not opened');
  });

  it('is the same to the second implementation', async () => {
    const words = ['scripts/second_opinion.py', copy, '--key', told.key];
    const { stdout } = await promisify(execFile)('python3', words);
    expect(stdout).toMatch(/^agrees: \d+ entries, root and signature; proven: .+; \d+ await their reveal\n/);
  });

  it('is migrated and served, and its house meets its deadlines', async () => {
    site = await start(environment);
    address = await site.gateway.listen({ host: '127.0.0.1', port: 0 });
    expect((await site.gateway.inject('/health')).json()).toEqual({ status: 'ready' });
    const overdue = () => count(site.database, 'timer WHERE due_at < $1', [Date.now()]);
    await expect.poll(overdue, PATIENCE).toBe(0);
  });

  it('has something of each area', async () => {
    const { rows } = await site.database.pool.query<{ type: string }>('SELECT DISTINCT type FROM event');
    expect(rows.map(({ type }) => type)).toEqual(expect.arrayContaining(AREAS));
  });

  it('is played on by its players, who sign in with their passwords', async () => {
    const ask = askAt(address);
    const [annKeys, benKeys] = told.players;
    const ann = await signIn(ask, annKeys.phone, annKeys.password);
    const ben = await signIn(ask, benKeys.phone, benKeys.password);
    const [cheapest] = await cheapestOf(ask);
    if (cheapest === undefined) throw new Error('there is no case');
    const { openCase } = await ask(
      OPEN_CASE,
      { input: openingOf(cheapest, await roundShown(ask, ben.token)) },
      ben.token,
    );
    expect(openCase.rounds).toHaveLength(1);
    await goOn({ ask, clock, told, ann, ben });
  });

  it('has read models that went on from its rows, and are those that today’s program makes of the whole log', async () => {
    const behind = () =>
      count(site.database, `projection WHERE name = ANY ($1) AND position < (SELECT position FROM log_head)`, [
        projections.map(({ name }) => name),
      ]);
    const compared = async () => {
      await expect.poll(behind, PATIENCE).toBe(0);
      const before = await logSize(site.database.pool);
      const live = await contents(site.database);
      await withOwner(readConfiguration(environment), site.database, (owner) =>
        rebuild(readModelDatabase(owner), projections),
      );
      const rebuilt = await contents(site.database);
      return { live, rebuilt, grew: (await logSize(site.database.pool)) > before };
    };
    // The house opens rooms by itself: where one came between, both are of another log.
    let found = await compared();
    for (let more = 0; found.grew && more < 5; more += 1) found = await compared();
    expect(found.rebuilt).toEqual(found.live);
    expect(found.live.play?.length).toBeGreaterThan(20);
  });

  it('has balances, items and sums that are those of the whole log', async () => {
    expect(await storedTables(site.database)).toEqual(await replayedTables(site.database));
  });

  it('keeps every rule afterwards, shows the balances of its log, and has a log that the older one is the beginning of', async () => {
    const size = await logSize(site.database.pool);
    const signed = async () => Number((await (await fetch(`${address}/log/checkpoint`)).text()).split('\n')[1]);
    await expect.poll(signed, PATIENCE).toBeGreaterThanOrEqual(size);
    const { code, out, err } = await audit(address, '--keep', copy);
    expect([code, out, err]).toEqual([0, expect.stringContaining('CLEAN'), expect.anything()]);
    const [, before, now] = /: (\d+) entries before, (\d+) now/.exec(err) ?? [];
    expect(Number(before)).toBeGreaterThan(500);
    expect(Number(now)).toBeGreaterThan(Number(before));
  });
});
