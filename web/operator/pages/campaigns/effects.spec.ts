import { expect, it } from 'vitest';
import { effectSchema } from '../../../../engine/acts/effect-schema.ts';
import { contestEffect, couponEffect } from './effects.ts';

it('the effects that the page proposes are effects of acts', () => {
  const coupon = couponEffect({ player: 'AbCdEfGhIjKlMnOpQrStUv', percent: 10, max: 5_000, min: 100, days: 3 }, 0);
  expect(effectSchema.parse(JSON.parse(coupon))).toMatchObject({ type: 'GrantCoupon', expiresAt: 4 * 86_400_000 });
  const names = { zhCN: '春', zhTW: '春', en: 'Spring' };
  const moments = { from: '2027-01-01T00:00:00.000Z', to: '2027-01-08T00:00:00.000Z' };
  const contest = contestEffect({ id: 'spring', ...names, ...moments, ranking: 'WINS', prizes: [500, 200] });
  expect(effectSchema.parse(JSON.parse(contest))).toMatchObject({ ranking: 'wins', prizes: ['500', '200'] });
});
