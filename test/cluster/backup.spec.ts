import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../engine/database/open-database.ts';
import { toHex } from '../../engine/fairness/bytes.ts';
import { checkpointFileAt } from '../../engine/log/checkpoint-file.ts';
import { logSourceOf } from '../../engine/log/database-log-source.ts';
import { databaseTileStore } from '../../engine/log/database-tile-store.ts';
import { LogDiverged } from '../../engine/log/log-diverged.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { databaseLease } from '../../engine/log/sealer-lease.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { freePorts } from '../../scripts/cluster/free-ports.ts';
import { postgresService } from '../../scripts/cluster/postgres.ts';
import { type Reaper, startReaper } from '../../scripts/cluster/reaper.ts';
import { type Supervisor, supervise } from '../../scripts/cluster/supervisor.ts';
import { MIGRATIONS } from '../harness/databases.ts';
import { scriptedSite } from '../harness/scripted-site.ts';
import { writeLog } from '../harness/write-log.ts';

const run = promisify(execFile);

const SIGNER = signerFromSeed('backup.test/log', '07'.repeat(32));
/** Files of the running server, which a copy leaves out. */
const OF_THE_SERVER = ['postmaster.pid', 'postmaster.opts', 'pg_wal/*', 'pg_replslot/*', 'pg_stat_tmp/*'];

let root: string;
let archive: string;
let reaper: Reaper;
const running: Supervisor[] = [];

/** A folder that the server's own user can write to. */
const folderFor = async (name: string): Promise<string> => {
  const path = join(root, name);
  await mkdir(path, { recursive: true });
  if (userInfo().uid === 0) await chown(path, 65_534, 65_534);
  return path;
};

const startServer = async (name: string, settings: readonly string[]): Promise<string> => {
  const logs = join(root, 'logs');
  await mkdir(logs, { recursive: true });
  const [port = 0] = await freePorts(1);
  const service = await postgresService({ folder: join(root, name), logs, port, settings });
  const supervisor = supervise(service, { reaper, print: () => undefined, now: () => performance.now() });
  running.push(supervisor);
  supervisor.start();
  await supervisor.whenReady(60_000);
  return service.url;
};

const query = async <Row extends object>(sql: pg.Client, text: string): Promise<Row[]> =>
  (await sql.query<Row>(text)).rows;

const withClient = async <Result>(url: string, work: (sql: pg.Client) => Promise<Result>): Promise<Result> => {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
};

/** The steps of docs/operations.md where there is no `pg_basebackup`. */
const backUp = (url: string, data: string, to: string): Promise<void> =>
  withClient(url, async (sql) => {
    await sql.query("SELECT pg_backup_start('nightly', true)");
    await run('cp', ['-a', data, to]);
    const [stopped] = await query<{ labelfile: string }>(sql, 'SELECT labelfile FROM pg_backup_stop(true)');
    await run('sh', ['-c', OF_THE_SERVER.map((name) => `rm -rf "$0"/${name}`).join('; '), to]);
    await writeFile(join(to, 'backup_label'), stopped?.labelfile ?? '');
  });

/** A new server on a copy of the backup, which reads what was archived after it from a folder. */
const restore = async (name: string, backup: string, from: string): Promise<string> => {
  await mkdir(join(root, name), { recursive: true });
  const data = join(root, name, 'data');
  await run('cp', ['-a', backup, data]);
  await writeFile(join(data, 'recovery.signal'), '');
  if (userInfo().uid === 0) await run('chown', ['-R', '65534:65534', data]);
  const url = await startServer(name, [`restore_command=cp "${from}/%f" "%p"`]);
  await withClient(url, async (sql) => {
    while ((await query<{ over: boolean }>(sql, 'SELECT NOT pg_is_in_recovery() AS over'))[0]?.over !== true)
      await sleep(50);
  });
  return url;
};

/** Starts and ends a sealer that knows what was signed last from its own folder. @throws LogDiverged */
const seal = async (database: Database, keptCheckpoint: string) => {
  const lease = databaseLease(database.pool, crypto.randomUUID());
  const sealer = createSealer({
    source: logSourceOf(database),
    tiles: databaseTileStore({ sql: database.pool, epoch: lease.epoch }),
    lease,
    checkpointFile: checkpointFileAt(keptCheckpoint),
    signer: SIGNER,
    hashing: nodeHashing,
    clock: Date.now,
    logger: { info: () => undefined, error: () => undefined },
    onDiverged: () => undefined,
  });
  try {
    return await sealer.sealOnce();
  } finally {
    await sealer.stop();
  }
};

const opened = async <Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = await openDatabase({ databaseUrl: url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

describe('a backup', () => {
  const site = scriptedSite('backup', 4);
  let backup: string;
  let archivedByThen: string;
  let keptCheckpoint: string;
  let signed: Awaited<ReturnType<typeof seal>>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'glasscase-backup-'));
    await chmod(root, 0o755);
    reaper = startReaper();
    archive = await folderFor('archive');
    archivedByThen = join(root, 'archived-by-then');
    backup = join(root, 'backup');
    keptCheckpoint = join(root, 'sealer', 'checkpoint');
    const url = await startServer('live', ['archive_mode=on', `archive_command=cp "%p" "${archive}/%f"`]);

    await opened(url, async (database) => {
      await database.migrate(MIGRATIONS);
      for (let n = 0; n < 200; n += 1) site.step();
      await writeLog(database, site.log.events);
      await seal(database, keptCheckpoint);
      await backUp(url, join(root, 'live', 'data'), backup);
      await run('cp', ['-a', archive, archivedByThen]);

      const written = site.log.events.length;
      for (let n = 0; n < 100; n += 1) site.step();
      await writeLog(database, site.log.events.slice(written));
      signed = await seal(database, keptCheckpoint);
      expect(signed.size).toBe(site.log.events.length);
    });
    await withClient(url, async (sql) => {
      const [{ file } = { file: '' }] = await query<{ file: string }>(
        sql,
        'SELECT pg_walfile_name(pg_switch_wal()) AS file',
      );
      const archived = 'SELECT last_archived_wal AS last FROM pg_stat_archiver';
      while (((await query<{ last: string | null }>(sql, archived))[0]?.last ?? '') < file) await sleep(50);
    });
    // The machine is gone.
    await running[0]?.stop();
  }, 120_000);

  afterAll(async () => {
    for (const supervisor of running) await supervisor.stop();
    reaper?.close();
    await rm(root, { recursive: true, force: true });
  });

  it('with everything that was archived after it gives the whole log back, and the sealer goes on', async () => {
    const url = await restore('restored', backup, archive);
    await opened(url, async (database) => {
      const again = await seal(database, keptCheckpoint);
      expect([again.size, toHex(again.root)]).toEqual([signed.size, toHex(signed.root)]);
    });
  });

  it('without what came after it is refused by the sealer, which knows what it signed', async () => {
    const url = await restore('too-old', backup, archivedByThen);
    await opened(url, async (database) => {
      const refused = seal(database, keptCheckpoint);
      await expect(refused).rejects.toThrow(LogDiverged);
      await expect(refused).rejects.toThrow(`but ${signed.size} were signed`);
      // No other check would notice: the log of the old database is whole.
      const elsewhere = await seal(database, join(root, 'no-checkpoint'));
      expect(elsewhere.size).toBeLessThan(signed.size);
    });
  });
});
