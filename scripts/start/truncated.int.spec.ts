import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../engine/database/open-database.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { drill } from '../drill/drill.ts';
import { drillProcess } from '../drill/drill-process.ts';
import { initCopy } from './checkpoint-copy.ts';
import { MIGRATIONS } from './open-committer.ts';
import { silentReport } from './report.ts';
import { openSite } from './site.ts';

const startAndStop = async (dataDir: string, officialBattles: '0' | '1', copy = '') => {
  const configuration = readConfiguration({
    DATA_DIR: dataDir,
    GLASSCASE_LOG_LEVEL: 'silent',
    GLASSCASE_OFFICIAL_BATTLES: officialBattles,
    GLASSCASE_CHECKPOINT_COPY: copy,
  });
  const database = await openDatabase({ dataDir });
  await database.migrate(MIGRATIONS);
  const before = await database.pool.query('SELECT position, writers FROM log_head');
  try {
    const site = await openSite({
      configuration,
      database,
      report: silentReport,
      webRoot: null,
      onFatal: (reason) => {
        throw reason;
      },
    });
    await site.close();
    return { refused: null, before: before.rows, after: [] };
  } catch (error) {
    const after = await database.pool.query('SELECT position, writers FROM log_head');
    await database.close();
    return { refused: error instanceof Error ? error.message : 'unknown', before: before.rows, after: after.rows };
  }
};

/** A drill restores the same backup and says what would be lost, also as a process of its own. */
const drills = async (data: string, backups: string): Promise<void> => {
  expect(await drill(readConfiguration({ DATA_DIR: data, GLASSCASE_BACKUP: backups }))).toMatchObject({
    ...{ source: 'folder', ok: true, fault: null },
    ...{ entries: expect.any(Number), behind: expect.any(Number), bytes: expect.any(Number) },
  });
  expect(await drill(readConfiguration({ DATA_DIR: data }))).toMatchObject({
    source: 'published',
    ok: true,
    behind: 0,
  });
  const environment = { ...process.env, DATA_DIR: data, GLASSCASE_BACKUP: join(backups, 'none') };
  expect(await drillProcess(environment, 'folder')(new AbortController().signal)).toMatchObject({
    ...{ source: 'folder', ok: false, fault: 'the folder of GLASSCASE_BACKUP cannot be read' },
  });
};

it('refuses a database that was restored without its end before anything is written to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-truncated-'));
  const data = join(folder, 'data');
  try {
    await startAndStop(data, '0');
    const backup = join(folder, 'backups', 'monday', 'postgres');
    await cp(join(data, 'postgres'), backup, { recursive: true });
    expect((await startAndStop(data, '1')).refused).toBeNull();
    await drills(data, join(folder, 'backups'));
    await rm(join(data, 'postgres'), { recursive: true });
    await cp(backup, join(data, 'postgres'), { recursive: true });
    const { refused, before, after } = await startAndStop(data, '1');
    expect(refused).toMatch(/^the database holds \d+ entries, but \d+ were signed$/);
    expect(after).toEqual(before);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 240_000);

it('refuses a data folder that was set back as a whole, where a second place knows what was signed since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-set-back-'));
  const [data, copy] = [join(folder, 'data'), join(folder, 'elsewhere')];
  try {
    expect((await startAndStop(data, '0', copy)).refused).toBeNull();
    await cp(data, join(folder, 'backup'), { recursive: true });
    expect((await startAndStop(data, '1', copy)).refused).toBeNull();
    await rm(data, { recursive: true });
    await cp(join(folder, 'backup'), data, { recursive: true });
    const { refused, before, after } = await startAndStop(data, '1', copy);
    expect(refused).toMatch(/^the database holds \d+ entries, but \d+ were signed$/);
    expect(after).toEqual(before);

    // An empty place, say because its volume isn't there, is no permission.
    await rm(copy, { recursive: true });
    expect((await startAndStop(data, '0', copy)).refused).toMatch(/^GLASSCASE_CHECKPOINT_COPY holds no checkpoint/);
    const places = readConfiguration({ DATA_DIR: data, GLASSCASE_CHECKPOINT_COPY: copy });
    expect(await initCopy(places, { read: async () => null })).toBe('made');
    expect(await initCopy(places, { read: async () => null })).toBe('there');
    expect((await startAndStop(data, '0', copy)).refused).toBeNull();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 240_000);
