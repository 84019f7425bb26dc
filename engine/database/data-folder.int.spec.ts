import { fork, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../test/harness/databases.ts';
import type { FromEngine } from '../../test/harness/engine-process.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';

const PROGRAM = fileURLToPath(new URL('../../test/harness/engine-process.ts', import.meta.url));

const HOLDER = fileURLToPath(new URL('../../test/harness/lock-holder.ts', import.meta.url));
const PLAIN = [process.execPath] as const;
/** A process that is number 1 of its own PID namespace, as in a container; it is killed with `unshare`. */
const CONTAINED = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath] as const;

const canContain = spawnSync(CONTAINED[0], [...CONTAINED.slice(1, -1), 'true']).status === 0;
if (!canContain) process.stderr.write('locks over PID namespaces skipped: this user may not unshare\n');

/** A process that takes the lock of a folder. */
const holderOf = ([program, ...words]: readonly [string, ...string[]], folder: string) => {
  const child = spawn(program, [...words, HOLDER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => child.once('close', resolve));
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return {
    firstLine,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

describe('the data folder', () => {
  let folder: string;
  const take = async () => lockDataFolder(folder);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-folder-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('belongs to one holder until it is released', async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(`the data folder ${folder} is in use by another process`);
    lock.release();
    (await take()).release();
  });

  it('goes to exactly one of many that want it at the same time', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, take));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is free as soon as its holder was killed, whatever files that one left', async () => {
    for (let n = 0; n < 3; n += 1) {
      const holder = holderOf(PLAIN, folder);
      expect(await holder.firstLine).toBe('held');
      await expect(take()).rejects.toBeInstanceOf(DataFolderInUse);
      await holder.kill();
      (await take()).release();
    }
  });

  it('says so where it can not be locked at all', async () => {
    await mkdir(join(folder, 'data.lock'));
    await expect(take()).rejects.toThrow(`the data folder ${folder} can't be locked`);
  });

  it('is refused to a second process with one clear line', async () => {
    const database = await openDatabase({ dataDir: folder });
    const second = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ENGINE_DATA: folder, ENGINE_MIGRATIONS: MIGRATIONS },
    });
    const firstLine = await new Promise<FromEngine>((resolve) => second.once('message', resolve));
    expect(firstLine).toEqual({ refused: `DataFolderInUse: the data folder ${folder} is in use by another process` });
    await database.close();
  });

  it('keeps what was committed over a close, and can be made durable at any time', async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.migrate(MIGRATIONS);
    await first.pool.query("INSERT INTO guard (player_id, version, blocked_until) VALUES ('p', 1, 5)");
    await first.durable();
    await first.pool.query("UPDATE guard SET version = 2, blocked_until = 6 WHERE player_id = 'p'");
    await first.durable();
    await expect(openDatabase({ dataDir: folder })).rejects.toBeInstanceOf(DataFolderInUse);
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    const { rows } = await second.pool.query('SELECT version, blocked_until FROM guard');
    expect(rows).toEqual([{ version: 2, blocked_until: 6n }]);
    await second.close();
  });
});

describe.skipIf(!canContain)('the data folder of two containers', () => {
  it('has one holder, and another one only after the first was killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'glasscase-folder-'));
    try {
      const first = holderOf(CONTAINED, folder);
      expect(await first.firstLine).toBe('held');
      for (const kind of [CONTAINED, PLAIN]) {
        const refused = holderOf(kind, folder);
        expect(await refused.firstLine).toBe(`DataFolderInUse: the data folder ${folder} is in use by another process`);
        await refused.kill();
      }
      await first.kill();
      const next = holderOf(CONTAINED, folder);
      expect(await next.firstLine).toBe('held');
      await next.kill();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
