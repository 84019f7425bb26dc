import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesOf, isHit, limitOf, type RollSide, TICKETS, winSpan } from './roll.ts';

const side = fc.constantFrom<RollSide>('UNDER', 'OVER');
const winTickets = fc.integer({ min: 1, max: TICKETS - 1 });
const ticket = fc.integer({ min: 0, max: TICKETS - 1 });

describe('the winning span', () => {
  it('starts at the top for UNDER and ends there for OVER', () => {
    expect(winSpan('UNDER', 4_569_194)).toEqual({ from: 0, to: 4_569_194 });
    expect(winSpan('OVER', 4_569_194)).toEqual({ from: 5_430_806, to: TICKETS });
  });

  it('holds the first and the last winning ticket and none beside them', () => {
    const under = winSpan('UNDER', 100_000);
    expect([0, 99_999, 100_000].map((at) => isHit(at, under))).toEqual([true, true, false]);
    const over = winSpan('OVER', 100_000);
    expect([9_899_999, 9_900_000, 9_999_999].map((at) => isHit(at, over))).toEqual([false, true, true]);
  });

  it('is as wide as the chance, whichever side', () => {
    fc.assert(
      fc.property(side, winTickets, (chosen, tickets) => {
        const { from, to } = winSpan(chosen, tickets);
        expect(to - from).toBe(tickets);
      }),
    );
  });

  it('lights the arc in which the pointer of a winning ticket stops', () => {
    fc.assert(
      fc.property(side, winTickets, ticket, (chosen, tickets, drawn) => {
        const span = winSpan(chosen, tickets);
        const angle = degreesOf(drawn);
        expect(isHit(drawn, span)).toBe(angle >= degreesOf(span.from) && angle < degreesOf(span.to));
      }),
    );
  });

  it('is told by the ticket where it ends or begins', () => {
    expect(limitOf('UNDER', 2_500_000)).toBe(2_500_000);
    expect(limitOf('OVER', 2_500_000)).toBe(7_500_000);
  });
});
