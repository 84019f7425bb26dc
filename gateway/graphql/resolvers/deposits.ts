import { isToken128 } from '../../../engine/kernel/ids.ts';
import { parseMoney } from '../../../engine/kernel/money.ts';
import { wallet as walletOf } from '../../../engine/projections/queries/backpack.ts';
import { reversalsOf, reversedSum } from '../../../engine/projections/queries/reversals.ts';
import { GatewayError } from '../../errors.ts';
import type { Channel, Channels } from '../../money/payments/channels.ts';
import { channelsOff } from '../../money/payments/channels-off.ts';
import { COMPLETED, MAX_ORDERS_PAGE, PROCESSING } from '../../money/payments/order-store.ts';
import { mayHaveFirstDeposit } from '../../money/payments/personal-data.ts';
import { playerIn, rewardsIn } from '../../play/player-states.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';

const shownChannel = (channel: Channel, { currencies }: Channels) => ({
  ...channel,
  currencies: currencies.filter(({ code }) => channel.currencies.includes(code)),
});

/** A channel that orders were made through and that is offered no longer. */
const formerChannel = (id: string, provider: string) => ({
  id,
  names: { 'zh-CN': id, 'zh-TW': id, en: id },
  provider,
  currencies: [],
  min: 0n,
  max: 0n,
  amounts: [],
});

/** Whether the signed-in player would get the first deposit's bonus; true for a visitor, who may become a player. */
const isFirstDepositOpen = async (context: GatewayContext): Promise<boolean> => {
  const viewer = await context.viewer();
  if (viewer === null) return true;
  const [player, erased] = await Promise.all([
    playerIn(context.ports.readStreams, viewer.playerId),
    context.identity.erasedPhones.of(viewer.phone),
  ]);
  return player.depositCount === 0 && mayHaveFirstDeposit(erased?.rewards);
};

const states = ['PROCESSING', 'COMPLETED', 'CANCELLED'] as const;

export const depositResolvers: Resolvers = {
  Query: {
    paymentChannels: async (_root, _arguments, { ports }) => {
      const { channels } = ports.payments;
      const off = await channelsOff(ports.sql);
      return channels.channels.filter(({ id }) => !off.has(id)).map((channel) => shownChannel(channel, channels));
    },

    firstDepositBonus: async (_root, _arguments, context) => {
      const terms = (await rewardsIn(context.ports.readStreams, context.ports.now()))?.firstDeposit;
      if (terms === undefined || terms.percent === 0) return { percent: 0, max: 0n, available: false };
      return { percent: terms.percent, max: parseMoney(terms.max), available: await isFirstDepositOpen(context) };
    },

    deposit: ofViewer((viewer, { id }, { ports }) => ports.payments.find(viewer, id)),

    deposits: ofViewer(async ({ accountId }, { first, after }, context) => {
      const page = await context.ports.payments.list(accountId, pageArguments(first ?? 15, after, MAX_ORDERS_PAGE));
      return connectionOf(page);
    }),
  },
  Mutation: {
    startDeposit: ofViewer((viewer, { input }, context) => {
      const { commandId, channel, currency, amount, couponId } = input;
      if (couponId != null && !isToken128(couponId)) throw new GatewayError('COUPON_NOT_USABLE');
      const asked = { commandId, channel, currency, amount, couponId: couponId ?? null };
      const sum = async () => amount;
      return context.identity.verifiedSums.within(viewer, 'deposit', commandId, sum, () =>
        context.ports.payments.start(viewer, asked),
      );
    }),

    cancelDeposit: ofViewer((viewer, { id }, context) => context.ports.payments.cancel(viewer, id)),

    deposit: ofViewer(async (viewer, { commandId, amount }, context) => {
      const { payments, sql } = context.ports;
      if (payments.sandbox === null) throw new GatewayError('PROVIDER_DISABLED');
      const sum = async () => amount;
      const { order, position } = await context.identity.verifiedSums.within(viewer, 'deposit', commandId, sum, () =>
        payments.payAtOnce(viewer, commandId, amount),
      );
      context.position.note(viewer.playerId, position);
      const wallet = await walletOf(sql, viewer.playerId);
      if (wallet === null) throw new GatewayError('INTERNAL', {}, 'a deposit without a wallet');
      return { depositId: order.orderId, amount: order.amount, position, wallet };
    }),
  },
  DepositOrder: {
    id: ({ orderId }) => orderId,
    channel: ({ channel: id, provider }, _arguments, { ports }) => {
      const { channels } = ports.payments;
      const channel = channels.channels.find((one) => one.id === id);
      return channel === undefined ? formerChannel(id, provider) : shownChannel(channel, channels);
    },
    state: ({ state }) => states[state] ?? 'PROCESSING',
    bonus: ({ state, bonus }) => (state === COMPLETED ? bonus : 0n),
    reversed: async (order, _arguments, { ports }) =>
      order.state === COMPLETED ? reversedSum((await reversalsOf(ports.sql, [order])).get(order.orderId)) : 0n,
    payUrl: ({ state, payUrl }) => (state === PROCESSING ? payUrl : null),
  },
};
