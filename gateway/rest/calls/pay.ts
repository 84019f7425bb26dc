import { z } from 'zod';
import { get, nothing, post } from '../call.ts';
import { money, pageFields, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { amount } from '../views/moment.ts';
import { nameIn } from '../views/names.ts';
import { order, orderOf } from '../views/order.ts';

const CHANNELS = graphql(`
  query PayChannels {
    paymentChannels {
      id
      names {
        ...NamesFields
      }
      currencies {
        code
        digits
        pricePerCoin
      }
      min
      max
      amounts
    }
    firstDepositBonus {
      percent
      max
      available
    }
  }
`);

const ORDERS = graphql(`
  query PayOrders($first: Int!, $after: String, $list: Boolean!) {
    deposits(first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...OrderFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

const RECHARGE = graphql(`
  mutation Recharge($input: StartDepositInput!) {
    startDeposit(input: $input) {
      ...OrderFields
    }
  }
`);

export const payCalls = [
  get({
    path: '/pay/channels',
    access: 'public',
    summary: 'Ways to pay; empty where deposits are off.',
    input: nothing,
    output: z.object({
      channels: z.array(
        z.object({
          id: z.string(),
          channelName: z.string(),
          currencies: z.array(
            z.object({
              code: z.string().meta({ description: 'ISO 4217.' }),
              digits: z.int(),
              pricePerCoin: z.int().meta({ description: 'Minor units of the currency for 1.00 coin.' }),
            }),
          ),
          min: amount,
          max: amount,
          amounts: z.array(amount),
        }),
      ),
      firstDepositBonus: z.object({ percent: z.int(), max: amount, available: z.boolean() }),
    }),
    run: async (_input, { ask, locale }) => {
      const { paymentChannels, firstDepositBonus } = await ask(CHANNELS);
      return {
        channels: paymentChannels.map((channel) => ({ ...channel, channelName: nameIn(channel.names, locale) })),
        firstDepositBonus,
      };
    },
  }),
  get({
    path: '/pay/orders',
    summary: "The player's deposits, newest first.",
    input: z.object(pageFields(15)),
    output: pageOf(order),
    run: (page, { ask, locale }) =>
      pageFrom(
        page,
        async (slice) => (await ask(ORDERS, { ...slice })).deposits,
        (found) => orderOf(found, locale),
      ),
  }),
  post({
    path: '/pay/recharge',
    summary: 'Opens an order; the player pays at `payUrl`.',
    input: z.object({
      channel: text(40, 'Id of a way to pay.'),
      currency: text(3, 'ISO 4217.'),
      amount: money('Coin to buy.'),
      couponId: text(80, 'A deposit coupon.').optional(),
    }),
    output: order,
    run: async ({ couponId, ...asked }, { ask, commandId, locale }) => {
      const input = { ...asked, commandId, couponId: couponId ?? null };
      return orderOf((await ask(RECHARGE, { input })).startDeposit, locale);
    },
  }),
];
