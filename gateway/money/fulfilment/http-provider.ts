import { z } from 'zod';
import { jsonIn } from '../../../engine/kernel/canonical-json.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { boundedText } from '../../server/bounded-text.ts';
import { ProviderUnavailable, WebhookInvalid } from '../payments/provider.ts';
import { isSigned, signBody } from '../payments/signature.ts';
import { type FulfilmentProvider, ShipmentRefused, type ShipmentReport, type ShipmentState } from './provider.ts';

export interface HttpFulfilmentParts {
  /** Without a slash at its end. */
  readonly url: string;
  readonly secret: string;
  readonly now: () => Instant;
  readonly timeoutMs?: number;
}

export const SIGNATURE_HEADER = 'glasscase-signature';
/** Where the warehouse sends its news. */
export const CALLBACK_PATH = '/webhooks/fulfilment';

const TIMEOUT_MS = 8_000;
const ASK_AGAIN_MS = 60_000;
const MAX_ANSWER_BYTES = 16 * 1024;
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 409, 410, 422]);

/** The warehouse's words for the states. */
const STATES = {
  queued: 'retrieving',
  accepted: 'awaiting-shipment',
  shipped: 'awaiting-receipt',
  delivered: 'succeeded',
  failed: 'failed',
} as const satisfies Record<string, ShipmentState>;

const message = z
  .string()
  .transform((text) => text.slice(0, 300))
  .nullish()
  .transform((text) => text ?? null);

const report = z
  .object({
    ref: z.string().max(200).nullish(),
    state: z.enum(['queued', 'accepted', 'shipped', 'delivered', 'failed']),
    message,
  })
  .transform((body): ShipmentReport => ({ ref: body.ref ?? null, state: STATES[body.state], message: body.message }));

const news = z.object({ key: z.string().regex(/^[0-9]{1,16}$/) });
const refusal = z.object({ message });
const unknownOrder = z.object({ error: z.literal('UNKNOWN_ORDER') });

/** The bytes that a signature covers: the line of the request, and the body. */
export const signedBytes = (method: string, path: string, body: string | Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${method} ${path}\n`), Buffer.from(body)]);

/** The JSON API of an operator's warehouse: `docs/payments.md` has it. */
export const httpFulfilment = ({
  url,
  secret,
  now,
  timeoutMs = TIMEOUT_MS,
}: HttpFulfilmentParts): FulfilmentProvider => {
  const ask = async (method: 'GET' | 'POST', path: string, body: string, headers: Record<string, string> = {}) => {
    const address = new URL(`${url}${path}`);
    const signature = signBody(secret, signedBytes(method, address.pathname, body), now());
    try {
      const response = await fetch(address, {
        method,
        headers: { accept: 'application/json', [SIGNATURE_HEADER]: signature, ...headers },
        ...(method === 'POST' ? { body } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, answer: jsonIn(await boundedText(response, MAX_ANSWER_BYTES)) };
    } catch {
      throw new ProviderUnavailable('the warehouse gave no answer');
    }
  };

  const reportIn = (status: number, answer: unknown): ShipmentReport => {
    const parsed = report.safeParse(answer);
    if (status < 200 || status > 299 || !parsed.success) {
      throw new ProviderUnavailable(`the warehouse answered ${status}${parsed.success ? '' : ', and no report'}`);
    }
    return parsed.data;
  };

  return {
    name: 'http',
    askAgainMs: ASK_AGAIN_MS,
    send: async ({ idempotencyKey, tradeLink, item }) => {
      const body = JSON.stringify({ key: idempotencyKey, tradeLink, item });
      const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
      const { status, answer } = await ask('POST', '/orders', body, headers);
      if (REFUSALS.has(status)) {
        const refused = refusal.safeParse(answer);
        throw new ShipmentRefused((refused.success ? refused.data.message : null) ?? '');
      }
      return reportIn(status, answer);
    },
    status: async (idempotencyKey) => {
      const { status, answer } = await ask('GET', `/orders/${idempotencyKey}`, '');
      if (status === 404 && unknownOrder.safeParse(answer).success) return 'absent';
      return reportIn(status, answer);
    },
    readCallback: (body, signature) => {
      if (!isSigned(secret, signedBytes('POST', CALLBACK_PATH, body), signature, now())) {
        throw new WebhookInvalid('not signed by the warehouse');
      }
      const json = jsonIn(body.toString('utf8'));
      const [key, parsed] = [news.safeParse(json), report.safeParse(json)];
      if (!key.success || !parsed.success) throw new WebhookInvalid('no news of a shipment');
      return { ...parsed.data, idempotencyKey: key.data.key };
    },
  };
};
