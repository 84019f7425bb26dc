import { describe, expect, it } from 'vitest';
import { BOARDS, PERIODS, rankAddress } from './rank-choice.ts';

const { read: choiceFrom, write: addressOf } = rankAddress;

describe('the choice of a ranking', () => {
  it('is said by the address and read back, with everything else kept', () => {
    for (const period of PERIODS) {
      for (const board of BOARDS) {
        const address = addressOf({ period, board }, new URLSearchParams('promoteCode=abc123&period=x'));
        expect(choiceFrom(address)).toEqual({ period, board });
        expect(address.get('promoteCode')).toBe('abc123');
      }
    }
  });

  it('is today’s battles where the address says nothing or nonsense', () => {
    expect(choiceFrom(new URLSearchParams('period=year&board=toString'))).toEqual({ period: 'DAY', board: 'battles' });
    expect(addressOf({ period: 'DAY', board: 'battles' }, new URLSearchParams('period=week')).size).toBe(0);
  });
});
