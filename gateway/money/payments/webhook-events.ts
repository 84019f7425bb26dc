import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import { COMPLETED, type DepositOrder, type OrderStore, PROCESSING } from './order-store.ts';
import {
  type GivenBack,
  type PaymentEvent,
  type PaymentProvider,
  WebhookInvalid,
  type WebhookRequest,
} from './provider.ts';
import type { Settlement } from './settlement.ts';

/**
 * The outcome of a provider's event. `given-back`: an operator reverses it here, or has done so. `ignored`: it says nothing new. `replayed`: the site heard it before. `amount`,
 * `currency` and `refused`: not credited, an operator has to look. `unknown-order`: it is about no order of this site.
 */
export type WebhookOutcome =
  | 'credited'
  | 'closed'
  | 'given-back'
  | 'ignored'
  | 'replayed'
  | 'unknown-order'
  | 'amount'
  | 'currency'
  | 'refused';

/**
 * Takes in what a provider sends by itself.
 * @throws WebhookInvalid for what isn't signed by the provider; GatewayError BUSY, OUTCOME_UNKNOWN where it must be sent again
 */
export type ReceiveWebhook = (request: WebhookRequest) => Promise<WebhookOutcome>;

export interface ReceiverParts {
  readonly sql: SqlClient;
  readonly orders: OrderStore;
  readonly settlement: Settlement;
  readonly provider: PaymentProvider | null;
  readonly now: () => Instant;
  readonly logger: Logger;
}

/** Heard, and not yet acted upon. */
const RECEIVED = 'received';

export const receiverOf = (parts: ReceiverParts): ReceiveWebhook => {
  const { sql, orders, settlement, provider, now, logger } = parts;

  /** The outcome that is written down by now. */
  const write = async (name: string, event: PaymentEvent, orderId: string): Promise<string> => {
    const { eventId, kind } = event;
    const sum = event.kind === 'closed' ? {} : { currency: event.currency, amount: event.amount };
    const row = { provider: name, eventId, orderId, kind, ...sum, outcome: RECEIVED, receivedAt: now() };
    const writing = db
      .insertInto('paymentEvent')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['provider', 'eventId']).doUpdateSet({ provider: fragment`excluded.provider` }),
      )
      .returning('outcome');
    return (await runQuery(sql, writing))[0]?.outcome ?? RECEIVED;
  };

  const close = async (order: DepositOrder): Promise<WebhookOutcome> => {
    if (order.state === COMPLETED) return 'ignored';
    const isNews = order.state === PROCESSING;
    const isClosed = !isNews || (await settlement.cancel(order, 'provider')) !== null;
    // Otherwise the log closed it and the row doesn't say so yet: the provider is asked which it was.
    await orders.change(order.orderId, isClosed ? { payable: false } : { askAt: now() });
    return isNews && isClosed ? 'closed' : 'ignored';
  };

  /** Marks the order: only an operator reverses a deposit. */
  const giveBack = async ({ orderId }: DepositOrder, { kind, amount }: GivenBack): Promise<WebhookOutcome> => {
    await orders.giveBack(orderId, amount);
    logger.error({ orderId, kind }, 'a payment was given back: an operator has to look');
    return 'given-back';
  };

  const find = (name: string, event: PaymentEvent): Promise<DepositOrder | null> =>
    'orderId' in event ? orders.byId(event.orderId) : orders.byPayment(name, event.paymentRef);

  const act = async (name: string, event: PaymentEvent, order: DepositOrder | null): Promise<WebhookOutcome> => {
    if (order === null || order.provider !== name) {
      logger.warn({ provider: name, eventId: event.eventId }, 'a payment provider told of an order that is not ours');
      return 'unknown-order';
    }
    if (!('orderId' in event)) return giveBack(order, event);
    if (event.kind === 'closed') return close(order);
    if (order.state === COMPLETED) return 'ignored';
    return (await settlement.credit(order, event)).result;
  };

  return async (request) => {
    if (provider === null) throw new WebhookInvalid('there is no provider');
    const event = provider.readWebhook(request);
    if (event === null) return 'ignored';
    const order = await find(provider.name, event);
    const orderId = 'orderId' in event ? event.orderId : (order?.orderId ?? event.paymentRef);
    if ((await write(provider.name, event, orderId)) !== RECEIVED) return 'replayed';
    const outcome = await act(provider.name, event, order);
    const heard = db.updateTable('paymentEvent').set({ outcome }).where('provider', '=', provider.name);
    await runQuery(sql, heard.where('eventId', '=', event.eventId));
    return outcome;
  };
};
