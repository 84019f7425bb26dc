import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { commitmentOf } from './commitment.ts';
import { encodeOpenings, splitOpenings } from './openings.ts';
import { createSealedReader, sealedText } from './sealed-entry.ts';

const salt = Uint8Array.from({ length: 32 }, (_, n) => n);
const opening = { salt, entry: utf8('{"a":1}') };
const at = Date.parse('2026-01-02T03:04:05.678Z');
const commitment = commitmentOf(nodeHashing, opening);

describe('a sealed entry', () => {
  it('commits to salt and entry as any SHA-256 does', () => {
    expect(commitment).toBe('4884143a1725d04d7c21d45975f0cfbb204d8936b4fc02f6a7c4c499b1fe42a1');
  });

  it('is published with its time and its commitment alone', () => {
    const text = sealedText({ at, commitment });
    expect(text).toBe(`{"at":"2026-01-02T03:04:05.678Z","commitment":"${commitment}","type":"Sealed","v":2}`);
    expect(createSealedReader()(text)).toEqual({ at, commitment });
  });

  it.each([
    ['of another form', (text: string) => text.replace('"v":2', '"v":3')],
    ['with a member more', (text: string) => text.replace('{', '{"a":1,')],
    ['with white space', (text: string) => text.replace(',', ', ')],
    ['with a shorter commitment', (text: string) => text.replace(commitment, commitment.slice(2))],
    ['with capital digits', (text: string) => text.replace(commitment, commitment.toUpperCase())],
    ['of a day that never was', (text: string) => text.replace('01-02', '02-30')],
    ['of another type', (text: string) => text.replace('Sealed', 'CaseOpened')],
  ])('is read from no text %s', (_what, change) => {
    const text = sealedText({ at, commitment });
    expect(change(text)).not.toBe(text);
    expect(createSealedReader()(change(text))).toBeNull();
  });
});

describe('the openings of a bundle', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 });
  const openings = fc.array(
    fc.option(fc.record({ salt: fc.uint8Array({ minLength: 32, maxLength: 32 }), entry: bytes }), { nil: null }),
    { maxLength: 20 },
  );

  it('are read as they were written', () => {
    fc.assert(
      fc.property(openings, (written) => {
        expect(splitOpenings(encodeOpenings(written))).toEqual(written);
      }),
    );
  });

  it('have a big-endian uint32 before each, 0 before an open entry', () => {
    const written = Buffer.from(encodeOpenings([null, opening]));
    expect(written.toString('hex')).toBe(
      `00000000${'00000027'}${Buffer.from(salt).toString('hex')}${Buffer.from(opening.entry).toString('hex')}`,
    );
  });

  it('are none where they are cut off, or too short for a salt', () => {
    const whole = encodeOpenings([null, opening]);
    for (let length = 5; length < whole.length; length += 1)
      expect(splitOpenings(whole.subarray(0, length))).toBeNull();
    expect(splitOpenings(Uint8Array.of(0, 0, 0, 3, 1, 2, 3))).toBeNull();
  });
});
