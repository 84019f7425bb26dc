import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { at, inLanguage, view } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { money, text } from '../fields.ts';
import { order } from '../views/order.ts';

const channel = view({
  id: 'id',
  channelName: at('names', inLanguage()),
  currencies: at('currencies', view({ code: 'code', digits: 'digits', pricePerCoin: 'pricePerCoin' })),
  min: 'min',
  max: 'max',
  amounts: 'amounts',
});

export const payCalls = [
  get({
    path: '/pay/channels',
    access: 'public',
    summary: 'Ways to pay; empty where deposits are off.',
    ...answeredBy('Query', {
      input: nothing,
      answer: {
        channels: at('paymentChannels', channel),
        firstDepositBonus: at('firstDepositBonus', view({ percent: 'percent', max: 'max', available: 'available' })),
      },
    }),
  }),
  get({
    path: '/pay/orders',
    summary: "The player's deposits, newest first.",
    ...pagesOf('Query.deposits', { input: nothing, pageSize: 15, entry: view(order) }),
  }),
  post({
    path: '/pay/recharge',
    summary: 'Opens an order; the player pays at `payUrl`.',
    ...answeredBy('Mutation.startDeposit', {
      input: z.object({
        channel: text(40, 'Id of a way to pay.'),
        currency: text(3, 'ISO 4217.'),
        amount: money('Coin to buy.'),
        couponId: text(80, 'A deposit coupon.').optional(),
      }),
      answer: order,
    }),
  }),
];
