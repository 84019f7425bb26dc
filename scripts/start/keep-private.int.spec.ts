import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../engine/database/open-database.ts';
import { keepPrivate } from './keep-private.ts';

const modeOf = async (path: string): Promise<number> => (await lstat(path)).mode & 0o777;

/** The paths that users other than the owner may access, with their modes. */
const openBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: await modeOf(path) })));
  return modes.flatMap(({ path, mode }) => ((mode & 0o077) === 0 ? [] : [`${path} ${mode.toString(8)}`]));
};

describe('a data folder', () => {
  let folder: string;
  let umask: number;
  beforeEach(async () => {
    umask = process.umask();
    folder = await mkdtemp(join(tmpdir(), 'glasscase-private-'));
    await chmod(folder, 0o755);
  });
  afterEach(async () => {
    process.umask(umask);
    await rm(folder, { recursive: true, force: true });
  });

  it('has an embedded database that nobody else can read or write, from its first moment on', async () => {
    await keepPrivate(folder);
    const database = await openDatabase({ dataDir: folder });
    await database.asOwner((session) => session.query('CREATE TABLE phone AS SELECT generate_series(1, 20000) AS n'));
    await database.durable();
    expect(await openBelow(folder)).toEqual([]);
    await database.close();
    expect(await openBelow(folder)).toEqual([]);
  });

  it('is taken away from everybody else when the site starts on it again', async () => {
    for (const name of ['postgres/base/1', 'secrets', 'log/tile']) await mkdir(join(folder, name), { recursive: true });
    const files = ['postgres/base/1/16384', 'secrets/seal-key', 'log/tile/000', 'checkpoint', 'glasscase.lock'];
    for (const name of files) {
      await writeFile(join(folder, name), 'x');
      await chmod(join(folder, name), 0o666);
    }
    await chmod(join(folder, 'postgres'), 0o777);
    const socket = createServer();
    await new Promise<void>((resolve) => socket.listen(join(folder, 'operator.sock'), resolve));
    await chmod(join(folder, 'operator.sock'), 0o777);
    expect(await openBelow(folder)).not.toEqual([]);
    await keepPrivate(folder);
    expect(await openBelow(folder)).toEqual([]);
    if (process.getuid?.() === 0) {
      const asNobody = spawnSync('cat', [join(folder, 'secrets/seal-key')], { uid: 65_534, gid: 65_534 });
      expect(asNobody.status).not.toBe(0);
    }
    await new Promise((resolve) => socket.close(resolve));
  });

  it('keeps its own mode where other things are in it, which are left alone like all that links lead to', async () => {
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(join(folder, 'elsewhere', 'letter'), 'x', { mode: 0o644 });
    await mkdir(join(folder, 'postgres'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'postgres', 'link'));
    await keepPrivate(folder);
    expect(await modeOf(folder)).toBe(0o755);
    expect(await modeOf(join(folder, 'elsewhere', 'letter'))).toBe(0o644);
    expect(await modeOf(join(folder, 'postgres'))).toBe(0o700);
  });
});
