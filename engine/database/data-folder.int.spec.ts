import { fork, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../test/harness/databases.ts';
import type { FromEngine } from '../../test/harness/engine-process.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';

const PROGRAM = fileURLToPath(new URL('../../test/harness/engine-process.ts', import.meta.url));

describe('the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-folder-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('belongs to one holder until it is released', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
    lock.release();
    (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    await writeFile(join(folder, 'glasscase.lock'), `${gone.pid} 1 x\n`);
    (await lockDataFolder(folder)).release();
  });

  it('is taken over when its holder’s number belongs to another process by now', async () => {
    await writeFile(join(folder, 'glasscase.lock'), `${process.pid} 1 x\n`);
    (await lockDataFolder(folder)).release();
  });

  it('goes to exactly one of many that find it abandoned at the same time', async () => {
    await writeFile(join(folder, 'glasscase.lock'), '');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused to a second process with one clear line', async () => {
    const database = await openDatabase({ dataDir: folder });
    const second = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ENGINE_DATA: folder, ENGINE_MIGRATIONS: MIGRATIONS },
    });
    const said = await new Promise<FromEngine>((resolve) => second.once('message', resolve));
    expect(said).toEqual({ refused: `DataFolderInUse: the data folder ${folder} is in use by process ${process.pid}` });
    await database.close();
  });

  it('keeps what was committed over a close, and can be made durable at any time', async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.migrate(MIGRATIONS);
    await first.pool.query("SELECT set_guard('p', 5)");
    await first.durable();
    await first.pool.query("SELECT set_guard('p', 6)");
    await first.durable();
    await expect(openDatabase({ dataDir: folder })).rejects.toBeInstanceOf(DataFolderInUse);
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    const { rows } = await second.pool.query('SELECT version, blocked_until FROM guard');
    expect(rows).toEqual([{ version: 2, blocked_until: 6n }]);
    await second.close();
  });
});
