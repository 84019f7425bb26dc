import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { OrderFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { amount, moment } from './moment.ts';
import { namesOf } from './names.ts';

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
    state
    payUrl
    createdAt
    updatedAt
  }
`);

export const PAY_STATES = { PROCESSING: 0, COMPLETED: 1, CANCELLED: 2 } as const;

export const order = z.object({
  id: z.string(),
  channel: z.string(),
  channelName: z.string(),
  currency: z.string().meta({ description: 'ISO 4217.' }),
  payAmount: z.int().meta({ description: "In minor units of the currency: what is paid isn't coin." }),
  amount: amount.meta({ description: 'Coin that is bought.' }),
  bonus: amount,
  payState: z.int().meta({ description: '0 processing, 1 completed, 2 cancelled.' }),
  payUrl: z.string().nullable().meta({ description: 'Where to pay, while it is processing.' }),
  createTime: moment,
  updateTime: moment,
});

export const orderOf = (found: OrderFieldsFragment, locale: Locale): z.input<typeof order> => ({
  id: found.id,
  channel: found.channel.id,
  channelName: namesOf(found.channel.names)[locale],
  currency: found.currency,
  payAmount: found.payAmount,
  amount: majorUnits(found.amount),
  bonus: majorUnits(found.bonus),
  payState: PAY_STATES[found.state],
  payUrl: found.payUrl,
  createTime: found.createdAt,
  updateTime: found.updatedAt,
});
