import { describe, expect, it } from 'vitest';
import { jsonBytes } from './answer-size.ts';

describe('the size of an answer', () => {
  it.each([
    [null],
    [true],
    [12.5],
    ['text'],
    ['文字'],
    [[]],
    [[1, 2, 3]],
    [{}],
    [{ a: 1 }],
    [
      {
        data: {
          cases: [
            { slug: 'ember', price: 1000 },
            { slug: '余烬', price: null },
          ],
        },
        more: [[1], [2, 3]],
      },
    ],
  ])('is that of its JSON: %j', (value) => {
    const written = Buffer.byteLength(JSON.stringify(value));
    const counted = jsonBytes(value, 1_000) ?? 0;
    expect(Math.abs(counted - written)).toBeLessThanOrEqual(8);
    expect(jsonBytes(value, counted)).toBe(counted);
    expect(jsonBytes(value, counted - 1)).toBeNull();
  });

  it('is not counted to its end once it is too long', () => {
    let read = 0;
    const each = {
      get text() {
        read += 1;
        return 'x'.repeat(100);
      },
    };
    expect(
      jsonBytes(
        Array.from({ length: 10_000 }, () => each),
        20_000,
      ),
    ).toBeNull();
    expect(read).toBeLessThan(200);
  });
});
