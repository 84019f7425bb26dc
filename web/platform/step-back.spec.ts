import { describe, expect, it } from 'vitest';
import { staysHere } from './step-back.ts';

describe('a step back', () => {
  it('stays on the site behind its first page', () => {
    expect(staysHere({ idx: 1, key: 'a', usr: null })).toBe(true);
  });

  it.each([null, undefined, {}, { idx: 0 }, { idx: '1' }, 'idx'])('leaves it, for all one knows: %j', (state) => {
    expect(staysHere(state)).toBe(false);
  });
});
