import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseFileFault } from '../../engine/database/file-faults.ts';
import { openDatabase } from '../../engine/database/open-database.ts';
import { runScript } from '../../test/harness/run-script.ts';
import { smallDisk } from '../../test/harness/small-disk.ts';
import { explain } from './explain.ts';

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
