import fc from 'fast-check';

type Edit = (bytes: Uint8Array) => Uint8Array;

const spliced = (bytes: Uint8Array, at: number, length: number, put: Uint8Array): Uint8Array => {
  const start = at % (bytes.length + 1);
  const end = Math.min(bytes.length, start + length);
  const made = new Uint8Array(start + put.length + bytes.length - end);
  made.set(bytes.subarray(0, start));
  made.set(put, start);
  made.set(bytes.subarray(end), start + put.length);
  return made;
};

/** Texts that break weak parsers. */
const AWKWARD = [
  '\0',
  '\r',
  '\n',
  '\n\n',
  ' ',
  '+',
  '/',
  '..',
  '0',
  '-1',
  '1e9',
  '9007199254740993',
  '99999999999999999999',
  '=',
  '==',
  '"',
  '\\u0000',
  '__proto__',
  '{}',
  '[',
  ']',
  'null',
  '\u2014 ',
  '\ufeff',
  '\ud83d',
  '\u202e',
  'é',
  '𝄞',
].map((text) => new TextEncoder().encode(text));

const anyByte = fc.integer({ min: 0, max: 255 });
const place = fc.nat(200_000);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, anyByte).map(
    ([at, byte]): Edit =>
      (bytes) =>
        spliced(bytes, at, 1, Uint8Array.of(byte)),
  ),
  fc.tuple(place, fc.nat(7)).map(
    ([at, bit]): Edit =>
      (bytes) =>
        spliced(bytes, at, 1, Uint8Array.of((bytes[at % (bytes.length + 1)] ?? 0) ^ (1 << bit))),
  ),
  fc.tuple(place, fc.nat(40)).map(
    ([at, length]): Edit =>
      (bytes) =>
        spliced(bytes, at, length, new Uint8Array()),
  ),
  fc.tuple(place, fc.constantFrom(...AWKWARD)).map(
    ([at, put]): Edit =>
      (bytes) =>
        spliced(bytes, at, 0, put),
  ),
  fc.tuple(place, fc.uint8Array({ maxLength: 30 })).map(
    ([at, put]): Edit =>
      (bytes) =>
        spliced(bytes, at, put.length, put),
  ),
  fc.tuple(place, place, fc.nat(300)).map(
    ([at, from, length]): Edit =>
      (bytes) => {
        const start = from % (bytes.length + 1);
        return spliced(bytes, at, 0, bytes.slice(start, start + length));
      },
  ),
  fc.tuple(place, anyByte, fc.nat(4_000)).map(
    ([at, byte, times]): Edit =>
      (bytes) =>
        spliced(bytes, at, 0, new Uint8Array(times).fill(byte)),
  ),
  place.map(
    (at): Edit =>
      (bytes) =>
        bytes.slice(0, at % (bytes.length + 1)),
  ),
);

/** One of the samples with a few things done to it, or bytes that never were anything. */
export const mangled = (samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 }))
        .map(([sample, edits]) => edits.reduce((bytes, one) => one(bytes), sample)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2_000 }) },
  );

/** The same for text, so that what comes out is text as well. */
export const mangledText = (samples: readonly string[]): fc.Arbitrary<string> =>
  mangled(samples.map((text) => new TextEncoder().encode(text))).map((bytes) => new TextDecoder().decode(bytes));
