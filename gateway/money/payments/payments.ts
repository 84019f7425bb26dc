import { createHash } from 'node:crypto';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import {
  type CommandId,
  isCommandId,
  isOrderId,
  mustBe,
  type OrderId,
  type Token128,
} from '../../../engine/kernel/ids.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import type { Logger } from '../../../engine/logger.ts';
import type { Account } from '../../accounts/account-store.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import { type Channels, payAmountOf } from './channels.ts';
import { isChannelOff } from './channels-off.ts';
import {
  COMPLETED,
  type DepositOrder,
  type NewOrder,
  type OrderStore,
  orderStoreIn,
  PROCESSING,
} from './order-store.ts';
import { type PayableOrder, type PaymentProvider, ProviderUnavailable } from './provider.ts';
import { type Reconcile, reconcileWith } from './reconcile.ts';
import type { SandboxProvider } from './sandbox-provider.ts';
import { type Settlement, settlementWith } from './settlement.ts';
import { type ReceiveWebhook, receiverOf } from './webhook-events.ts';

/** An order lives this long without a payment. */
const ORDER_LIFE_MS = 30 * 60_000;
/** When the provider is asked about it for the first time. */
const FIRST_ASK_MS = 60_000;

export interface DepositAsked {
  readonly commandId: CommandId;
  readonly channel: string;
  readonly currency: string;
  /** Coin, minor units. */
  readonly amount: bigint;
  readonly couponId: Token128 | null;
}

export interface Credit {
  readonly order: DepositOrder;
  readonly position: number;
}

/** Everything about deposits. `docs/payments.md` tells their story. */
export interface Payments {
  /** Null where deposits are off. */
  readonly provider: string | null;
  /** The sandbox provider with its page; null where another provider is used. */
  readonly sandbox: SandboxProvider | null;
  readonly channels: Channels;
  /**
   * Opens an order and a session to pay it in; the same command gets the same order.
   * @throws GatewayError PROVIDER_DISABLED, PROVIDER_UNAVAILABLE, INVALID_INPUT, IDEMPOTENCY_CONFLICT, and what the rules say
   */
  start(account: Account, asked: DepositAsked): Promise<DepositOrder>;
  /** Orders and pays in one step, where no money moves. @throws GatewayError as `start` */
  payAtOnce(account: Account, commandId: CommandId, amount: bigint): Promise<Credit>;
  /** @throws GatewayError NOT_FOUND, DEPOSIT_CLOSED */
  cancel(account: Account, orderId: string): Promise<DepositOrder>;
  /** Null also for another account's. */
  find(account: Account, orderId: string): Promise<DepositOrder | null>;
  /** The order that the account's command opened; null where it opened none. */
  openedBy(account: Account, commandId: CommandId): Promise<DepositOrder | null>;
  list: OrderStore['list'];
  readonly receive: ReceiveWebhook;
  readonly reconcile: Reconcile;
}

export interface PaymentsParts {
  readonly engine: Engine;
  readonly sql: SqlClient;
  readonly provider: PaymentProvider | null;
  /** The same, where it is the sandbox. */
  readonly sandbox: SandboxProvider | null;
  readonly channels: Channels;
  /** False for a person who had the rewards that are given once, under an account that is erased. */
  readonly oneTimeRewards: (account: Account) => Promise<boolean>;
  readonly now: () => Instant;
  readonly logger: Logger;
}

/** The same player's same command always means the same order. */
const orderIdOf = ({ playerId }: Account, commandId: string): OrderId =>
  mustBe(isOrderId, createHash('sha256').update(`deposit|${playerId}|${commandId}`).digest('base64url').slice(0, 22));

const payableOf = (order: DepositOrder, { channels }: Channels): PayableOrder => ({
  orderId: order.orderId,
  currency: order.currency,
  payAmount: order.payAmount,
  amount: order.amount,
  methods: channels.find(({ id }) => id === order.channel)?.methods ?? [],
  createdAt: order.createdAt,
  expiresAt: order.createdAt + ORDER_LIFE_MS,
});

const isSame = (order: DepositOrder, { channel, currency, amount, couponId }: DepositAsked): boolean =>
  order.channel === channel && order.currency === currency && order.amount === amount && order.couponId === couponId;

/** Puts an order into the log, as often as it is asked. @throws GatewayError */
const requestIn = async (engine: Engine, orders: OrderStore, order: DepositOrder): Promise<DepositOrder> => {
  const { orderId: depositId, playerId, amount, couponId, oneTimeRewards } = order;
  const commandId = mustBe(isCommandId, order.commandId);
  const outcome = await engine.submit({
    actor: playerId,
    commandId,
    command: { type: 'RequestDeposit', playerId, depositId, amount: formatMoney(amount), couponId, oneTimeRewards },
  });
  if (outcome.status !== 'accepted' && outcome.status !== 'unknown') await orders.remove(depositId);
  outcomeOrThrow(outcome, commandId);
  const requested = await orders.change(depositId, { requested: true });
  if (requested === null) throw new GatewayError('BUSY');
  return requested;
};

