import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeHashing } from '../../node-hashing.ts';
import { pageHashing } from './page-hashing.ts';
import { replayHashing } from './replay-hashing.ts';

describe.each([
  ['the replay’s hashing', replayHashing],
  ['the page’s hashing', pageHashing],
] as const)('%s', (_, create) => {
  it('gives what any other does, whichever seeds follow one another', () => {
    const hashing = create();
    const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(
        fc.array(seed, { minLength: 2, maxLength: 3 }),
        fc.uint8Array(),
        fc.array(fc.nat(2)),
        (seeds, data, order) => {
          for (const index of [0, 0, 1, ...order]) {
            const key = seeds[index];
            if (key === undefined) continue;
            expect([...hashing.hmacSha256(key, data)]).toEqual([...nodeHashing.hmacSha256(key, data)]);
          }
          expect([...hashing.sha256(data)]).toEqual([...nodeHashing.sha256(data)]);
        },
      ),
    );
  });

  it('authenticates texts and with keys of any length', () => {
    const hashing = create();
    const bytes = (length: number): Uint8Array => new Uint8Array(length).map((_, at) => at * 7 + length);
    for (const keyLength of [0, 1, 32, 63, 64, 65, 200]) {
      const key = bytes(keyLength);
      for (const length of [0, 1, 172, 1_023, 1_024, 1_025, 5_000, 172]) {
        const [got, expected] = [hashing.hmacSha256(key, bytes(length)), nodeHashing.hmacSha256(key, bytes(length))];
        expect([...got], `${keyLength}, ${length}`).toEqual([...expected]);
      }
    }
  });
});
