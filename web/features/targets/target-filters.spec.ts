import { describe, expect, it } from 'vitest';
import {
  GRADES,
  NO_NARROWING,
  narrowingCount,
  questionOf,
  type TargetFilters,
  targetAddress,
  toggled,
} from './target-filters.ts';

const none: TargetFilters = { ...NO_NARROWING, sort: 'VALUE_ASC' };
const read = (query: string): TargetFilters => targetAddress.VALUE_ASC.read(new URLSearchParams(query));

describe('the filters of targets', () => {
  it('stand in the address in whole coins and come back from it', () => {
    const filters: TargetFilters = {
      search: '潮汐',
      grades: [0, 2],
      wears: ['FN', 'BS'],
      minValue: 50_000,
      maxValue: 200_000,
      sort: 'VALUE_DESC',
    };
    const address = targetAddress.VALUE_ASC.write(filters, new URLSearchParams('promoteCode=abc'));
    expect(Object.fromEntries(address)).toEqual({
      promoteCode: 'abc',
      q: '潮汐',
      grade: '0,2',
      wear: 'FN,BS',
      min: '500',
      max: '2000',
      sort: 'value-desc',
    });
    expect(targetAddress.VALUE_ASC.read(address)).toEqual(filters);
  });

  it('leave nothing in the address when nothing is chosen', () => {
    const address = new URLSearchParams('q=a&grade=1&wear=FN&min=1&max=2&sort=value-desc');
    expect(targetAddress.VALUE_ASC.write(none, address).toString()).toBe('');
  });

  it('name the order only where it isn’t the usual one of the page', () => {
    const falling: TargetFilters = { ...none, sort: 'VALUE_DESC' };
    expect(targetAddress.VALUE_DESC.write(falling, new URLSearchParams()).toString()).toBe('');
    expect(targetAddress.VALUE_DESC.write(none, new URLSearchParams()).toString()).toBe('sort=value-asc');
  });

  it('read what makes no sense as nothing chosen', () => {
    expect(read('grade=7,x&wear=NEW&min=-5&max=1e9&sort=luck')).toEqual(none);
    expect(read(`q=${'a'.repeat(50)}`).search).toHaveLength(40);
  });

  it('are counted by kind', () => {
    expect(narrowingCount(none)).toBe(0);
    expect(narrowingCount({ ...none, search: 'a' })).toBe(0);
    expect(narrowingCount({ ...none, grades: [0, 1], minValue: 1, maxValue: 2 })).toBe(2);
  });
});

describe('the question for targets', () => {
  it('holds only what was chosen', () => {
    expect(questionOf(none, null)).toEqual({});
    expect(questionOf({ ...none, search: '  ', grades: [0], wears: ['FN'] }, null)).toEqual({
      grades: [0],
      wears: ['FN'],
    });
  });

  it('stays within what can be reached', () => {
    const chosen = { ...none, minValue: 10_000, maxValue: 90_000 };
    expect(questionOf(chosen, { min: 20_000, max: 50_000 })).toEqual({ minValue: 20_000, maxValue: 50_000 });
    expect(questionOf(chosen, { min: 5_000, max: 95_000 })).toEqual({ minValue: 10_000, maxValue: 90_000 });
    expect(questionOf(none, { min: 1, max: 2 })).toEqual({ minValue: 1, maxValue: 2 });
    expect(questionOf(chosen, { min: 90_000, max: 95_000 })).toEqual({ minValue: 90_000, maxValue: 90_000 });
  });

  it('isn’t asked where nothing can fit', () => {
    expect(questionOf({ ...none, minValue: 10_000 }, { min: 1_000, max: 9_999 })).toBeNull();
    expect(questionOf({ ...none, minValue: 200, maxValue: 100 }, null)).toBeNull();
  });
});

describe('a choice of several', () => {
  it('takes in and out, in the order of what is known', () => {
    expect(toggled(GRADES, [4], 1)).toEqual([1, 4]);
    expect(toggled(GRADES, [1, 4], 1)).toEqual([4]);
  });
});
