import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import {
  type PayableOrder,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentSession,
  type PaymentStatus,
  WebhookInvalid,
  type WebhookRequest,
} from './provider.ts';
import { isSigned, signBody } from './signature.ts';

export const SANDBOX_PAGE = '/sandbox/pay';
const SIGNATURE_HEADER = 'sandbox-signature';

/** The amount is in minor units of the currency. */
const paymentColumns = ['orderId', 'currency', 'amount', 'state'] as const;
/** The fields of an order that the sandbox's page shows. */
export type SandboxPayment = Row<'sandboxPayment', typeof paymentColumns>;

/** A provider that moves no money: its page has a button for every end that a payment can take. */
export interface SandboxProvider extends PaymentProvider {
  /** Null for another token than the page's address carries. */
  payment(orderId: string, token: string): Promise<SandboxPayment | null>;
  /** Takes the choice of the person on the page; answers the signed webhook for the site. Null where the order isn't open. */
  decide(orderId: string, choice: 'paid' | 'closed'): Promise<WebhookRequest | null>;
}

export interface SandboxParts {
  readonly sql: SqlClient;
  /** 32 bytes. */
  readonly accountKey: Uint8Array;
  readonly now: () => Instant;
}

const event = z.discriminatedUnion('kind', [
  z.strictObject({ eventId: z.string(), orderId: z.string(), kind: z.literal('closed') }),
  z.strictObject({
    eventId: z.string(),
    orderId: z.string(),
    kind: z.literal('paid'),
    currency: z.string(),
    amount: z
      .string()
      .regex(/^[0-9]{1,16}$/)
      .transform(BigInt),
  }),
]);

const TOKEN_CHARACTERS = 22;

const readEvent = (body: Buffer): PaymentEvent => {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new WebhookInvalid('no event of the sandbox');
  }
};

export const sandboxProvider = ({ sql, accountKey, now }: SandboxParts): SandboxProvider => {
  const key = createHmac('sha256', accountKey).update('sandbox-payments').digest();
  const tokenOf = (orderId: string): string =>
    createHmac('sha256', key).update(`page|${orderId}`).digest('base64url').slice(0, TOKEN_CHARACTERS);

  const sessionOf = (orderId: string): PaymentSession => ({
    ref: `sandbox-${orderId}`,
    url: `${SANDBOX_PAGE}/${orderId}?token=${tokenOf(orderId)}`,
  });

  const byId = async (orderId: string): Promise<SandboxPayment | null> => {
    const payments = db.selectFrom('sandboxPayment').select(paymentColumns);
    return (await runQuery(sql, payments.where('orderId', '=', orderId)))[0] ?? null;
  };

  /** Only an open one takes an end. */
  const end = async (orderId: string, state: 'paid' | 'closed'): Promise<SandboxPayment | null> => {
    const open = db
      .updateTable('sandboxPayment')
      .set({ state })
      .where('orderId', '=', orderId)
      .where('state', '=', 'open');
    return (await runQuery(sql, open.returning(paymentColumns)))[0] ?? null;
  };

  const status = async ({ orderId }: PayableOrder): Promise<PaymentStatus> => {
    const found = await byId(orderId);
    if (found === null) return { kind: 'absent' };
    if (found.state === 'open') return { kind: 'open', session: sessionOf(orderId) };
    return found.state === 'paid' ? { kind: 'paid', ...paid(found) } : { kind: 'closed' };
  };

  const paid = ({ currency, amount }: SandboxPayment) => ({ currency, amount });

  return {
    name: 'sandbox',
    createSession: async ({ orderId, currency, payAmount }) => {
      const payment = { orderId, currency, amount: payAmount, state: 'open' as const };
      const adding = db.insertInto('sandboxPayment').values(payment);
      await runQuery(
        sql,
        adding.onConflict((conflict) => conflict.column('orderId').doNothing()),
      );
      return sessionOf(orderId);
    },
    status,
    close: async (order) => {
      await end(order.orderId, 'closed');
      return status(order);
    },
    readWebhook: ({ body, headers }) => {
      if (!isSigned(key, body, headers[SIGNATURE_HEADER], now())) throw new WebhookInvalid('not signed by the sandbox');
      return readEvent(body);
    },
    payment: async (orderId, token) => {
      const expected = Buffer.from(tokenOf(orderId));
      const given = Buffer.from(token);
      const isOwn = given.length === expected.length && timingSafeEqual(given, expected);
      return isOwn ? byId(orderId) : null;
    },
    decide: async (orderId, choice) => {
      const ended = await end(orderId, choice);
      if (ended === null) return null;
      const event = { eventId: `sandbox-${orderId}-${choice}`, orderId, kind: choice };
      const facts = choice === 'paid' ? { currency: ended.currency, amount: String(ended.amount) } : {};
      const body = Buffer.from(JSON.stringify({ ...event, ...facts }));
      return { body, headers: { [SIGNATURE_HEADER]: signBody(key, body, now()) } };
    },
  };
};
