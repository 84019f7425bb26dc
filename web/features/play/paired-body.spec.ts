import { describe, expect, it } from 'vitest';
import { pairedBodyFrom } from './paired-body.ts';

const round = { pairId: 'p1', userSeed: 'lucky', roundNo: 7, entropy: 'b'.repeat(32) };

describe('what a kept play brings', () => {
  it('is nothing of its own: the device chooses it', () => {
    expect(pairedBodyFrom({ commandId: 'c1', loose: null })).toEqual({ commandId: 'c1', loose: null });
  });

  it('is, of a play that a page before lanes kept, what it had then', () => {
    const kept = { commandId: 'c1', loose: round };
    expect(pairedBodyFrom({ commandId: 'c1', ...round })).toEqual(kept);
    expect(pairedBodyFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('makes no play where a part is missing', () => {
    expect(pairedBodyFrom({ commandId: 'c1' })).toBeNull();
    expect(pairedBodyFrom({ loose: null })).toBeNull();
    for (const part of Object.keys(round)) expect(pairedBodyFrom({ commandId: 'c1', ...round, [part]: {} })).toBeNull();
  });
});
