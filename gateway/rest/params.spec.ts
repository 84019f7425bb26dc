import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amountIn } from '../../schema/input/amounts.ts';
import { sixDigitsIn } from '../../schema/input/codes.ts';
import { nicknameIn } from '../../schema/input/names.ts';
import { phoneIn } from '../../schema/input/phone.ts';
import { flag, integer, list, money, nickname, phone, smsCode, word } from './fields.ts';
import { majorUnits } from './money.ts';
import { inputOf, parseForm, readParams } from './params.ts';

describe('amounts', () => {
  it('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 46 }), (minor) => {
        expect(amountIn(String(majorUnits(minor)))).toBe(minor);
      }),
    );
  });
});

describe('parameters', () => {
  const shape = z.object({
    count: integer(1, 9),
    on: flag('').default(false),
    price: money('').optional(),
    ids: list(1, 3, 5, '').optional(),
    side: word(['UNDER', 'OVER'], '').default('UNDER'),
  });

  it('are the same as text and as JSON', () => {
    const expected = { count: 3, on: true, price: 1250, ids: ['a', 'b'], side: 'OVER' };
    expect(inputOf(shape, { count: '3', on: '1', price: '12.5', ids: 'a,b', side: 'over' })).toEqual(expected);
    expect(inputOf(shape, { count: 3, on: true, price: 12.5, ids: ['a', 'b'], side: 'OVER' })).toEqual(expected);
  });

  it('that people type are as long as their readers take them', () => {
    const typed = {
      nickname: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(8),
      phone: '\u202a+86 (138) - 0013 - 8000\u202c',
      smsCode: ' 1 2 3 4 5 6 ',
    };
    expect(inputOf(z.object({ nickname: nickname(''), phone, smsCode }), typed)).toEqual(typed);
    expect([nicknameIn(typed.nickname), phoneIn(typed.phone), sixDigitsIn(typed.smsCode)]).not.toContain(null);
  });

  it('that are empty and not needed are not there', () => {
    expect(inputOf(shape, { count: 1, price: '', ids: null, more: '' })).toEqual({
      count: 1,
      on: false,
      side: 'UNDER',
    });
  });

  it.each([
    [{ count: 10 }, 'count'],
    [{ count: true }, 'count'],
    [{ count: '1 2' }, 'count'],
    [{ count: 1, on: 'yes' }, 'on'],
    [{ count: 1, ids: 'a,b,c,d' }, 'ids'],
    [{ count: 1, ids: 'a,,b' }, 'ids'],
    [{ count: 1, ids: [1] }, 'ids'],
    [{ count: 1, ids: ['longer'] }, 'ids'],
    [{ count: 1, side: 'left' }, 'side'],
  ])('that are wrong are named: %j', (params, field) => {
    expect(() => inputOf(shape, params)).toThrow(expect.objectContaining({ details: { field } }));
  });

  it('are read once each', () => {
    expect(readParams({ query: { a: '1' }, body: parseForm('b=2'), json: false })).toEqual({ a: '1', b: '2' });
    expect(() => readParams({ query: {}, body: parseForm('b=2&b=2'), json: false })).toThrow(/more than once/);
    expect(() => readParams({ query: { a: ['1', '2'] }, body: undefined, json: false })).toThrow(/more than once/);
    expect(readParams({ query: {}, body: { ids: ['a'] }, json: true })).toEqual({ ids: ['a'] });
  });

  it('are no way to a prototype', () => {
    const params = readParams({ query: {}, body: parseForm('__proto__=x&constructor=y'), json: false });
    expect(Object.getPrototypeOf(inputOf(z.object({}), params))).toBe(Object.prototype);
    expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
  });
});
