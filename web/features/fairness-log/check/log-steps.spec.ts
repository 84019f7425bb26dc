import { describe, expect, it } from 'vitest';
import { TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import { tilePath } from '../../../../engine/log/tiles.ts';
import { newTree, type Tile } from '../../../../engine/log/tree.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { logSteps } from './log-steps.ts';

const pathOf = ({ level, index, hashes }: Tile): string => tilePath(level, index, hashes.length / 32);

/** The paths that a growing tree writes until it has that size. */
const writtenFor = (size: number): string[] => {
  const tree = newTree(nodeHashing);
  const leaf = new Uint8Array(32);
  const written: string[] = [];
  for (let n = 0; n < size; n += 1) written.push(...tree.append(leaf).map(pathOf));
  return [...written, ...tree.partials().map(pathOf)];
};

describe('the steps of a check', () => {
  it.each([0, 1, 256, 300, 512, 65_536, 66_100])('ask for every tile of %i entries once, and no other', (size) => {
    const steps = [...logSteps(size, 0)];
    const asked = steps.flatMap(({ tiles }) => tiles.map(({ level, index, width }) => tilePath(level, index, width)));
    expect(asked.sort()).toEqual(writtenFor(size).sort());
    const entries = steps.reduce((sum, { bundle }) => sum + (bundle?.width ?? 0), 0);
    expect(entries).toBe(size);
  });

  it('begin where an earlier check ended', () => {
    const rest = [...logSteps(1_000, 2 * TILE_WIDTH)];
    expect(rest).toEqual([...logSteps(1_000, 0)].slice(2));
    expect(rest[0]?.from).toBe(512);
  });
});
