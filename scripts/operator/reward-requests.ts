import { z } from 'zod';
import { caseSlug } from '../../engine/kernel/event-codec.ts';
import { isToken128, mustBe } from '../../engine/kernel/ids.ts';
import { couponsOf } from '../../engine/projections/queries/coupons.ts';
import { couponWorth } from '../../gateway/operator/caps.ts';
import { given, UsageError, wholeNumber } from '../command-line.ts';
import { player } from './account.ts';
import { iso, listed } from './answer.ts';
import { act, amountOf, define, minorUnits, TEXT } from './operator-request.ts';
import { days, daysOf, expiresIn } from './valid-for.ts';

/** An operator's requests about coupons. */
export const REWARD_REQUESTS = [
  define({
    request: 'list-coupons',
    fields: { player },
    look: 'coupon list <playerId>',
    perform: async ({ sql }, { player }) => {
      const lines = (await couponsOf(sql, player)).map(({ couponId, terms, expiresAt, usedAt, revokedAt }) => {
        const state = usedAt !== null ? 'used' : revokedAt !== null ? 'revoked' : `until ${iso(expiresAt)}`;
        return `${couponId}  ${JSON.stringify(terms)}  ${state}`;
      });
      return listed(lines, 'There is no coupon.');
    },
  }),
  define({
    request: 'revoke-coupon',
    fields: {
      player,
      couponId: z.string().refine(isToken128, { error: 'is not the id of a coupon (coupon list)' }),
    },
    act: 'coupon revoke <playerId> <couponId>   take back one that was not used: the player sees it as withdrawn',
    perform: ({ submit }, { player, couponId }) =>
      submit({ type: 'RevokeCoupon', playerId: player, couponId }, `Coupon ${couponId} is revoked`),
  }),
  define({
    request: 'grant-coupon',
    fields: {
      player,
      terms: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('deposit-bonus'),
          percent: z.int().min(1).max(100),
          max: minorUnits,
          minDeposit: minorUnits,
        }),
        z.strictObject({ kind: z.literal('free-case'), case: caseSlug }),
      ]),
      days,
    },
    isNamedByWords: true,
    commands: act({
      usage: `coupon grant <playerId> --percent <n> --max <coin> [--min <coin>] --days <n>
  coupon grant <playerId> --case <slug> --days <n>`,
      options: { percent: TEXT, max: TEXT, min: TEXT, case: TEXT, days: TEXT },
      request: ({ values, words: [player] }) => {
        const { percent, max, min, case: slug } = values;
        if (slug !== undefined && (percent ?? max ?? min) !== undefined) {
          throw new UsageError('a coupon is for a case, or a share of a deposit');
        }
        const terms =
          slug !== undefined
            ? { kind: 'free-case', case: slug }
            : {
                kind: 'deposit-bonus',
                percent: wholeNumber('percent', given('percent', percent), { min: 1, max: 100 }, null),
                max: amountOf(max, '--max'),
                minDeposit: amountOf(min ?? '1', '--min'),
              };
        return { player, terms, days: daysOf(values.days) };
      },
    }),
    weigh: async (sql, { player, terms }) => ({
      what: `A coupon for ${player}`,
      sum: await couponWorth(sql, terms),
      cap: 'given',
    }),
    perform: (context, { player, terms, days }) => {
      const couponId = mustBe(isToken128, context.derived('coupon').toString('base64url'));
      const expiresAt = expiresIn(days, context);
      return context.submit(
        { type: 'GrantCoupon', playerId: player, couponId, terms, expiresAt },
        `Coupon ${couponId} granted`,
      );
    },
  }),
];
