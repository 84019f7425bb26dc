import { expect, it } from 'vitest';
import { utf8 } from '../../fairness/bytes.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { checkpointText } from '../checkpoint.ts';
import { TILE_WIDTH } from '../merkle.ts';
import type { StoredFile, TileStore } from '../tile-store.ts';
import { bundlePath, encodeBundle, tilePath } from '../tiles.ts';

/** The 600 entries of the log wherever a store is tested. */
export const contractEntries: readonly Uint8Array[] = Array.from({ length: 600 }, (_, n) => utf8(`entry ${n}`));

const hashTile = (level: number, index: number, width: number, seed = 'a'): StoredFile => ({
  path: tilePath(level, index, width),
  bytes: new Uint8Array(
    Buffer.concat(Array.from({ length: width }, (_, n) => nodeHashing.sha256(utf8(`${seed} ${level} ${index} ${n}`)))),
  ),
});

/** A tile of leaf hashes with its bundle. */
export const leafTile = (index: number, width: number): readonly [StoredFile, StoredFile] => [
  hashTile(0, index, width),
  {
    path: bundlePath(index, width),
    bytes: encodeBundle(contractEntries.slice(index * TILE_WIDTH, index * TILE_WIDTH + width)),
  },
];

const checkpointOf = (size: number): StoredFile => ({
  path: 'checkpoint',
  bytes: utf8(`${checkpointText({ origin: 'example.org/log', size, root: new Uint8Array(32) })}\n— signed\n`),
});

const hex = (bytes: Uint8Array | null): string | null => (bytes === null ? null : Buffer.from(bytes).toString('hex'));

/** Tests that every store of the published log must pass; `open` gives an empty store. */
export const tileStoreContract = (open: () => Promise<TileStore>): void => {
  const expectStored = async (store: TileStore, files: readonly StoredFile[]): Promise<void> => {
    for (const { path, bytes } of files) expect(hex(await store.read(path)), path).toBe(hex(bytes));
  };

  it('knows when the checkpoint was published', async () => {
    const store = await open();
    await store.write([{ path: 'key', bytes: utf8('a key\n') }]);
    expect(await store.publishedAt()).toBeNull();
    await store.write([...leafTile(0, 17), checkpointOf(17)]);
    const at = await store.publishedAt();
    expect(Number.isInteger(at)).toBe(true);
    expect(at).toBeGreaterThan(1_600_000_000_000);
  });

  it('reads back what was written', async () => {
    const store = await open();
    const files = [
      hashTile(1, 1_234_067, 256),
      ...leafTile(0, 256),
      ...leafTile(2, 17),
      checkpointOf(529),
      { path: 'key', bytes: utf8('a key\n') },
      { path: 'keys', bytes: utf8('how it changed') },
    ];
    await store.write(files);
    await expectStored(store, files);
  });

  it('answers null for what was never written', async () => {
    const store = await open();
    expect(await store.read('checkpoint')).toBeNull();
    await store.write(leafTile(0, 3));
    for (const path of ['tile/0/000', 'tile/0/000.p/2', 'tile/0/x001/000', 'tile/1/000.p/3']) {
      expect(await store.read(path), path).toBeNull();
    }
    for (const path of ['tile/entries/000', 'tile/entries/000.p/2', 'tile/entries/000.p/4', 'tile/entries/001']) {
      expect(await store.read(path), path).toBeNull();
    }
  });

  it('replaces a file', async () => {
    const store = await open();
    for (const size of [5, 7]) await store.write([checkpointOf(size)]);
    for (const seed of ['a', 'b']) await store.write([hashTile(1, 0, 4, seed)]);
    await expectStored(store, [checkpointOf(7), hashTile(1, 0, 4, 'b')]);
  });

  it('drops the partials of one tile and nothing else', async () => {
    const store = await open();
    const kept = [...leafTile(0, 256), ...leafTile(1, 3), hashTile(1, 0, 1), hashTile(0, 1_000, 5)];
    const dropped = [...leafTile(0, 3), ...leafTile(0, 255)];
    await store.write([...kept, ...dropped]);
    for (const path of ['tile/0/000', 'tile/entries/000', 'tile/0/002', 'tile/entries/002']) {
      await store.removePartials(path);
    }
    for (const { path } of dropped) expect(await store.read(path), path).toBeNull();
    await expectStored(store, kept);
  });

  it('keeps pages of other notes, and drops their partials', async () => {
    const store = await open();
    const page = (path: string): StoredFile => ({ path, bytes: utf8(`page ${path}`) });
    await store.write(['witnessed/000.p/3', 'witnessed/000.p/4', 'witnessed/000', 'witnessed/001.p/3'].map(page));
    await store.removePartials('witnessed/000');
    expect(await store.read('witnessed/000.p/3')).toBeNull();
    expect(await store.read('witnessed/000.p/4')).toBeNull();
    await expectStored(store, ['witnessed/000', 'witnessed/001.p/3'].map(page));
  });

  it('keeps its own copy of the bytes', async () => {
    const store = await open();
    const { path, bytes } = hashTile(1, 0, 1);
    const written = bytes.slice();
    await store.write([{ path, bytes: written }]);
    written.fill(9);
    await expectStored(store, [{ path, bytes }]);
  });

  it('takes many files at once', async () => {
    const store = await open();
    const files = Array.from({ length: 300 }, (_, n) => hashTile(n % 3, 999 + n, 1 + (n % 256)));
    await store.write(files);
    await expectStored(store, files);
  });
};
