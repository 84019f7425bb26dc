import { expect, it } from 'vitest';
import { sentOutcome } from './sent-outcome.ts';

it('believes the receipt of the site before the refusal that the page was answered', () => {
  expect(sentOutcome({ state: 'DONE', code: null }, false, 'PROVIDER_UNAVAILABLE')).toEqual({ kind: 'done' });
  const refused = { state: 'REFUSED', code: 'INSUFFICIENT_FUNDS' } as const;
  expect(sentOutcome(refused, false, null)).toEqual({ kind: 'refused', code: 'INSUFFICIENT_FUNDS' });
});

it('knows a refusal that left no receipt by the answer that the page had', () => {
  const outcome = sentOutcome({ state: 'UNKNOWN', code: null }, false, 'RATE');
  expect(outcome).toEqual({ kind: 'refused', code: 'RATE' });
});

it('says that nothing is known where the site has no answer, and where it cannot be asked', () => {
  expect(sentOutcome({ state: 'UNKNOWN', code: null }, false, null)).toEqual({ kind: 'unknown' });
  expect(sentOutcome(undefined, true, 'RATE')).toEqual({ kind: 'unknown' });
  expect(sentOutcome(undefined, false, null)).toEqual({ kind: 'asking' });
});
