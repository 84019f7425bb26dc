import { z } from 'zod';
import { answeredBy } from '../answers/answered.ts';
import { at, described } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { id, playFields, shown, text, word } from '../fields.ts';
import { box } from '../views/box.ts';
import { opened } from '../views/opened.ts';
import { oddsHash } from './box.ts';

const boxId = shown(text(64, 'Id of the case, as it was shown.'));
const shownCase = { boxId, oddsHash, ...playFields };

export const freeBoxCalls = [
  get({
    path: '/profile/freeBox',
    summary: 'The free case of the day.',
    ...answeredBy('Query.freeCase', {
      input: nothing,
      answer: {
        box: at('case', box),
        available: 'available',
        nextTime: described("The moment of the next one, where today's is open.", 'nextAt'),
        nextTierGrade: described('Member grade from which on it is another case.', 'nextTierGrade'),
      },
    }),
  }),
  post({
    path: '/profile/openFreeBox',
    summary: 'Opens the free case of the day. What it wins can only be sold, for a locked bonus.',
    ...answeredBy('Mutation.openFreeCase', { input: z.object(shownCase), names: { slug: 'boxId' }, answer: opened }),
  }),
  get({
    path: '/profile/coupons',
    summary: 'Coupons and reward vouchers.',
    ...answeredBy('Query.coupons', {
      input: z.object({ state: word(['USABLE', 'USED', 'EXPIRED', 'REVOKED'], 'Only one state.').optional() }),
      answer: {
        id: 'id',
        type: 'kind',
        state: 'state',
        percent: 'percent',
        max: 'max',
        minDeposit: 'minDeposit',
        box: at('case', box),
        expireTime: 'expiresAt',
      },
    }),
  }),
  post({
    path: '/profile/useRewardVoucher',
    summary: 'Opens the case of a free-case voucher. Deposit coupons are used with `/pay/recharge`.',
    ...answeredBy('Mutation.openFreeCase', {
      input: z.object({ id, ...shownCase }),
      names: { slug: 'boxId', couponId: 'id' },
      answer: opened,
    }),
  }),
];
