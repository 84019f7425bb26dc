import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseFileFault } from '../../engine/database/file-faults.ts';
import { openDatabase } from '../../engine/database/open-database.ts';
import { runScript } from '../../test/harness/run-script.ts';
import { smallDisk } from '../../test/harness/small-disk.ts';
import { DISK_FULL, explain } from './explain.ts';
import { healthOf } from './health.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Four MiB that don't compress. */
const FILL = `INSERT INTO filler SELECT string_agg(md5(n::text), '') FROM generate_series(1, 131072) AS n`;

/** Takes what room is left. */
const fillUp = async (path: string): Promise<void> => {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(Buffer.alloc(64 * 1024));
  } catch {
    await file.close();
  }
};

const disk = await smallDisk(20);
afterAll(() => disk?.remove());

describe.skipIf(disk === null)('a disk that is nearly full', () => {
  const folder = disk?.folder ?? '';

  it('is named before anything is written to it', async () => {
    const { code, err } = await runScript('scripts/start.ts', { DATA_DIR: join(folder, 'data'), PORT: '0' });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^Glasscase can't start: DATA_DIR: the disk has \d+ MiB left, and a start needs 128; .*\n$/,
      ),
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is named where it fills up while the database is made', async () => {
    const refused = await openDatabase({ dataDir: join(folder, 'data') }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseFileFault);
    expect(explain(refused)).toBe(
      'the disk is full: free some space there, or set DATA_DIR to a folder of another disk',
    );
  });
});

const running = await smallDisk(110);
afterAll(() => running?.remove());

describe.skipIf(running === null)('a disk that fills up while the site runs', () => {
  const folder = running?.folder ?? '';

  it('is named by readiness, and forgotten once there is room', { timeout: 180_000 }, async () => {
    const database = await openDatabase({ dataDir: join(folder, 'data') });
    let now = 0;
    const health = healthOf({ database, parts: [], isTerminating: () => false, now: () => now });
    const write = () => database.asOwner((session) => session.query(FILL));
    try {
      await database.migrate(MIGRATIONS);
      await database.asOwner((session) => session.query('CREATE TABLE filler (bytes text)'));
      expect(await health()).toEqual({ ready: true });
      const filler = join(folder, 'filler');
      await fillUp(filler);
      await expect(write()).rejects.toBeDefined();
      expect(await health()).toMatchObject({ ready: false, reasons: expect.arrayContaining([DISK_FULL]) });
      await rm(filler);
      await write();
      now += 30_000;
      expect(await health()).toEqual({ ready: true });
    } finally {
      await database.close().catch(() => undefined);
    }
  });
});
