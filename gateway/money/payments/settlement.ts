import type { Engine, Outcome } from '../../../engine/engine.ts';
import { isCommandId, mustBe } from '../../../engine/kernel/ids.ts';
import { formatMoney, parseMoney, sumOf } from '../../../engine/kernel/money.ts';
import type { Logger } from '../../../engine/logger.ts';
import { GatewayError } from '../../errors.ts';
import { CANCELLED, COMPLETED, type DepositOrder, type OrderStore } from './order-store.ts';
import type { Paid } from './provider.ts';

/** The outcome of the news that an order is paid. */
export type Credited =
  | { readonly result: 'credited'; readonly order: DepositOrder; readonly position: number }
  | { readonly result: 'amount' | 'currency' | 'refused' };

export type CancelReason = 'player' | 'provider' | 'expired';

/** Brings what providers and players say of orders into the log, and what the log says into the orders. */
export interface Settlement {
  /**
   * Credits a paid order, cancelled or not, as often as it is said: once. Another amount or currency than ordered is not
   * credited; an operator has to look at it.
   * @throws GatewayError BUSY, OUTCOME_UNKNOWN: to be said again
   */
  credit(order: DepositOrder, paid: Paid): Promise<Credited>;
  /**
   * Gives up an order that isn't paid. Null where the log has closed it otherwise.
   * @throws GatewayError BUSY, OUTCOME_UNKNOWN
   */
  cancel(order: DepositOrder, reason: CancelReason): Promise<DepositOrder | null>;
}

export interface SettlementParts {
  readonly engine: Engine;
  readonly orders: OrderStore;
  readonly logger: Logger;
}

/** @throws GatewayError BUSY, OUTCOME_UNKNOWN */
const known = (outcome: Outcome) => {
  if (outcome.status === 'accepted' || outcome.status === 'rejected') return outcome;
  throw new GatewayError(outcome.status === 'unknown' ? 'OUTCOME_UNKNOWN' : 'BUSY');
};

/** One command id for each order: a duplicate gets the first answer. */
const creditId = (orderId: string) => mustBe(isCommandId, `payment:${orderId}`);
const cancelId = (orderId: string) => mustBe(isCommandId, `deposit-cancel:${orderId}`);

export const settlementWith = ({ engine, orders, logger }: SettlementParts): Settlement => {
  const changed = async (orderId: string, change: Parameters<OrderStore['change']>[1]): Promise<DepositOrder> => {
    const order = await orders.change(orderId, change);
    if (order === null) throw new Error('the order is gone');
    return order;
  };

  const cancel: Settlement['cancel'] = async (order, reason) => {
    const { orderId: depositId, playerId } = order;
    const outcome = known(
      await engine.submit({
        actor: reason === 'player' ? playerId : 'system',
        commandId: cancelId(depositId),
        command: { type: 'CancelDeposit', playerId, depositId, reason },
      }),
    );
    return outcome.status === 'accepted' ? changed(depositId, { state: CANCELLED }) : null;
  };

  const markProblem = async (
    order: DepositOrder,
    problem: NonNullable<DepositOrder['problem']>,
    details: object,
  ): Promise<Credited> => {
    await changed(order.orderId, { problem, payable: false });
    logger.error(
      { orderId: order.orderId, problem, ...details },
      'a payment was not credited: an operator has to look',
    );
    if (problem !== 'refused') await cancel(order, 'provider');
    return { result: problem };
  };

  return {
    cancel,
    credit: async (order, { currency, amount, paymentRef }) => {
      if (currency !== order.currency) return markProblem(order, 'currency', { paid: currency });
      if (amount !== order.payAmount) return markProblem(order, 'amount', { paid: formatMoney(amount) });
      const { orderId: depositId, playerId, provider } = order;
      const outcome = known(
        await engine.submit({
          actor: 'system',
          commandId: creditId(depositId),
          command: { type: 'SettlePayment', playerId, depositId, provider, amount: formatMoney(order.amount) },
        }),
      );
      if (outcome.status === 'rejected') {
        return order.state === COMPLETED
          ? { result: 'refused' }
          : markProblem(order, 'refused', { code: outcome.code });
      }
      const [{ event, position }] = outcome.events;
      const bonuses = event.type === 'PaymentSettled' ? event.data.bonuses : [];
      const bonus = sumOf(bonuses.map((one) => parseMoney(one.amount)));
      const credited = await changed(depositId, {
        ...{ state: COMPLETED, bonus, payable: false },
        ...(paymentRef === undefined ? {} : { paymentRef }),
      });
      return { result: 'credited', order: credited, position };
    },
  };
};
