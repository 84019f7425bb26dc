import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../engine/database/open-database.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { memoryTileStore } from '../../engine/log/testing/memory-tile-store.ts';
import { listenForOperations } from '../../gateway/server/operations/listener.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { askOf, DEPOSIT, deposit, OPEN, openInput, signUp, uuid } from '../../gateway/testing/client.ts';
import { createServerDatabase } from '../../test/harness/databases.ts';
import { runScript } from '../../test/harness/run-script.ts';
import { perform } from '../operator/perform.ts';
import { readOperatorLine } from '../operator/requests.ts';
import { askOverSocket } from '../operator/socket.ts';
import { operatorParts } from '../operator/testing/operate.ts';
import { MIGRATIONS } from './open-committer.ts';
import { silentReport } from './report.ts';
import { openSite, type Served, servedBy } from './site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const runHere: typeof runScript = (script, environment, words) =>
  runScript(script, { DATA_DIR: join(folder, 'never'), ...environment }, words);

describe('a start that can not succeed', () => {
  it.each([
    [{ PORT: 'http' }, /^Glasscase can't start: PORT must be a port, .*$/],
    [{ HOST: 'not a host' }, /^Glasscase can't start: HOST must be an address or a host name.*$/],
    [{ HOST: '192.0.2.1', ALLOW_SANDBOX: '1' }, /^Glasscase can't start: HOST is not an address of this machine$/],
    [{ HOST: '0.0.0.0' }, /^Glasscase can't start: HOST 0\.0\.0\.0 .*ALLOW_SANDBOX=1.*$/],
    [{ DATABASE_URL: 'mysql://root:hunter2@x/y' }, /^Glasscase can't start: DATABASE_URL must look like .*$/],
    [
      { DATABASE_URL: 'postgres://root:hunter2@127.0.0.1:1/none', PORT: '0' },
      /^Glasscase can't start: no database server answers at DATABASE_URL$/,
    ],
  ])('says why in one line and ends: %j', async (environment, line) => {
    const { code, err } = await runHere('scripts/start.ts', environment);
    expect(code).toBe(1);
    expect(err.trimEnd()).toMatch(line);
    expect(err).not.toContain('hunter2');
  });

  const NOWHERE = { GLASSCASE_PAYMENT_CHANNELS: '/nowhere/channels.json' };
  // A start that misses the fault of the first variable ends at the second one.
  const UNUSABLE: readonly [environment: Record<string, string>, problem: RegExp][] = [
    [NOWHERE, /: \/nowhere\/channels\.json can't be read$/],
    [{ GLASSCASE_PAYMENT_CHANNELS: 'package.json' }, /: package\.json currencies: /],
    [{ HOST: 'nonsense', ALLOW_SANDBOX: '1', ...NOWHERE }, / does not name this machine$/],
    [{ GLASSCASE_PAYMENT_CHANNEL: 'channels.json', ...NOWHERE }, / is no setting: /],
  ];
  it.each(UNUSABLE)('says so by the name of the variable before anything is written: %j', async (given, problem) => {
    const dataDir = join(folder, uuid());
    const server = await createServerDatabase();
    const client = new pg.Client({ connectionString: server.url });
    const madeInServer = `SELECT FROM pg_class WHERE relnamespace::regnamespace::text
                            NOT IN ('pg_catalog', 'pg_toast', 'information_schema')`;
    try {
      await client.connect();
      for (const database of [{ DATABASE_URL: server.url, GLASSCASE_DATABASE_ONE_LOGIN: '1' }, {}]) {
        const environment = { DATA_DIR: dataDir, PORT: '0', ...database, ...given };
        const { code, out, err } = await runHere('scripts/start.ts', environment);
        const written = {
          folder: await stat(dataDir).then(
            () => true,
            () => false,
          ),
          tables: (await client.query(madeInServer)).rowCount,
        };
        expect({ code, out, lines: err.split('\n').length, written }).toEqual({
          ...{ code: 1, out: '', lines: 2 },
          written: { folder: false, tables: 0 },
        });
        expect(err.trimEnd()).toMatch(problem);
        expect(err.startsWith(`Glasscase can't start: ${Object.keys(given)[0]}`)).toBe(true);
      }
    } finally {
      await client.end();
      await server.drop();
    }
  });

  it('names the Node that it needs to one that is older', async () => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.6.9' } })";
    const environment = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(old)}"`, PORT: 'none' };
    const { code, err } = await runHere('scripts/start.mjs', environment);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Glasscase can't start: it needs Node 24\.7\.0 or later, and this is 24\.6\.9: .*\n$/),
    ]);
    expect((await runHere('scripts/start.mjs', { PORT: 'none' })).err).toMatch(/PORT must be a port/);
  });

  it('has made the data folder private by then', async () => {
    const dataDir = join(folder, 'readable');
    const key = join(dataDir, 'secrets', 'seal-key');
    await mkdir(join(dataDir, 'secrets'), { recursive: true });
    await writeFile(key, 'x');
    await chmod(key, 0o666);
    const database = 'postgres://nobody@127.0.0.1:1/none';
    const { code } = await runHere('scripts/start.ts', { DATA_DIR: dataDir, DATABASE_URL: database, PORT: '0' });
    expect(code).toBe(1);
    expect([(await stat(key)).mode & 0o777, (await stat(dataDir)).mode & 0o777]).toEqual([0o600, 0o700]);
  });

  it('says that the port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve(Object(other.address()).port));
    });
    const { code, err } = await runHere('scripts/start.ts', { PORT: String(port) });
    other.close();
    expect([code, err]).toEqual([
      1,
      "Glasscase can't start: PORT is taken by another program; set PORT to a free one\n",
    ]);
  });
});

