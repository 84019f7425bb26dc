import { describe, expect, it } from 'vitest';
import { roundsText } from './box-tables.ts';

describe('roundsText', () => {
  it.each([
    [[1], '1'],
    [[1, 2], '1–2'],
    [[1, 2, 3, 5, 8, 9], '1–3, 5, 8–9'],
    [[], ''],
  ])('writes %j as %s', (rounds, text) => {
    expect(roundsText(rounds)).toBe(text);
  });
});
