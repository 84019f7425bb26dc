import { at, described, type Fields, inLanguage, numbered, type Part } from '../answers/view.ts';

export const PAY_STATES = { PROCESSING: 0, COMPLETED: 1, CANCELLED: 2 } as const;

export const payState = numbered(PAY_STATES, '0 processing, 1 completed, 2 cancelled.');

/** Money of a currency other than coin, in its own minor units. */
const minorUnits: Part = () => ({ selection: {}, schema: { type: 'integer' }, show: (found) => found });

export const order: Fields = {
  id: 'id',
  channel: 'channel.id',
  channelName: at('channel.names', inLanguage()),
  currency: described('ISO 4217.', 'currency'),
  payAmount: at('payAmount', minorUnits),
  amount: 'amount',
  bonus: 'bonus',
  reversed: 'reversed',
  payState: at('state', payState),
  payUrl: 'payUrl',
  createTime: 'createdAt',
  updateTime: 'updatedAt',
};
