import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerNumber } from '../../test/cast.ts';
import { liabilityTree } from '../../test/liabilities.ts';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { MAX_LEAF_FILE_BYTES, readLeafFile } from './leaf-file.ts';
import { isCounted, leafFileOf } from './own-leaf.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(String);
const salt = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const balances = fc.record({ coin: amount, points: amount, locked: amount, salt });
/** Any players of a site: more than a tile of them in some runs. */
const players = fc
  .oneof(fc.array(balances, { minLength: 1, maxLength: 20 }), fc.array(balances, { minLength: 250, maxLength: 300 }))
  .map((all) => all.map((one, n) => ({ ...one, playerId: playerNumber(n + 1) })));

describe('a player’s leaf', () => {
  it('leads to the root for every player of any site, and no other balance, salt or place does', async () => {
    await fc.assert(
      fc.asyncProperty(players, fc.nat(), async (owed, pick) => {
        const tree = liabilityTree(owed, 7);
        const leaf = await tree.leafOf(playerNumber(1 + (pick % owed.length)));
        expect(isCounted(nodeHashing, leaf, tree)).toBe(true);
        for (const balance of ['coin', 'points', 'locked'] as const) {
          const other = { ...leaf, [balance]: String(BigInt(leaf[balance]) + 1n) };
          expect(isCounted(nodeHashing, other, tree)).toBe(false);
        }
        expect(isCounted(nodeHashing, { ...leaf, playerId: playerNumber(900) }, tree)).toBe(false);
        expect(isCounted(nodeHashing, { ...leaf, index: leaf.index + 1 }, tree)).toBe(false);
        expect(isCounted(nodeHashing, { ...leaf, leaves: leaf.leaves + 1 }, tree)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('stands elsewhere with other salts, and so does the root', async () => {
    const owed = (first: number) =>
      Array.from({ length: 50 }, (_, n) => ({
        ...{ playerId: playerNumber(n + 1), coin: '5', points: '0', locked: '0' },
        salt: (first + n).toString(16).padStart(64, '0'),
      }));
    const [one, other] = [liabilityTree(owed(1), 7), liabilityTree(owed(1_000), 7)];
    expect(one.root).not.toBe(other.root);
    const places = async (tree: typeof one) =>
      Promise.all(owed(1).map(async ({ playerId }) => (await tree.leafOf(playerId)).index));
    expect(await places(one)).not.toEqual(await places(other));
  });

  it('is what its file says, and nothing else is taken for one', async () => {
    const owed = [{ playerId: playerNumber(1), coin: '5', points: '0', locked: '0', salt: 'ab'.repeat(32) }];
    const leaf = await liabilityTree(owed, 7).leafOf(playerNumber(1));
    const file = leafFileOf(leaf);
    expect(readLeafFile(utf8(file))).toEqual(leaf);
    for (const [said, other] of [
      ['glasscase-liability/1', 'glasscase-liability/2'],
      ['"coin": "5"', '"coin": "05"'],
      ['"index": 0', '"index": -1'],
      [leaf.salt, leaf.salt.slice(2)],
      ['}', ''],
    ] as const) {
      expect(readLeafFile(utf8(file.replace(said, other)))).toBeNull();
    }
    expect(readLeafFile(new Uint8Array(MAX_LEAF_FILE_BYTES + 1))).toBeNull();
  });
});
