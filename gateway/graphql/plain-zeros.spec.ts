import { expect, it } from 'vitest';
import { plainZeros } from './field-guards.ts';

it('takes the sign from zeros, wherever they are, and leaves everything else', () => {
  const given = { input: { winTickets: -0, coin: 5n, ids: ['a', -0, null], more: { tier: -0, at: -1, text: '-0' } } };
  expect(plainZeros(given)).toStrictEqual({
    input: { winTickets: 0, coin: 5n, ids: ['a', 0, null], more: { tier: 0, at: -1, text: '-0' } },
  });
});
