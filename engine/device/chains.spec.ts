import { expect, it } from 'vitest';
import { chainFrom } from '../fairness/lane-chain.ts';
import { nodeHashing } from '../node-hashing.ts';
import { rememberedChains } from './chains.ts';

it('a chain that is remembered is the one of its lane, its length and its last link, and is made once', () => {
  let hashes = 0;
  const counted = {
    ...nodeHashing,
    sha256Text: (text: string) => {
      hashes += 1;
      return nodeHashing.sha256Text(text);
    },
  };
  const chains = rememberedChains(counted);
  const asked = [
    ['a', 10, '0'.repeat(64)],
    ['a', 10, '1'.repeat(64)],
    ['a', 9, '1'.repeat(64)],
    ['b', 9, '1'.repeat(64)],
    ['a', 10, '0'.repeat(64)],
  ] as const;
  for (const [lane, length, last] of asked) {
    const links = chains(lane, length, last);
    expect(links).toEqual(chainFrom(nodeHashing, lane, length, last));
    const before = hashes;
    expect(chains(lane, length, last)).toBe(links);
    expect(hashes).toBe(before);
  }
  expect(hashes).toBeGreaterThan(0);
});
