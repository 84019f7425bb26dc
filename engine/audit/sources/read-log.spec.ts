import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_ENTRY_BYTES } from '../../log/entry.ts';
import { leafHash } from '../../log/merkle.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { createLeafHasher } from './read-log.ts';

it('a leaf hasher gives what leafHash gives, whichever entries follow one another', () => {
  const hashOf = createLeafHasher(nodeHashing);
  const longest = new Uint8Array(MAX_ENTRY_BYTES).fill(7);
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 900 }), { maxLength: 5 }), (entries) => {
      for (const entry of [longest, ...entries, longest.subarray(1)]) {
        expect([...hashOf(entry)]).toEqual([...leafHash(nodeHashing, entry)]);
      }
    }),
    { numRuns: 50 },
  );
  expect(() => hashOf(new Uint8Array(MAX_ENTRY_BYTES + 1))).toThrow(RangeError);
});
