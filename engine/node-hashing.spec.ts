import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from './fairness/bytes.ts';
import { nobleHashing } from './fairness/noble-hashing.ts';
import { nodeHashing } from './node-hashing.ts';

describe.each([
  { name: 'Node', hashing: nodeHashing },
  { name: 'a page', hashing: nobleHashing },
])('hashing in $name', ({ hashing }) => {
  it('is SHA-256', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (data) => {
        expect(toHex(hashing.sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      }),
    );
  });

  it('is HMAC-SHA256, also for keys that are longer than a block', () => {
    const key = fc.oneof(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.uint8Array({ maxLength: 200 }));
    fc.assert(
      fc.property(key, fc.uint8Array({ maxLength: 300 }), (secret, data) => {
        expect(toHex(hashing.hmacSha256(secret, data))).toBe(createHmac('sha256', secret).update(data).digest('hex'));
      }),
    );
  });

  it('leaves key and data as they were', () => {
    const key = new Uint8Array(32).fill(7);
    const data = new Uint8Array(40).fill(9);
    hashing.hmacSha256(key, data);
    expect([new Set(key), new Set(data)]).toEqual([new Set([7]), new Set([9])]);
  });
});
