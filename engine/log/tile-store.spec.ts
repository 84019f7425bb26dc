import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileTileStore } from './file-tile-store.ts';
import { memoryTileStore } from './testing/memory-tile-store.ts';
import { tileStoreContract } from './testing/tile-store-contract.ts';

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'tile-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('a tile store in memory', () => tileStoreContract(async () => memoryTileStore()));

describe('a tile store in files', () => {
  tileStoreContract(async () => fileTileStore(join(await newFolder(), 'not', 'there', 'yet')));

  it('reaches nothing but the log’s own paths', async () => {
    const store = fileTileStore(await newFolder());
    expect(() => store.read('../secret')).toThrow(TypeError);
    await expect(store.write([{ path: 'tile/0/../../secret', bytes: new Uint8Array(1) }])).rejects.toThrow(TypeError);
    expect(() => store.removePartials('..')).toThrow(TypeError);
  });

  it('leaves no temporary files behind', async () => {
    const folder = await newFolder();
    await fileTileStore(folder).write([{ path: 'tile/0/000', bytes: Uint8Array.of(1) }]);
    const names = await readdir(folder, { recursive: true });
    expect(names.toSorted()).toEqual(['tile', 'tile/0', 'tile/0/000']);
  });
});
