import { describe, expect, it } from 'vitest';
import { isFaulty, withoutErrorsOf } from './use-form.ts';

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
