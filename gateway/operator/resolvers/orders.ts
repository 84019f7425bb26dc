import { reversalsOf, reversedSum } from '../../../engine/projections/queries/reversals.ts';
import { pageArguments } from '../../graphql/pages.ts';
import { CANCELLED, COMPLETED, PROCESSING } from '../../money/payments/order-store.ts';
import type { OrderState, Resolvers } from '../generated/resolvers.ts';
import { cancellationsOf, creditsOf, MAX_ORDERS_PAGE, orders as orderList, webhooksOf } from '../queries/orders.ts';

const NUMBERS: Readonly<Record<OrderState, number>> = { PROCESSING, COMPLETED, CANCELLED };
const STATES = ['PROCESSING', 'COMPLETED', 'CANCELLED'] as const satisfies readonly OrderState[];
export const orderStateOf = (number: number): OrderState => STATES[number] ?? 'CANCELLED';

export const orders: Resolvers = {
  Query: {
    orders: async (_root, { state, problem, player, provider, id, first, after }, { sql }) => {
      const wanted = {
        state: state ? NUMBERS[state] : null,
        problem: problem ?? null,
        player: player ?? null,
        provider: provider ?? null,
        id: id ?? null,
      };
      const page = await orderList.page(sql, wanted, pageArguments(first ?? 20, after, MAX_ORDERS_PAGE));
      const webhooks = await webhooksOf(
        sql,
        page.rows.map(({ orderId }) => orderId),
      );
      const credits = await creditsOf(
        sql,
        page.rows.filter((row) => row.state === COMPLETED),
      );
      const cancellations = await cancellationsOf(
        sql,
        page.rows.filter((row) => row.state === CANCELLED),
      );
      const reversals = await reversalsOf(
        sql,
        page.rows.filter((row) => row.state === COMPLETED),
      );
      return {
        orders: page.rows.map(({ orderId, playerId, providerRef, requested, payAmount, ...order }) => ({
          ...order,
          id: orderId,
          player: playerId,
          reference: providerRef,
          payAmount: String(payAmount),
          state: orderStateOf(order.state),
          reversed: reversedSum(reversals.get(orderId)),
          reversals: reversals.get(orderId) ?? [],
          inLog: requested,
          settledAt: credits.get(orderId)?.at ?? null,
          settledPosition: credits.get(orderId)?.position ?? null,
          cancelledAt: cancellations.get(orderId)?.at ?? null,
          cancelledFor: cancellations.get(orderId)?.reason ?? null,
          events: webhooks
            .filter((event) => event.orderId === orderId && event.provider === order.provider)
            .map(({ eventId, receivedAt, kind, currency, amount, outcome }) => ({
              id: eventId,
              at: receivedAt,
              kind,
              currency,
              amount: amount === null ? null : String(amount),
              outcome,
            })),
        })),
        hasNextPage: page.hasNextPage,
        endCursor: page.endCursor,
      };
    },
  },
};
