import type { Tape } from './tape.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let n = 0; n < depth; n += 1) value = n % 2 === 0 ? [value] : { a: value };
  return value;
};

const UUID = '3f2b1c4d-0000-4000-8000-000000000001';

/** Values that the fuzzed site holds, and that get further in it. */
const FAMILIAR = [
  ...['ember', 'brook', 'fire', 'middle', 'FN', 'coin', 'points', 'READ', 'REGISTER', 'classic', 'under', 'WELCOME1'],
  ...[UUID, 'a'.repeat(22), `${'a'.repeat(22)}.1`, 'ab'.repeat(16), 'cd'.repeat(32), 'A'.repeat(43)],
  ...['+8613800000000', '+86 138****0000', '123456', 'a@b.example', '2026-12-01T00:00:00.000Z', '10.00', '1', '0'],
] as const;

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nset-cookie: a=b',
  "' OR 1=1 --",
  '%s%n%x',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '\u202e\u2066',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '\ud800',
  'İ',
  'NaN',
  '-0',
  '1e400',
  '9223372036854775808',
  '{"a":1}',
  'x'.repeat(300),
  '界'.repeat(5_000),
] as const;

const NUMBERS = [0, 1, 2, 100, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.MIN_VALUE, -0] as const;

/** Text that a client could send. */
export const textFrom = (tape: Tape): string => (tape.below(2) === 0 ? tape.pick(FAMILIAR) : tape.pick(TEXTS));

/** Anything that JSON can say; two thirds of it plain. */
export const valueFrom = (tape: Tape, depth = 3): unknown => {
  switch (tape.below(depth > 0 ? 9 : 6)) {
    case 0:
    case 1:
    case 2:
      return textFrom(tape);
    case 3:
      return tape.pick(NUMBERS);
    case 4:
      return tape.below(2) === 0;
    case 5:
      return null;
    case 6:
      return Array.from({ length: tape.below(4) }, () => valueFrom(tape, depth - 1));
    case 7:
      return Object.fromEntries(
        Array.from({ length: tape.below(4) }, () => [textFrom(tape), valueFrom(tape, depth - 1)]),
      );
    default:
      return tape.once(4) ? nested(tape.pick([10, 100, 600])) : tape.pick([[], {}]);
  }
};
