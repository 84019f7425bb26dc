import { describe, expect, it } from 'vitest';
import { typedAmountIn } from '../../schema/input/amounts.ts';
import { brokenIn, isFaulty, withoutErrorsOf } from './use-form.ts';

describe('the errors of a form', () => {
  it('keep it from being sent as long as one has something to say', () => {
    expect([isFaulty({}), isFaulty({ phone: undefined }), isFaulty({ phone: undefined, form: 'Busy.' })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are forgotten where something is being put right, and so is what was wrong with the whole', () => {
    const errors = { phone: 'No number.', code: 'No code.', form: 'Busy.' };
    expect(withoutErrorsOf(errors, ['code'])).toEqual({ phone: 'No number.', code: undefined, form: undefined });
    expect(withoutErrorsOf<'phone'>({ phone: 'No number.' }, [])).toEqual({ phone: 'No number.', form: undefined });
  });
});

describe('the rules of a form', () => {
  const rules = { amount: [typedAmountIn, 'No amount.'] } as const;

  it('give a field its sentence where the reader refuses what is typed', () => {
    expect(brokenIn(rules, { amount: '1.234' })).toEqual({ amount: 'No amount.' });
  });

  it('leave a field alone that the reader takes', () => {
    expect([brokenIn(rules, { amount: '0' }), brokenIn(rules, { amount: '12,50' })]).toEqual([{}, {}]);
  });
});
