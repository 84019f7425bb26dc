import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import { GatewayError } from '../../errors.ts';
import { CANCELLED, type DepositOrder, type OrderStore, PROCESSING } from './order-store.ts';
import { type PayableOrder, type PaymentProvider, ProviderUnavailable } from './provider.ts';
import type { Settlement } from './settlement.ts';

/** Orders whose outcome isn't known here, and what the provider knows of them. */
export interface Reconcile {
  /** Asks about those whose time has come. */
  due(): Promise<void>;
  /** Asks about all of them, as after a start. */
  all(): Promise<void>;
  /** Makes an order unpayable where the provider can be reached; true where it turns out to be paid. */
  wasPaid(order: DepositOrder): Promise<boolean>;
}

export interface ReconcileParts {
  readonly orders: OrderStore;
  readonly settlement: Settlement;
  readonly provider: PaymentProvider | null;
  readonly payable: (order: DepositOrder) => PayableOrder;
  /** Puts the order into the log, or removes it. */
  readonly request: (order: DepositOrder) => Promise<DepositOrder>;
  readonly now: () => Instant;
  readonly logger: Logger;
}

const AT_ONCE = 20;
/** For an order of a provider that isn't configured any more: the site can't ask it. */
const NEVER = Number.MAX_SAFE_INTEGER;

export const reconcileWith = (parts: ReconcileParts): Reconcile => {
  const { orders, settlement, provider, payable, request, now, logger } = parts;

  const isOver = (order: DepositOrder): boolean => order.state !== PROCESSING || now() >= payable(order).expiresAt;

  /** Gives up an order that no player can pay any more. */
  const giveUp = async (order: DepositOrder): Promise<void> => {
    await orders.change(order.orderId, { payable: false });
    if (order.state !== PROCESSING) return;
    const cancelled = await settlement.cancel(order, isOver(order) ? 'expired' : 'provider');
    // The log has closed it, and not by a payment: only the row didn't hear of it.
    if (cancelled === null) await orders.change(order.orderId, { state: CANCELLED });
  };

  const ask = async (order: DepositOrder, active: PaymentProvider): Promise<void> => {
    const asked = payable(order);
    const status = isOver(order)
      ? await active.close(asked, order.providerRef)
      : await active.status(asked, order.providerRef);
    switch (status.kind) {
      case 'paid':
        await settlement.credit(order, status);
        return;
      case 'open': {
        const { ref, url } = status.session;
        if (order.payUrl === null) await orders.change(order.orderId, { providerRef: ref, payUrl: url });
        return;
      }
      case 'closed':
        return giveUp(order);
      case 'absent':
        // Until it expires the player may still ask for a session.
        return isOver(order) ? giveUp(order) : undefined;
    }
  };

  const look = async (given: DepositOrder): Promise<void> => {
    const order = given.requested ? given : await request(given);
    if (provider === null || order.provider !== provider.name) {
      if (isOver(order)) {
        await orders.change(order.orderId, { askAt: NEVER });
        if (order.state === PROCESSING) await settlement.cancel(order, 'expired');
      }
    } else if (order.sessionBegun) await ask(order, provider);
    else if (isOver(order)) await giveUp(order);
  };

  const due = async (): Promise<void> => {
    for (let taken = await orders.takeDue(AT_ONCE); taken.length > 0; taken = await orders.takeDue(AT_ONCE)) {
      for (const order of taken) {
        await look(order).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : 'unknown';
          const isRefused = error instanceof GatewayError && !order.requested;
          if (!isRefused) logger.warn({ orderId: order.orderId, reason }, 'an order will be asked about again');
        });
      }
    }
  };

  return {
    due,
    all: async () => {
      await orders.askAboutAll();
      await due();
    },
    wasPaid: async (order) => {
      if (provider === null || order.provider !== provider.name || !order.sessionBegun) return false;
      try {
        const status = await provider.close(payable(order), order.providerRef);
        if (status.kind === 'closed' || status.kind === 'absent')
          await orders.change(order.orderId, { payable: false });
        if (status.kind !== 'paid') return false;
        await settlement.credit(order, status);
        return true;
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        // Given up all the same; should it be paid, it is credited.
        logger.warn({ orderId: order.orderId, reason: error.message }, 'an order is given up without its provider');
        return false;
      }
    },
  };
};
