import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex, utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { hashAt, leafHash, rootOfRange, TILE_WIDTH } from './merkle.ts';
import { consistencyProof, inclusionProof, type ReadTile, verifyConsistency, verifyInclusion } from './proofs.ts';
import { fullTiles, levelsOf, newTree, partialWidth, resumeTree, rootOfLeaves, type Tile } from './tree.ts';

/** The inputs and roots that Certificate Transparency's implementations share. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leafOf = (position: number): Uint8Array => leafHash(nodeHashing, utf8(`entry ${position}`));

/** A tree of `size` leaves with everything that was ever a tile of it. */
const treeOf = (size: number) => {
  const tree = newTree(nodeHashing);
  const leaves: Uint8Array[] = [];
  const tiles = new Map<string, Uint8Array>();
  const keep = (tile: Tile) => tiles.set(`${tile.level}/${tile.index}/${tile.hashes.length / 32}`, tile.hashes);
  for (let position = 0; position < size; position += 1) {
    leaves.push(leafOf(position));
    tree.append(leafOf(position)).forEach(keep);
  }
  tree.partials().forEach(keep);
  const read: ReadTile = async (level, index, width) => {
    const tile = tiles.get(`${level}/${index}/${width}`);
    if (tile === undefined) throw new Error(`no tile ${level}/${index}/${width}`);
    return tile;
  };
  return { tree, leaves, tiles, read };
};

describe('a Merkle tree', () => {
  it('has the roots that RFC 6962 implementations share', () => {
    const tree = newTree(nodeHashing);
    const seen = [toHex(tree.root())];
    for (const input of inputs) {
      tree.append(leafHash(nodeHashing, fromHex(input)));
      seen.push(toHex(tree.root()));
    }
    expect(seen).toEqual(roots);
  });

  it('grows one leaf at a time to the root of the recursive definition', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1400 }), (size) => {
        const { tree, leaves } = treeOf(size);
        expect(toHex(tree.root())).toBe(toHex(rootOfLeaves(nodeHashing, leaves)));
      }),
      { numRuns: 25, examples: [[0], [1], [255], [256], [257], [512], [1023]] },
    );
  });

  it('grows on from its partial tiles as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 300 }), (first, more) => {
        const resumed = resumeTree(nodeHashing, { size: first, partials: treeOf(first).tree.partials() });
        for (let position = first; position < first + more; position += 1) resumed.append(leafOf(position));
        expect(toHex(resumed.root())).toBe(toHex(treeOf(first + more).tree.root()));
      }),
      {
        numRuns: 20,
        examples: [
          [256, 0],
          [255, 1],
          [256, 256],
        ],
      },
    );
  });

  it('refuses to resume from partial tiles of another size', () => {
    expect(() => resumeTree(nodeHashing, { size: 4, partials: treeOf(3).tree.partials() })).toThrow(RangeError);
    expect(() => resumeTree(nodeHashing, { size: 300, partials: [] })).toThrow(RangeError);
  });

  it('has the tiles that the tlog-tiles specification counts for 70,000 entries', () => {
    expect([fullTiles(70_000, 0), partialWidth(70_000, 0)]).toEqual([273, 112]);
    expect([fullTiles(70_000, 1), partialWidth(70_000, 1)]).toEqual([1, 17]);
    expect([fullTiles(70_000, 2), partialWidth(70_000, 2)]).toEqual([0, 1]);
    expect(levelsOf(70_000)).toBe(3);
    expect([fullTiles(256, 0), partialWidth(256, 0), partialWidth(256, 1)]).toEqual([1, 0, 1]);
  });

  it('puts the root of each full tile into the level above', () => {
    const { tiles } = treeOf(300);
    const full = tiles.get('0/0/256');
    const above = tiles.get('1/0/1');
    if (full === undefined || above === undefined) throw new Error('tiles are missing');
    expect(toHex(hashAt(above, 0))).toBe(toHex(rootOfRange(nodeHashing, full, 0, TILE_WIDTH)));
  });
});

describe('proofs', () => {
  it('prove every leaf of every small tree, and no other leaf, place or size', async () => {
    for (const size of [1, 2, 3, 7, 8, 13, 32]) {
      const { tree, leaves, read } = treeOf(size);
      for (const [index, leaf] of leaves.entries()) {
        const proof = await inclusionProof(nodeHashing, index, size, read);
        const claim = { leaf, index, size, root: tree.root(), proof };
        expect(verifyInclusion(nodeHashing, claim)).toBe(true);
        expect(verifyInclusion(nodeHashing, { ...claim, leaf: leafOf(size + 1) })).toBe(false);
        expect(verifyInclusion(nodeHashing, { ...claim, index: index + size })).toBe(false);
        expect(verifyInclusion(nodeHashing, { ...claim, proof: [...proof, leaf] })).toBe(false);
        if (size > 1) expect(verifyInclusion(nodeHashing, { ...claim, index: (index + 1) % size })).toBe(false);
        if (size > 1) expect(verifyInclusion(nodeHashing, { ...claim, proof: proof.slice(1) })).toBe(false);
      }
    }
  });

  it('prove leaves across tile borders', async () => {
    const size = 70_000;
    const { tree, leaves, read } = treeOf(size);
    for (const index of [0, 255, 256, 65_535, 65_536, 69_887, 69_888, 69_999]) {
      const leaf = leaves[index];
      if (leaf === undefined) throw new Error('no leaf');
      const proof = await inclusionProof(nodeHashing, index, size, read);
      expect(verifyInclusion(nodeHashing, { leaf, index, size, root: tree.root(), proof })).toBe(true);
    }
  });

  it('prove that a tree grew from an older one, and refuse one that was rewritten', async () => {
    for (const size of [1, 2, 5, 8, 21, 257, 513]) {
      const { tree, read } = treeOf(size);
      for (const older of [1, 2, 3, 4, 5, 8, 20, 255, 256, 257, 512].filter((one) => one <= size)) {
        const proof = await consistencyProof(nodeHashing, older, size, read);
        const before = { size: older, root: treeOf(older).tree.root() };
        const newer = { size, root: tree.root() };
        expect(verifyConsistency(nodeHashing, { older: before, newer, proof })).toBe(true);
        const rewritten = { size: older, root: leafOf(9_999) };
        expect(verifyConsistency(nodeHashing, { older: rewritten, newer, proof })).toBe(false);
        expect(verifyConsistency(nodeHashing, { older: before, newer: rewritten, proof })).toBe(false);
        expect(verifyConsistency(nodeHashing, { older: before, newer, proof: [...proof, leafOf(0)] })).toBe(false);
      }
    }
  });

  it('refuse questions that have no answer', async () => {
    const { read } = treeOf(4);
    await expect(inclusionProof(nodeHashing, 4, 4, read)).rejects.toThrow(RangeError);
    await expect(consistencyProof(nodeHashing, 5, 4, read)).rejects.toThrow(RangeError);
    const root = treeOf(4).tree.root();
    expect(verifyConsistency(nodeHashing, { older: { size: 5, root }, newer: { size: 4, root }, proof: [] })).toBe(
      false,
    );
  });
});