/** Begins a site, which may still be catching up with its log. */
const begin = async (prepare: (sql: SqlClient) => Promise<unknown> = async () => undefined): Promise<Served> => {
  const configuration = readConfiguration({
    DATA_DIR: join(folder, 'data'),
    GLASSCASE_LOG_LEVEL: 'error',
    GLASSCASE_SECURITY_LOG: join(folder, 'security.jsonl'),
  });
  const database = await openDatabase({ dataDir: configuration.DATA_DIR });
  await database.migrate(MIGRATIONS);
  await prepare(database.pool);
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
  return site;
};

const slugIn = async ({ database }: Served): Promise<string | undefined> => {
  const { rows } = await database.pool.query<{ slug: string }>('SELECT slug FROM case_version ORDER BY price');
  return rows[0]?.slug;
};

const open = async (): Promise<Served> => {
  const site = await begin();
  await site.caughtUp();
  return site;
};

describe('a site on one data folder', () => {
  it('is the same after it was stopped and started again, and its log goes on', async () => {
    const first = await open();
    const ask = askOf(first.gateway);
    expect((await first.gateway.inject('/health')).json()).toEqual({ status: 'ready' });
    const player = await signUp(ask);
    await deposit(ask, player, 100_000);
    const opened = await ask(OPEN, { input: await openInput(ask, player, await slugIn(first), 5) }, player.token);
    expect(opened.code).toBeNull();
    await first.close();
    await expect(askOverSocket(join(folder, 'data'), { request: 'status' })).resolves.toBeNull();

    const second = await open();
    try {
      const asked = askOf(second.gateway);
      const backpack = await asked('{ backpack { totalCount } me { wallet { coin } } }', undefined, player.token);
      expect(backpack.at('backpack.totalCount')).toBe(5);
      expect(backpack.at('me.wallet.coin')).toBe(opened.at('openCase.wallet.coin'));
      const log = await asked('{ fairnessLog { size sealedSize verifierKey rootHash } }');
      expect(log.at('fairnessLog.sealedSize')).toBe(log.at('fairnessLog.size'));
      const checkpoint = await second.gateway.inject('/log/checkpoint');
      expect(checkpoint.body.split('\n', 2)).toEqual(['glasscase.localhost/log', String(log.at('fairnessLog.size'))]);
      expect((await second.gateway.inject('/log/key')).body.trim()).toBe(log.at('fairnessLog.verifierKey'));
      expect((await second.gateway.inject('/log/tile/entries/000')).headers['cache-control']).toContain('immutable');

      const granting = { request: 'grant-auditor', name: 'spec', may: 'state', by: 'spec' } as const;
      const [, token = ''] = (await askOverSocket(join(folder, 'data'), granting))?.lines ?? [];
      const authorization = `Bearer ${token}`;
      const state = await second.gateway.inject({ url: '/log/state?limit=1', headers: { authorization } });
      expect(state.json()).toMatchObject({
        position: Number(log.at('fairnessLog.size')),
        rows: [{ playerId: player.playerId, version: 8, coin: String(opened.at('openCase.wallet.coin')), items: 5 }],
        more: false,
      });
      expect((await second.gateway.inject('/log/state?limit=1')).statusCode).toBe(401);

      const secrets = join(folder, 'data', 'secrets');
      expect((await stat(secrets)).mode & 0o777).toBe(0o700);
      for (const file of await readdir(secrets)) expect((await stat(join(secrets, file))).mode & 0o777).toBe(0o600);
    } finally {
      await second.close();
    }
  });

  it('answers its operator through a socket that only its own user can open', async () => {
    const site = await open();
    const dataDir = join(folder, 'data');
    try {
      expect((await stat(join(dataDir, 'operator.sock'))).mode & 0o777).toBe(0o600);
      const ask = askOf(site.gateway);
      const player = await signUp(ask);
      const operate = async (...words: readonly string[]) => {
        const request = await readOperatorLine(words, Date.now());
        return request === null ? null : askOverSocket(dataDir, request.request);
      };
      expect(await operate('status')).toMatchObject({ ok: true });
      const reason = ['--reason', 'a test'];
      expect(await operate('player', 'block', player.playerId, ...reason)).toMatchObject({ ok: true });
      const blocked = await ask(DEPOSIT, { commandId: uuid(), amount: 100 }, player.token);
      expect(blocked.code).toBe('BLOCKED');
      expect(await operate('player', 'unblock', player.playerId, ...reason)).toMatchObject({ ok: true });
      expect((await ask(DEPOSIT, { commandId: uuid(), amount: 100 }, player.token)).code).toBeNull();
      expect(await operate('game', 'stop', 'case', '--reason', 'a test')).toMatchObject({ ok: true });
      expect(await operate('game', 'stop', 'case', '--reason', 'a test')).toMatchObject({
        ok: false,
        lines: ['The command would change nothing.'],
      });
      expect(await operate('game', 'resume', 'case')).toMatchObject({ ok: true });
      expect(await operate('case', 'retire', 'no-such-case', '--reason', 'a test')).toMatchObject({ ok: false });

      const second = await runHere('scripts/operator.ts', { DATA_DIR: dataDir }, ['status']);
      expect([second.code, second.out]).toEqual([0, expect.stringContaining('all games are running')]);
      const refused = await runHere('scripts/start.ts', { DATA_DIR: dataDir, PORT: '0' });
      expect([refused.code, refused.err]).toEqual([
        1,
        expect.stringMatching(/^Glasscase can't start: the data folder .* is in use by another process\n$/),
      ]);
    } finally {
      await site.close();
    }
  });

  it('tells the collector of its operator what players and the operator did to accounts, a line of JSON each', async () => {
    const site = await open();
    const player = await signUp(askOf(site.gateway));
    const request = await readOperatorLine(['player', 'block', player.playerId, '--reason', 'a test'], Date.now());
    if (request !== null) await askOverSocket(join(folder, 'data'), request.request);
    await site.close();
    const lines = (await readFile(join(folder, 'security.jsonl'), 'utf8')).trimEnd().split('\n');
    const [registered, blocked] = lines.slice(-2).map((line) => JSON.parse(line));
    expect(registered).toMatchObject({ kind: 'registered', account: expect.any(String), time: expect.any(String) });
    expect(blocked).toMatchObject({ kind: 'blocked', account: registered.account, address: null });
  });

  it('says on /ready that the address of a client can’t be read', async () => {
    const site = await open();
    const operations = await listenForOperations({ host: '127.0.0.1', port: 0, ...site });
    try {
      const warned = async () => {
        const { warnings } = z
          .object({ warnings: z.array(z.string()).optional() })
          .parse(await (await fetch(`${operations.address}/ready`)).json());
        return warnings;
      };
      expect(await warned()).toBeUndefined();
      await site.gateway.inject({ url: '/health', remoteAddress: 'unknown' });
      expect(await warned()).toEqual([
        expect.stringMatching(/^the listener names no address for some clients, .* \(1 requests\)$/),
      ]);
    } finally {
      await operations.close();
      await site.close();
    }
  });

  it('is imported again only where the document differs', async () => {
    const site = await open();
    try {
      const { shippedCatalog } = await import('../../engine/catalog/shipped/index.ts');
      const parts = operatorParts({ ...site, tiles: memoryTileStore() });
      const again = await perform(parts, {
        request: 'import-catalog',
        document: shippedCatalog(),
        retireMissing: false,
        bringBack: [],
        allowRtp: [],
      });
      expect(again).toEqual({
        ok: true,
        lines: ['0 published'],
      });
      const broken = await perform(parts, {
        request: 'import-catalog',
        document: { format: 'other' },
        retireMissing: false,
        bringBack: [],
        allowRtp: [],
      });
      expect(broken.ok).toBe(false);
    } finally {
      await site.close();
    }
  });
});

describe('a site whose read models are behind its log', () => {
  /** Read models of another version wait, and say that they have folded nothing. */
  const hold = (sql: SqlClient) =>
    sql.query(
      `UPDATE projection SET version = version + 100, status = 'at ' || position, position = 0
       WHERE name IN ('catalog', 'movements')`,
    );
  const release = (sql: SqlClient, name: string) =>
    sql.query(
      `UPDATE projection SET version = version - 100, status = 'live', position = substr(status, 4)::bigint
       WHERE name = $1`,
      [name],
    );

  it('listens at once, says how far it is, and answers what is right or that it is busy', async () => {
    const before = await open();
    const player = await signUp(askOf(before.gateway));
    await deposit(askOf(before.gateway), player, 100_000);
    await before.close();

    const site = await begin(hold);
    const { health, warnings, metrics } = site;
    const operations = await listenForOperations({ host: '127.0.0.1', port: 0, health, warnings, metrics });
    try {
      await site.gateway.listen({ host: '127.0.0.1', port: 0 });
      const skins = await site.database.pool.query<{ id: string }>('SELECT skin_id AS id FROM skin_current LIMIT 1');
      const known = skins.rows[0]?.id ?? '';
      const ask = askOf(site.gateway);
      const sql = site.database.pool;
      const log = '{ balanceLog(first: 1) { edges { node { id } } } }';

      const health = await site.gateway.inject('/health');
      expect(health.statusCode).toBe(503);
      const body: { status: string; reasons: string[] } = health.json();
      expect([body.status, body.reasons[0]]).toEqual([
        'not ready',
        expect.stringMatching(/^the read models are at [0-9]{1,2} %$/),
      ]);
      const shown = await ask('{ site { catchingUp } me { wallet { coin } } }', undefined, player.token);
      expect(shown.code).toBeNull();
      expect(shown.at('site.catchingUp')).toBeGreaterThanOrEqual(0);
      expect(shown.at('site.catchingUp')).toBeLessThan(100);
      expect(shown.at('me.wallet.coin')).toBeGreaterThan(0);
      const ready = async () => {
        const answer = await fetch(`${operations.address}/ready`);
        return { status: answer.status, body: z.object({ reasons: z.array(z.string()) }).parse(await answer.json()) };
      };
      expect(await ready()).toEqual({
        status: 503,
        body: { reasons: expect.arrayContaining([expect.stringMatching(/^the read models are at [0-9]{1,2} %$/)]) },
      });
      const picture = (path: string) => site.gateway.inject(path);
      const drawn = `/art/skin/${known}.1-1.svg`;
      const unknown = '/art/skin/nobody-drew-it.1-1.svg';
      expect((await picture(drawn)).statusCode).toBe(200);
      const busy = await picture(unknown);
      expect([busy.statusCode, busy.headers['cache-control'], busy.json()]).toEqual([
        503,
        'no-store',
        { error: 'BUSY', details: {} },
      ]);
      expect((await picture('/art/case/nobody-filled-it.1-1.svg')).statusCode).toBe(503);
      expect((await picture('/art/avatar/glass-05.svg')).statusCode).toBe(200);
      expect((await ask('{ cases { slug } }')).code).toBe('BUSY');
      expect((await ask(log, undefined, player.token)).code).toBe('BUSY');

      await release(sql, 'catalog');
      await expect.poll(async () => (await ask('{ cases { slug } }')).code, { timeout: 20_000 }).toBeNull();
      expect((await picture(unknown)).statusCode).toBe(404);
      const opened = await ask(OPEN, { input: await openInput(ask, player, await slugIn(site), 1) }, player.token);
      expect(opened.code).toBeNull();
      expect((await ask(log, undefined, player.token)).code).toBe('BUSY');

      await release(sql, 'movements');
      await site.caughtUp();
      expect((await site.gateway.inject('/health')).json()).toEqual({ status: 'ready' });
      expect((await ready()).status).toBe(200);
      expect((await ask('{ site { catchingUp } }')).at('site.catchingUp')).toBeNull();
      expect((await ask(log, undefined, player.token)).code).toBeNull();
    } finally {
      await operations.close();
      await site.close();
    }
  });

  it('is closed without waiting for them', async () => {
    const site = await begin(hold);
    const over = site.caughtUp();
    await site.close();
    await over;
    await (await begin((sql) => release(sql, 'catalog').then(() => release(sql, 'movements')))).close();
  });
});
