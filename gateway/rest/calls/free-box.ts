import { z } from 'zod';
import { get, nothing, post, type RestContext } from '../call.ts';
import { id, playFields, shown, text, word } from '../fields.ts';
import type { OpenFreeCaseInput } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { box, boxOf } from '../views/box.ts';
import { amount, moment } from '../views/moment.ts';
import { opened, openedOf } from '../views/opened.ts';
import { oddsHash } from './box.ts';

const FREE_CASE = graphql(`
  query FreeBox {
    freeCase {
      box: case {
        ...BoxFields
      }
      available
      nextTime: nextAt
      nextTierGrade
    }
  }
`);

const COUPONS = graphql(`
  query Coupons($state: CouponState) {
    coupons(state: $state) {
      id
      type: kind
      state
      percent
      max
      minDeposit
      box: case {
        ...BoxFields
      }
      expireTime: expiresAt
    }
  }
`);

const OPEN = graphql(`
  mutation FreeBoxOpen($input: OpenFreeCaseInput!) {
    openFreeCase(input: $input) {
      ...OpenedFields
    }
  }
`);

const boxId = shown(text(64, 'Id of the case, as it was shown.'));

type FreeOpening = Omit<OpenFreeCaseInput, 'commandId'>;

const openFree = async ({ ask, commandId, locale }: RestContext, opening: FreeOpening) =>
  openedOf((await ask(OPEN, { input: { ...opening, commandId } })).openFreeCase, locale);

export const freeBoxCalls = [
  get({
    path: '/profile/freeBox',
    summary: 'The free case of the day.',
    input: nothing,
    output: z
      .object({
        box,
        available: z.boolean(),
        nextTime: moment.nullable().meta({ description: "When the next one comes, where today's is open." }),
        nextTierGrade: z.int().nullable().meta({ description: 'Member grade from which on it is another case.' }),
      })
      .nullable(),
    run: async (_input, { ask, locale }) => {
      const { freeCase: found } = await ask(FREE_CASE);
      return found && { ...found, box: boxOf(found.box, locale) };
    },
  }),
  post({
    path: '/profile/openFreeBox',
    summary: 'Opens the free case of the day. What it wins can only be sold, for a locked bonus.',
    input: z.object({ boxId, oddsHash, ...playFields }),
    output: opened,
    run: ({ boxId: slug, ...shown }, rest) => openFree(rest, { ...shown, slug, couponId: null }),
  }),
  get({
    path: '/profile/coupons',
    summary: 'Coupons and reward vouchers.',
    input: z.object({ state: word(['USABLE', 'USED', 'EXPIRED', 'REVOKED'], 'Only one state.').optional() }),
    output: z.array(
      z.object({
        id: z.string(),
        type: z.enum(['DEPOSIT_BONUS', 'FREE_CASE']),
        state: z.enum(['USABLE', 'USED', 'EXPIRED', 'REVOKED']),
        percent: z.int().nullable(),
        max: amount.nullable(),
        minDeposit: amount.nullable(),
        box: box.nullable(),
        expireTime: moment,
      }),
    ),
    run: async ({ state }, { ask, locale }) =>
      (await ask(COUPONS, { state: state ?? null })).coupons.map((coupon) => ({
        ...coupon,
        box: coupon.box && boxOf(coupon.box, locale),
      })),
  }),
  post({
    path: '/profile/useRewardVoucher',
    summary: 'Opens the case of a free-case voucher. Deposit coupons are used with `/pay/recharge`.',
    input: z.object({ id, boxId, oddsHash, ...playFields }),
    output: opened,
    run: ({ id: couponId, boxId: slug, ...shown }, rest) => openFree(rest, { ...shown, slug, couponId }),
  }),
];
