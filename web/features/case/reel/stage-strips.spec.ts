import { describe, expect, it } from 'vitest';
import { nextStrips, type Turn, waitingStrips } from './stage-strips.ts';
import { START_AT, visibleAround, WINNER_AT } from './strip.ts';

const entries = Array.from({ length: 8 }, (_, index) => ({ firstTicket: index * 100, lastTicket: index * 100 + 99 }));
const turn = (more: Partial<Turn> = {}): Turn => ({ id: 'turn', winners: [3, 5], resumed: false, ...more });

describe('the strips on the stage', () => {
  it('stop on the winners, each on its own', () => {
    const shown = nextStrips(waitingStrips(entries, 2, 'seed'), turn(), entries);
    expect(shown.strips.map(({ cards }) => cards[WINNER_AT])).toEqual([3, 5]);
  });

  it('start from what was to be seen while they waited', () => {
    const waiting = waitingStrips(entries, 2, 'seed');
    const shown = nextStrips(waiting, turn(), entries);
    const [before] = waiting.strips;
    const [after] = shown.strips;
    expect(after && visibleAround(after, START_AT)).toEqual(before && visibleAround(before, START_AT));
  });

  it('start the next turn from where the last one stopped', () => {
    const first = nextStrips(waitingStrips(entries, 2, 'seed'), turn(), entries);
    const second = nextStrips(first, turn({ id: 'next', winners: [1, 1] }), entries);
    expect(second.strips.map(({ cards }) => cards[START_AT])).toEqual([3, 5]);
  });

  it('look the same after a reload, whatever was on the screen before', () => {
    const resumed = turn({ resumed: true });
    const one = nextStrips(waitingStrips(entries, 2, 'one page'), resumed, entries);
    const other = nextStrips(waitingStrips(entries, 1, 'another page'), resumed, entries);
    expect(one).toEqual(other);
  });
});
