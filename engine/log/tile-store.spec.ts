import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { fileTileStore } from './file-tile-store.ts';
import { memoryTileStore } from './tile-store.ts';

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'tile-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe.each([
  ['in memory', async () => memoryTileStore()],
  ['in files', async () => fileTileStore(join(await newFolder(), 'not', 'there', 'yet'))],
])('a tile store %s', (_, open) => {
  it('reads back what was written', async () => {
    const store = await open();
    await store.write([
      { path: 'tile/0/x001/x234/067', bytes: Uint8Array.of(1, 2, 3) },
      { path: 'tile/entries/000.p/17', bytes: Uint8Array.of(4) },
      { path: 'checkpoint', bytes: utf8('signed') },
    ]);
    expect([...((await store.read('tile/0/x001/x234/067')) ?? [])]).toEqual([1, 2, 3]);
    expect([...((await store.read('tile/entries/000.p/17')) ?? [])]).toEqual([4]);
    expect(new TextDecoder().decode((await store.read('checkpoint')) ?? undefined)).toBe('signed');
  });

  it('answers null for what was never written', async () => {
    const store = await open();
    expect(await store.read('checkpoint')).toBeNull();
    await store.write([{ path: 'tile/0/000', bytes: Uint8Array.of(1) }]);
    expect(await store.read('tile/0/000.p/1')).toBeNull();
    expect(await store.read('tile/0/x001/000')).toBeNull();
  });

  it('replaces a file', async () => {
    const store = await open();
    for (const text of ['first', 'second']) await store.write([{ path: 'checkpoint', bytes: utf8(text) }]);
    expect(new TextDecoder().decode((await store.read('checkpoint')) ?? undefined)).toBe('second');
  });

  it('drops the partials of one tile and nothing else', async () => {
    const store = await open();
    const bytes = Uint8Array.of(1);
    const kept = ['tile/0/000', 'tile/0/001.p/3', 'tile/entries/000.p/3', 'tile/1/000.p/1'];
    await store.write([...kept, 'tile/0/000.p/3', 'tile/0/000.p/255'].map((path) => ({ path, bytes })));
    await store.removePartials('tile/0/000');
    await store.removePartials('tile/0/002');
    expect(await store.read('tile/0/000.p/3')).toBeNull();
    expect(await store.read('tile/0/000.p/255')).toBeNull();
    for (const path of kept) expect(await store.read(path), path).not.toBeNull();
  });

  it('keeps its own copy of the bytes', async () => {
    const store = await open();
    const bytes = Uint8Array.of(1);
    await store.write([{ path: 'checkpoint', bytes }]);
    bytes[0] = 9;
    expect([...((await store.read('checkpoint')) ?? [])]).toEqual([1]);
  });

  it('takes many files at once', async () => {
    const store = await open();
    const paths = Array.from({ length: 40 }, (_, index) => `tile/0/x00${index % 4}/${String(index).padStart(3, '0')}`);
    const all = paths.map((path) => path.replace('x000/', ''));
    await store.write(all.map((path) => ({ path, bytes: utf8(path) })));
    for (const path of all) expect(new TextDecoder().decode((await store.read(path)) ?? undefined)).toBe(path);
  });
});

describe('a tile store in files', () => {
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
