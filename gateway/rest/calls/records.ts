import { z } from 'zod';
import { pagesOf } from '../answers/answered.ts';
import { at, described, inLanguage, view } from '../answers/view.ts';
import { get, nothing } from '../call.ts';
import { word } from '../fields.ts';
import { item } from '../views/item.ts';
import { payState } from '../views/order.ts';

export const recordCalls = [
  get({
    path: '/profile/getMyBalanceLog',
    summary: 'Every movement of the balances, newest first.',
    ...pagesOf('Query.balanceLog', {
      input: z.object({
        balanceType: word(['COIN', 'POINTS', 'LOCKED'], 'Only one balance; all when left out.').optional(),
      }),
      names: { balance: 'balanceType' },
      pageSize: 15,
      entry: view({
        id: 'id',
        orderId: 'orderId',
        actionType: 'action',
        balanceType: 'balance',
        amount: described('Signed.', 'amount'),
        balanceAfter: 'after',
        createTime: 'at',
      }),
    }),
  }),
  get({
    path: '/profile/purchasePage',
    summary: 'Opened cases and bought items, newest first.',
    ...pagesOf('Query.purchases', {
      input: nothing,
      pageSize: 15,
      entry: view({
        id: 'id',
        boxId: 'caseSlug',
        boxName: at('caseNames', inLanguage()),
        obtainedItem: at('item', item),
        recoveryPrice: 'recoveryPrice',
        channelName: 'channel',
        quantity: 'quantity',
        payAmount: 'payAmount',
        balanceType: 'balance',
        payState: at('state', payState),
        createTime: 'at',
      }),
    }),
  }),
];
