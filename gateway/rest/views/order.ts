import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { OrderFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { amount, amountOf, moment, numbered } from './moment.ts';
import { nameIn } from './names.ts';

graphql(`
  fragment OrderFields on DepositOrder {
    id
    channel {
      id
      names {
        ...NamesFields
      }
    }
    currency
    payAmount
    amount
    bonus
    payState: state
    payUrl
    createTime: createdAt
    updateTime: updatedAt
  }
`);

export const payState = numbered(
  { PROCESSING: 0, COMPLETED: 1, CANCELLED: 2 },
  '0 processing, 1 completed, 2 cancelled.',
);

export const order = z.object({
  id: z.string(),
  channel: z.string(),
  channelName: z.string(),
  currency: z.string().meta({ description: 'ISO 4217.' }),
  payAmount: z.int().meta({ description: "In minor units of the currency: what is paid isn't coin." }),
  amount: amountOf('Coin that is bought.'),
  bonus: amount,
  payState,
  payUrl: z.string().nullable().meta({ description: 'Where to pay, while it is processing.' }),
  createTime: moment,
  updateTime: moment,
});

export const orderOf = (found: OrderFieldsFragment, locale: Locale): z.input<typeof order> => ({
  ...found,
  channel: found.channel.id,
  channelName: nameIn(found.channel.names, locale),
});