/** Gives an order its session. Where one was asked for before, the provider is asked first what it knows. */
const openSession = async (
  { channels, logger }: PaymentsParts,
  provider: PaymentProvider,
  orders: OrderStore,
  settlement: Settlement,
  order: DepositOrder,
): Promise<DepositOrder> => {
  if (order.state !== PROCESSING || order.payUrl !== null) return order;
  const payable = payableOf(order, channels);
  try {
    const status = order.sessionBegun ? await provider.status(payable, order.providerRef) : { kind: 'absent' as const };
    if (status.kind === 'paid') {
      const credited = await settlement.credit(order, status);
      return credited.result === 'credited' ? credited.order : order;
    }
    if (status.kind === 'closed') return order;
    await orders.change(order.orderId, { sessionBegun: true });
    const session = status.kind === 'open' ? status.session : await provider.createSession(payable);
    const opened = await orders.change(order.orderId, { providerRef: session.ref, payUrl: session.url });
    return opened ?? order;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    logger.warn({ orderId: order.orderId, reason: error.message }, 'the payment provider gave no session');
    throw new GatewayError('PROVIDER_UNAVAILABLE');
  }
};

export const paymentsWith = (parts: PaymentsParts): Payments => {
  const { engine, sql, provider, channels, oneTimeRewards, now, logger } = parts;
  const orders = orderStoreIn(sql, now);
  const settlement = settlementWith({ engine, orders, logger });
  /** Duplicates of a command wait for the same session. */
  const opening = new Map<string, Promise<DepositOrder>>();

  const enabled = (): PaymentProvider => {
    if (provider === null) throw new GatewayError('PROVIDER_DISABLED');
    return provider;
  };

  const request = async (account: Account, asked: DepositAsked): Promise<DepositOrder> => {
    const channel = channels.channels.find(({ id }) => id === asked.channel);
    if (channel === undefined) throw invalidInput('channel', 'is none of the channels');
    const currency = channels.currencies.find(({ code }) => code === asked.currency);
    if (currency === undefined || !channel.currencies.includes(currency.code)) {
      throw invalidInput('currency', 'is none that the channel takes');
    }
    if (asked.amount < channel.min || asked.amount > channel.max) {
      throw invalidInput('amount', `is ${channel.min} to ${channel.max} minor units of coin`);
    }
    return ordered(account, asked, payAmountOf(asked.amount, currency));
  };

  const ordered = async (account: Account, asked: DepositAsked, payAmount: bigint): Promise<DepositOrder> => {
    const created: NewOrder = {
      ...asked,
      orderId: orderIdOf(account, asked.commandId),
      accountId: account.accountId,
      playerId: account.playerId,
      payAmount,
      oneTimeRewards: await oneTimeRewards(account),
      provider: enabled().name,
      createdAt: now(),
    };
    // A channel that is switched off still answers for the orders that it has.
    const isRefused = (await isChannelOff(sql, asked.channel)) && (await orders.byId(created.orderId)) === null;
    if (isRefused) throw new GatewayError('PROVIDER_DISABLED');
    const order = await orders.insert(created, created.createdAt + FIRST_ASK_MS);
    if (!isSame(order, asked)) throw new GatewayError('IDEMPOTENCY_CONFLICT');
    return order.requested ? order : requestIn(engine, orders, order);
  };

  const find: Payments['find'] = async ({ accountId }, orderId) => {
    const order = isOrderId(orderId) ? await orders.byId(orderId) : null;
    return order?.accountId === accountId ? order : null;
  };

  const reconcile = reconcileWith({
    orders,
    settlement,
    provider,
    payable: (order) => payableOf(order, channels),
    request: (order) => requestIn(engine, orders, order),
    now,
    logger,
  });

  return {
    provider: provider?.name ?? null,
    sandbox: parts.sandbox,
    channels,
    find,
    openedBy: (account, commandId) => find(account, orderIdOf(account, commandId)),
    list: orders.list,
    reconcile,
    receive: receiverOf({ sql, orders, settlement, provider, now, logger }),

    start: async (account, asked) => {
      const active = enabled();
      const order = await request(account, asked);
      const opened =
        opening.get(order.orderId) ??
        openSession(parts, active, orders, settlement, order).finally(() => opening.delete(order.orderId));
      opening.set(order.orderId, opened);
      return opened;
    },

    payAtOnce: async (account, commandId, amount) => {
      const [channel] = channels.channels;
      const [currency] = channels.currencies;
      if (enabled().name !== 'sandbox' || channel === undefined || currency === undefined) {
        throw new GatewayError('PROVIDER_DISABLED');
      }
      const asked = { commandId, channel: channel.id, currency: currency.code, amount, couponId: null };
      const order = await ordered(account, asked, payAmountOf(amount, currency));
      const credited = await settlement.credit(order, { currency: order.currency, amount: order.payAmount });
      if (credited.result !== 'credited') throw new GatewayError('BALANCE_LIMIT');
      return credited;
    },

    cancel: async (account, orderId) => {
      const order = await find(account, orderId);
      if (order === null) throw new GatewayError('NOT_FOUND');
      if (order.state === COMPLETED) throw new GatewayError('DEPOSIT_CLOSED');
      if (order.state !== PROCESSING) return order;
      if (await reconcile.wasPaid(order)) throw new GatewayError('DEPOSIT_CLOSED');
      const cancelled = await settlement.cancel(order, 'player');
      if (cancelled !== null) return cancelled;
      await orders.change(order.orderId, { askAt: now() });
      throw new GatewayError('DEPOSIT_CLOSED');
    },
  };
};
