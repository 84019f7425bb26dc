import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  type CreateForm,
  emptyForm,
  isSound,
  localText,
  MAX_PRIZES,
  OPEN_MINUTES,
  problemsOf,
  withItem,
} from './create-form.ts';

const now = new Date(2026, 10, 20, 10, 0).getTime();
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const form = (change: Partial<CreateForm> = {}): CreateForm => ({ ...emptyForm, itemIds: ['a.1'], ...change });
const problems = (change: Partial<CreateForm>) => problemsOf(form(change), now);

describe('the form of a new room', () => {
  it('asks for what was chosen', () => {
    const chosen = form({ draw: { minutes: 60 }, password: 'kestrel', depositDays: 7, vipGrade: 3 });
    expect(isSound(problemsOf(chosen, now))).toBe(true);
    expect(bodyOf(chosen, now)).toEqual({
      itemIds: ['a.1'],
      startsAt: null,
      drawAt: new Date(now + 60 * MINUTE).toISOString(),
      password: 'kestrel',
      depositDays: 7,
      vipGrade: 3,
    });
  });

  it('counts from the start where that lies ahead', () => {
    const later = form({ startsAt: localText(now + DAY), draw: { minutes: 30 } });
    expect(bodyOf(later, now)).toMatchObject({
      startsAt: new Date(now + DAY).toISOString(),
      drawAt: new Date(now + DAY + 30 * MINUTE).toISOString(),
    });
  });

  it('takes one to three prizes', () => {
    expect(problems({ itemIds: [] })).toEqual({ items: 'none' });
    expect(problems({ itemIds: ['a', 'b', 'c'] })).toEqual({});
    expect(problems({ itemIds: ['a', 'b', 'c', 'd'] })).toEqual({ items: 'tooMany' });
  });

  it('starts in the next seven days', () => {
    expect(problems({ startsAt: localText(now) })).toEqual({ startsAt: 'past' });
    expect(problems({ startsAt: localText(now + MINUTE) })).toEqual({});
    expect(problems({ startsAt: localText(now + 7 * DAY) })).toEqual({});
    expect(problems({ startsAt: localText(now + 7 * DAY + MINUTE) })).toEqual({ startsAt: 'tooLate' });
    expect(problems({ startsAt: '' })).toEqual({ startsAt: 'missing' });
  });

  it('draws five minutes to thirty days after the start', () => {
    expect(problems({ draw: { at: localText(now + 4 * MINUTE) } })).toEqual({ drawAt: 'tooSoon' });
    expect(problems({ draw: { at: localText(now + 5 * MINUTE) } })).toEqual({});
    expect(problems({ draw: { at: localText(now + 30 * DAY) } })).toEqual({});
    expect(problems({ draw: { at: localText(now + 30 * DAY + MINUTE) } })).toEqual({ drawAt: 'tooLate' });
    expect(problems({ draw: { at: '' } })).toEqual({ drawAt: 'missing' });
    const start = localText(now + DAY);
    expect(problems({ startsAt: start, draw: { at: start } })).toEqual({ drawAt: 'tooSoon' });
  });

  it('takes a password of 4 to 32 characters, whatever they are, or none', () => {
    expect(problems({ password: 'abc' })).toEqual({ password: 'length' });
    expect(problems({ password: '四字口令' })).toEqual({});
    expect(problems({ password: 'a'.repeat(32) })).toEqual({});
    expect(problems({ password: 'a'.repeat(33) })).toEqual({ password: 'length' });
    expect(problems({ password: '㎏㎏' })).toEqual({});
  });

  it('has nothing to put right in any time it offers', () => {
    for (const minutes of OPEN_MINUTES) expect(problems({ draw: { minutes } })).toEqual({});
  });
});

describe('choosing prizes', () => {
  it('ticks, unticks, and never goes above three', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (presses) => {
        const chosen = presses.reduce(withItem, emptyForm).itemIds;
        expect(chosen.length).toBeLessThanOrEqual(MAX_PRIZES);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
    expect(withItem(withItem(emptyForm, 'a'), 'a').itemIds).toEqual([]);
    expect(['a', 'b', 'c', 'd'].reduce(withItem, emptyForm).itemIds).toEqual(['a', 'b', 'c']);
  });
});
