import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { fileTileStore } from '../engine/log/file-tile-store.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { formatVerifierKey } from '../engine/log/note.ts';
import { entriesOf, fixtureSigner, revealEverything, sealInto, tellStory } from '../test/fixture-log.ts';

const script = fileURLToPath(new URL('second_opinion.py', import.meta.url));
const vectors = (name: string): string => fileURLToPath(new URL(`../test/vectors/${name}.json`, import.meta.url));

/** What python3 says, and its exit code. */
const opinion = async (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> => {
  try {
    const { stdout } = await promisify(execFile)('python3', [script, ...args]);
    return { code: 0, said: stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') throw error;
    return { code: error.code, said: 'stderr' in error ? String(error.stderr) : '' };
  }
};
const hasPython = await opinion('--help').then(
  () => true,
  () => false,
);
if (!hasPython) process.stdout.write('skipped: the second opinion needs python3, which is not on the PATH\n');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
const sealedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'second-opinion-'));
  folders.push(folder);
  const house = revealEverything(tellStory({ seed: 'second opinion', players: 6, acts: 150 }));
  await sealInto(fileTileStore(folder), entriesOf(house.recorded));
  return folder;
};
const changed = async (path: string, change: (text: string) => string): Promise<void> => {
  const before = await readFile(path, 'latin1');
  const after = change(before);
  if (after === before) throw new Error('nothing was changed');
  await writeFile(path, after, 'latin1');
};

describe.skipIf(!hasPython)('the second implementation, in Python', () => {
  it('draws the shared vectors', async () => {
    expect(await opinion('--vectors', vectors('draws'))).toEqual({ code: 0, said: 'agrees: 120 draws\n' });
    expect(await opinion('--plays', vectors('case-draws'))).toMatchObject({ code: 0 });
  });

  it('agrees with a log that the site sealed, its key pinned', async () => {
    const { code, said } = await opinion(await sealedFolder(), '--key', formatVerifierKey(fixtureSigner.key));
    expect(said).toMatch(/^agrees: \d+ entries, root and signature, \d\d\d+ draws proven, 0 await/);
    expect(code).toBe(0);
  });

  it('disagrees with another key, a changed entry, tile or checkpoint', async () => {
    const other = formatVerifierKey(signerFromSeed('glasscase.test/log', '43'.repeat(32)).key);
    expect((await opinion(await sealedFolder(), '--key', other)).said).toContain('pinned');
    const entry = await sealedFolder();
    await changed(join(entry, 'tile/entries/000'), (text) => text.replace('"ticket":', '"tickEt":'));
    expect(await opinion(entry)).toMatchObject({ code: 1, said: expect.stringContaining('signed root') });
    const tile = await sealedFolder();
    await changed(join(tile, 'tile/0/000'), (text) => `${text.slice(0, 100)}~${text.slice(101)}`);
    expect(await opinion(tile)).toMatchObject({ code: 1, said: expect.stringContaining('tile 0/0') });
    const checkpoint = await sealedFolder();
    await changed(join(checkpoint, 'checkpoint'), (text) => text.replace(/\n(\d+)\n/, '\n1$1\n'));
    expect(await opinion(checkpoint)).toMatchObject({ code: 1, said: expect.stringContaining('no valid signature') });
  });

  it('disagrees with changed vectors', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'second-opinion-'));
    folders.push(folder);
    const file = join(folder, 'draws.json');
    await writeFile(file, await readFile(vectors('draws')));
    await changed(file, (text) => text.replace(/"ticket": "\d+"/, '"ticket": "1"'));
    expect(await opinion('--vectors', file)).toMatchObject({ code: 1 });
  });
});
