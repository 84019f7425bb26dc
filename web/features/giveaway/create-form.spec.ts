import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveawaySection } from '../../../engine/games/giveaway/terms.ts';
import texts from '../../generated/texts/en/giveaway.ts';
import { isFaulty } from '../../platform/use-form.ts';
import {
  bodyOf,
  type CreateForm,
  emptyForm,
  localText,
  openMinutes,
  problemsOf,
  type RoomTerms,
  spanOf,
  withItem,
} from './create-form.ts';

const now = new Date(2026, 10, 20, 10, 0).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const words = texts.form;
const usual: RoomTerms = giveawaySection.defaults;
const form = (change: Partial<CreateForm> = {}): CreateForm => ({ ...emptyForm(usual), itemIds: ['a.1'], ...change });
const problems = (change: Partial<CreateForm>, terms = usual) =>
  Object.fromEntries(
    Object.entries(problemsOf(form(change), now, terms, words)).filter(([, said]) => said !== undefined),
  );

describe('the form of a new room', () => {
  it('asks for what was chosen', () => {
    const chosen = form({ draw: { minutes: 60 }, password: 'kestrel', depositDays: 7, vipGrade: 3 });
    expect(isFaulty(problemsOf(chosen, now, usual, words))).toBe(false);
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

  it('takes one prize, up to as many as the terms say', () => {
    expect(problems({ itemIds: [] })).toEqual({ itemIds: 'Choose at least one prize' });
    expect(problems({ itemIds: ['a', 'b', 'c'] })).toEqual({});
    expect(problems({ itemIds: ['a', 'b', 'c', 'd'] })).toEqual({ itemIds: 'At most 3 prizes' });
    expect(problems({ itemIds: ['a', 'b'] }, { ...usual, maxPrizes: 1 })).toEqual({ itemIds: 'At most 1 prize' });
  });

  it('starts as far ahead as the terms say', () => {
    expect(problems({ startsAt: localText(now) })).toEqual({ startsAt: 'This has to lie ahead' });
    expect(problems({ startsAt: localText(now + MINUTE) })).toEqual({});
    expect(problems({ startsAt: localText(now + 7 * DAY) })).toEqual({});
    const late = { startsAt: localText(now + 7 * DAY + MINUTE) };
    expect(problems(late)).toEqual({ startsAt: 'At most 7 days ahead' });
    expect(problems(late, { ...usual, longestWaitMs: 8 * DAY })).toEqual({});
    expect(problems({ startsAt: '' })).toEqual({ startsAt: 'Choose when it opens' });
  });

  it('draws as long after the start as the terms say', () => {
    const at = (moment: number) => ({ draw: { at: localText(moment) } });
    const tooSoon = { draw: 'At least 5 minutes after opening' };
    expect(problems(at(now + 4 * MINUTE))).toEqual(tooSoon);
    expect(problems(at(now + 5 * MINUTE))).toEqual({});
    expect(problems(at(now + 30 * DAY))).toEqual({});
    expect(problems(at(now + 30 * DAY + MINUTE))).toEqual({ draw: 'At most 30 days after opening' });
    expect(problems(at(now + 2 * HOUR), { ...usual, longestOpenMs: HOUR })).toEqual({
      draw: 'At most 1 hour after opening',
    });
    expect(problems({ draw: { at: '' } })).toEqual({ draw: 'Choose when it is drawn' });
    expect(problems({ startsAt: localText(now + DAY), ...at(now + DAY) })).toEqual(tooSoon);
  });

  it('says as a whole what a picked time can’t say itself', () => {
    expect(problems({ draw: { minutes: 60 } }, { ...usual, longestOpenMs: 45 * MINUTE })).toEqual({
      form: 'At most 45 minutes after opening',
    });
  });

  it('takes a password of 4 to 32 characters, whatever they are, or none', () => {
    const wrong = { password: 'Passwords have 4–32 characters' };
    expect(problems({ password: 'abc' })).toEqual(wrong);
    expect(problems({ password: '四字口令' })).toEqual({});
    expect(problems({ password: 'a'.repeat(32) })).toEqual({});
    expect(problems({ password: 'a'.repeat(33) })).toEqual(wrong);
    expect(problems({ password: '㎏㎏' })).toEqual({});
  });
});

describe('the times that are offered', () => {
  it('are a day first, or the shortest where the terms know no day', () => {
    expect(openMinutes(usual)).toEqual([30, 60, 360, 1440, 4320, 10_080]);
    expect(emptyForm(usual).draw).toEqual({ minutes: 1440 });
    expect(emptyForm({ ...usual, longestOpenMs: 6 * HOUR }).draw).toEqual({ minutes: 30 });
  });

  it('have nothing to put right, whatever the terms are', () => {
    const minutes = fc.integer({ min: 1, max: 90 * 1440 });
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const [shortestOpenMs, longestOpenMs] = [Math.min(one, other) * MINUTE, Math.max(one, other) * MINUTE];
        const terms = { ...usual, shortestOpenMs, longestOpenMs };
        const offered = openMinutes(terms);
        expect(offered).toContain(Object.values(emptyForm(terms).draw)[0]);
        for (const time of offered) expect(problems({ draw: { minutes: time } }, terms)).toEqual({});
      }),
    );
  });

  it('are said in the largest unit that they are whole in', () => {
    expect([30, 60, 90, 360, 1440, 10_080].map((minutes) => words.span(spanOf(minutes)))).toEqual([
      '30 minutes',
      '1 hour',
      '90 minutes',
      '6 hours',
      '1 day',
      '7 days',
    ]);
  });
});

describe('choosing prizes', () => {
  const none: readonly string[] = [];

  it('ticks, unticks, and never goes above what a room takes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
        fc.integer({ min: 1, max: 3 }),
        (presses, max) => {
          const chosen = presses.reduce((ids, id) => withItem(ids, id, max), none);
          expect(chosen.length).toBeLessThanOrEqual(max);
          expect(new Set(chosen).size).toBe(chosen.length);
        },
      ),
    );
    expect(withItem(withItem(none, 'a', 3), 'a', 3)).toEqual([]);
    expect(['a', 'b', 'c', 'd'].reduce((ids, id) => withItem(ids, id, 3), none)).toEqual(['a', 'b', 'c']);
  });
});
