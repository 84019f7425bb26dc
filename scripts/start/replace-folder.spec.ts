import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let parent: string;
let target: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'glasscase-replace-'));
  target = join(parent, 'dist');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const never = async (): Promise<boolean> => false;
const FILES = ['a', 'b', 'c'];

/** Writes the same mark into three files, slowly enough for others to come between. */
const marked =
  (mark: string) =>
  async (folder: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    for (const file of FILES) await writeFile(join(folder, file), mark);
  };
const marks = (folder: string): Promise<readonly string[]> =>
  Promise.all(FILES.map((file) => readFile(join(folder, file), 'utf8')));

describe('replacing a folder', () => {
  it('works where there was none, and again where there is one', async () => {
    await replaceFolder({ target, make: marked('old'), isCurrent: never });
    expect(await marks(target)).toEqual(['old', 'old', 'old']);
    await replaceFolder({ target, make: marked('new'), isCurrent: never });
    expect(await marks(target)).toEqual(['new', 'new', 'new']);
    expect(await readdir(parent)).toEqual(['dist']);
  });

  it('shows the old folder, whole, until the new one is finished', async () => {
    await replaceFolder({ target, make: marked('old'), isCurrent: never });
    const seen: unknown[] = [];
    const make = async (folder: string): Promise<void> => {
      await mkdir(folder);
      for (const file of FILES) {
        await writeFile(join(folder, file), 'new');
        seen.push(await marks(target));
      }
    };
    await replaceFolder({ target, make, isCurrent: never });
    expect(seen).toEqual(FILES.map(() => ['old', 'old', 'old']));
  });

  it('leaves what was there when making fails, and nothing else', async () => {
    await replaceFolder({ target, make: marked('old'), isCurrent: never });
    const make = async (folder: string): Promise<void> => {
      await mkdir(folder);
      await writeFile(join(folder, 'a'), 'new');
      throw new Error('no more disk');
    };
    await expect(replaceFolder({ target, make, isCurrent: never })).rejects.toThrow('no more disk');
    expect(await marks(target)).toEqual(['old', 'old', 'old']);
    expect(await readdir(parent)).toEqual(['dist']);
  });

  it('drops its own where another process was faster', async () => {
    const make = async (folder: string): Promise<void> => {
      await marked('mine')(folder);
      await marked('theirs')(target);
    };
    await replaceFolder({ target, make, isCurrent: async () => (await readdir(parent)).includes('dist') });
    expect(await marks(target)).toEqual(['theirs', 'theirs', 'theirs']);
  });

  it('leaves one whole folder when many do it at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `process ${index}`);
    await Promise.all(names.map((name) => replaceFolder({ target, make: marked(name), isCurrent: never })));
    const [first, ...rest] = await marks(target);
    expect(names).toContain(first);
    expect(rest).toEqual([first, first]);
    expect(await readdir(parent)).toEqual(['dist']);
  });

  it('clears away what a killed process left, and nothing that is being made', async () => {
    for (const name of ['.making-killed', '.making-working']) await mkdir(join(parent, name));
    await utimes(join(parent, '.making-killed'), 0, 0);
    await replaceFolder({ target, make: marked('new'), isCurrent: never });
    expect((await readdir(parent)).sort()).toEqual(['.making-working', 'dist']);
  });
});
