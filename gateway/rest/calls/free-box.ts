import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, nothing, post, type Wire } from '../call.ts';
import { entropy, id, terms, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { box, boxOf } from '../views/box.ts';
import { amount, moment } from '../views/moment.ts';
import { opened, openedOf } from '../views/opened.ts';
import { type Given, oddsHash, type ShownCase, shownCase, shownOr } from './box.ts';

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

/** Opens a free case, the one and the odds found once. */
const openFree = async (
  wire: Wire,
  given: Given & { readonly entropy?: string | undefined },
  couponId: string | null,
  find: () => Promise<ShownCase>,
) => {
  const entropy = wire.playEntropy(given.entropy);
  const shown = shownOr(await wire.once(shownCase, find), given);
  const input = { ...shown, commandId: wire.commandId, entropy, couponId };
  return openedOf((await wire.ask(OPEN, { input })).openFreeCase, wire.locale);
};

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
    input: z.object({ oddsHash, terms, entropy }),
    output: opened,
    run: (given, wire) =>
      openFree(wire, given, null, async () => {
        const found = (await wire.ask(FREE_CASE)).freeCase?.box;
        if (found === undefined) throw new GatewayError('CASE_NOT_FOUND');
        return { ...found, slug: found.boxId };
      }),
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
    input: z.object({ id, oddsHash, terms, entropy }),
    output: opened,
    run: ({ id, ...given }, wire) =>
      openFree(wire, given, id, async () => {
        const coupon = (await wire.ask(COUPONS, { state: null })).coupons.find((one) => one.id === id);
        if (coupon?.box == null) throw new GatewayError('COUPON_NOT_USABLE');
        return { ...coupon.box, slug: coupon.box.boxId };
      }),
  }),
];
