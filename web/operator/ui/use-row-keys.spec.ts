import { describe, expect, it } from 'vitest';
import { nextRow } from './use-row-keys.ts';

describe('the row that a key leads to', () => {
  it('is the first one where none has the focus, by either key', () => {
    expect(nextRow(-1, 1, 3)).toBe(0);
    expect(nextRow(-1, -1, 3)).toBe(0);
  });

  it('is the neighbour, and never one past an end', () => {
    expect(nextRow(0, 1, 3)).toBe(1);
    expect(nextRow(2, 1, 3)).toBe(2);
    expect(nextRow(0, -1, 3)).toBe(0);
  });
});
