import Stripe from 'stripe';
import { majorText } from '../../../engine/kernel/money.ts';
import {
  type PayableOrder,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentSession,
  type PaymentStatus,
  ProviderUnavailable,
  WebhookInvalid,
} from './provider.ts';

export interface StripeParts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** `https://api.stripe.com`. */
  readonly apiUrl: string;
  /** Where players come back to: the site's own origin. */
  readonly publicOrigin: () => string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
const TOLERANCE_SECONDS = 300;
/** Stripe lets no session end before half an hour is over, by its own clock. Ours is closed when the order expires. */
const LEAST_LIFE_SECONDS = 30 * 60 + 90;
/** Sessions around an order's creation that are looked through for one whose id is unknown. */
const LOOKED_THROUGH = 1_000;

type Session = Stripe.Checkout.Session;

/** The id of what Stripe may send whole. */
const idOf = (one: string | { readonly id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

const paidOf = ({ amount_total, currency, payment_intent }: Session) => {
  const paymentRef = idOf(payment_intent);
  return {
    kind: 'paid' as const,
    amount: BigInt(amount_total ?? 0),
    currency: (currency ?? '').toUpperCase(),
    ...(paymentRef === null ? {} : { paymentRef }),
  };
};

const statusOf = (session: Session): PaymentStatus => {
  if (session.payment_status === 'paid') return paidOf(session);
  // Complete and unpaid: the money is on its way, and `async_payment_…` will say whether it came.
  if (session.status === 'complete') return { kind: 'open', session: { ref: session.id, url: session.url ?? '' } };
  if (session.status === 'open' && session.url !== null) {
    return { kind: 'open', session: { ref: session.id, url: session.url } };
  }
  return { kind: 'closed' };
};

/** The words of Stripe's errors may repeat what was sent: only the kind of error is reported. */
const unavailable = (error: unknown): never => {
  const what = error instanceof Stripe.errors.StripeError ? `${error.type} ${error.code ?? ''}`.trim() : 'no answer';
  throw new ProviderUnavailable(`Stripe: ${what}`);
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

type Method = Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;
const METHODS = [
  'card',
  'alipay',
  'wechat_pay',
  'link',
  'paypal',
  'konbini',
  'ideal',
  'bancontact',
  'sepa_debit',
] as const;

/** Ways to pay that this adapter knows. @throws ProviderUnavailable for another one */
const methodsOf = (methods: readonly string[]): Method[] =>
  methods.map((method) => {
    const known = METHODS.find((one) => one === method);
    if (known === undefined) throw new ProviderUnavailable(`Stripe: unknown way to pay ${method}`);
    return known;
  });

/** Null where no payment of a session is meant. */
const givenBack = (
  eventId: string,
  kind: 'refunded' | 'disputed',
  payment: Stripe.Charge['payment_intent'],
  amount: number,
  currency: string,
): PaymentEvent | null => {
  const paymentRef = idOf(payment);
  return paymentRef === null
    ? null
    : { eventId, kind, paymentRef, amount: BigInt(amount), currency: currency.toUpperCase() };
};

/** Which of Stripe's events change an order; everything else is passed over. */
const eventOf = (event: Stripe.Event): PaymentEvent | null => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      if (session.client_reference_id === null || session.payment_status !== 'paid') return null;
      return { eventId: event.id, orderId: session.client_reference_id, ...paidOf(session) };
    }
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const orderId = event.data.object.client_reference_id;
      return orderId === null ? null : { eventId: event.id, orderId, kind: 'closed' };
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, currency } = event.data.object;
      return givenBack(event.id, 'refunded', payment_intent, amount_refunded, currency);
    }
    case 'charge.dispute.created': {
      const { payment_intent, amount, currency } = event.data.object;
      return givenBack(event.id, 'disputed', payment_intent, amount, currency);
    }
    default:
      return null;
  }
};

/** Checkout Sessions of Stripe, one for each order. */
export const stripeProvider = (parts: StripeParts): PaymentProvider => {
  const api = new URL(parts.apiUrl);
  const isTls = api.protocol === 'https:';
  const stripe = new Stripe(parts.secretKey, {
    host: api.hostname,
    port: api.port === '' ? (isTls ? 443 : 80) : Number(api.port),
    protocol: isTls ? 'https' : 'http',
    // No blind retries: after a failed call the site asks for the outcome first.
    maxNetworkRetries: 0,
    timeout: parts.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
  });

  /** The order's session, by its id or else among those of its time. */
  const find = async ({ orderId, createdAt }: PayableOrder, ref: string | null): Promise<Session | null> => {
    if (ref !== null) return stripe.checkout.sessions.retrieve(ref);
    const from = Math.floor(createdAt / 1000) - 60;
    let looked = 0;
    for await (const session of stripe.checkout.sessions.list({
      created: { gte: from, lte: from + 7_200 },
      limit: 100,
    })) {
      if (session.client_reference_id === orderId) return session;
      looked += 1;
      if (looked >= LOOKED_THROUGH) break;
    }
    return null;
  };

  const status = async (order: PayableOrder, ref: string | null): Promise<PaymentStatus> => {
    try {
      const session = await find(order, ref);
      return session === null ? { kind: 'absent' } : statusOf(session);
    } catch (error) {
      return isMissing(error) ? { kind: 'absent' } : unavailable(error);
    }
  };

  const create = async (order: PayableOrder): Promise<PaymentSession> => {
    const back = `${parts.publicOrigin()}/deposit?order=${order.orderId}`;
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: order.orderId,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: Number(order.payAmount),
              product_data: { name: `Glasscase ${majorText(order.amount)}` },
            },
          },
        ],
        ...(order.methods.length === 0 ? {} : { allowed_payment_method_types: methodsOf(order.methods) }),
        // The player pays the ordered amount in the ordered currency.
        adaptive_pricing: { enabled: false },
        expires_at: Math.max(Math.ceil(order.expiresAt / 1000), Math.ceil(order.createdAt / 1000) + LEAST_LIFE_SECONDS),
        success_url: back,
        cancel_url: back,
      },
      { idempotencyKey: `glasscase-deposit-${order.orderId}` },
    );
    if (session.url === null) throw new ProviderUnavailable('Stripe: a session without a page');
    return { ref: session.id, url: session.url };
  };

  return {
    name: 'stripe',
    createSession: (order) => create(order).catch(unavailable),
    status,
    close: async (order, ref) => {
      const before = await status(order, ref);
      if (before.kind !== 'open') return before;
      try {
        await stripe.checkout.sessions.expire(before.session.ref);
        return { kind: 'closed' };
      } catch (error) {
        // Paid at that very moment, or not reachable: asking tells.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return status(order, before.session.ref);
        return unavailable(error);
      }
    },
    readWebhook: ({ body, headers }) => {
      try {
        const signature = headers['stripe-signature'] ?? '';
        return eventOf(stripe.webhooks.constructEvent(body, signature, parts.webhookSecret, TOLERANCE_SECONDS));
      } catch {
        throw new WebhookInvalid('no event signed by Stripe');
      }
    },
  };
};
