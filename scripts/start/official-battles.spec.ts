import { describe, expect, it } from 'vitest';
import { isCaseSlug, mustBe } from '../../engine/kernel/ids.ts';
import { officialRooms } from './official-battles.ts';

const cases = Array.from({ length: 12 }, (_, n) => mustBe(isCaseSlug, `case-${String(n).padStart(2, '0')}`));

describe('official battles', () => {
  it('are the same for the same slot, and others for the next', () => {
    expect(officialRooms(cases, 7)).toEqual(officialRooms(cases, 7));
    expect(officialRooms(cases, 7)).not.toEqual(officialRooms(cases, 8));
  });

  it('are rooms that the rules accept, whatever the catalog holds', () => {
    for (const count of [1, 2, 12]) {
      for (const { sides, size, cases: boxes } of officialRooms(cases.slice(0, count), 3)) {
        expect(sides * size).toBeGreaterThanOrEqual(2);
        expect(sides * size).toBeLessThanOrEqual(4);
        expect(size === 1 || sides === 2).toBe(true);
        expect(boxes.length).toBeGreaterThanOrEqual(1);
        expect(boxes.length).toBeLessThanOrEqual(20);
      }
    }
  });

  it('begin with cheap cases and go up', () => {
    const mostValuable = officialRooms(cases, 1).map(({ cases: boxes }) =>
      Math.max(...boxes.map((slug) => cases.indexOf(slug))),
    );
    expect(mostValuable[0]).toBeLessThan(6);
    expect(mostValuable[2]).toBeGreaterThan(3);
  });
});
