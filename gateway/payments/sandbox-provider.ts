import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { columnsOf, insertRecord, recordsAs } from '../../engine/database/records.ts';
import { moneyColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
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

const paymentRow = z.object({
  orderId: z.string(),
  currency: z.string(),
  /** Minor units of the currency. */
  amount: moneyColumn,
  state: z.enum(['open', 'paid', 'closed']),
});
const columns = columnsOf(paymentRow);
/** What the sandbox's page shows of an order. */
export type SandboxPayment = Readonly<z.infer<typeof paymentRow>>;

/** A provider that moves no money: its page has a button for every end that a payment can take. */
export interface SandboxProvider extends PaymentProvider {
  /** Null for another token than the page's address carries. */
  payment(orderId: string, token: string): Promise<SandboxPayment | null>;
  /** What the person on the page chose; the signed word of it for the site. Null where the order isn't open any more. */
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

  const one = async (text: string, values: readonly unknown[]): Promise<SandboxPayment | null> =>
    recordsAs(paymentRow, await sql.query(text, values))[0] ?? null;
  const byId = (orderId: string) => one(`SELECT ${columns} FROM sandbox_payment WHERE order_id = $1`, [orderId]);

  /** Only an open one takes an end. */
  const end = (orderId: string, state: 'paid' | 'closed') =>
    one(`UPDATE sandbox_payment SET state = $2 WHERE order_id = $1 AND state = 'open' RETURNING ${columns}`, [
      orderId,
      state,
    ]);

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
      const payment = { orderId, currency, amount: payAmount, state: 'open' };
      await insertRecord(sql, 'sandbox_payment', payment, 'ON CONFLICT (order_id) DO NOTHING');
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
