import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import type { WebhookRequest } from '../provider.ts';

interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly amount_total: number;
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string;
}

/** Behaviour at the next calls: `down` refuses them, `lost` does them and gives no answer. */
type Weather = 'fine' | 'down' | 'lost';

/** As much of Stripe as Checkout takes, on this machine, with the real form encoding and the real signature scheme. */
export interface StripeFake {
  readonly url: string;
  readonly webhookSecret: string;
  weather: Weather;
  /** Calls that made a session. */
  created(): number;
  /** Idempotency keys, by call. */
  keys(): readonly string[];
  pay(orderId: string): void;
  /** A signed webhook about the order's session, as it is by now. */
  event(type: string, orderId: string, change?: object, id?: string): WebhookRequest;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const startStripeFake = async (): Promise<StripeFake> => {
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const sessions = new Map<string, FakeSession>();
  const byKey = new Map<string, FakeSession>();
  const keys: string[] = [];
  let made = 0;
  let weather: Weather = 'fine';
  let port = 0;

  const create = (form: URLSearchParams, key: string): FakeSession => {
    keys.push(key);
    const known = byKey.get(key);
    if (known !== undefined) return known;
    made += 1;
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      created: Math.floor(Date.now() / 1000),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      url: `http://127.0.0.1:${port}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: `pi_test_${randomBytes(12).toString('hex')}`,
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };

  const invalid = (code: string) => ({ error: { type: 'invalid_request_error', code, message: code } });

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (request.headers.authorization !== 'Bearer sk_test_0123456789') return answer(response, 401, invalid('auth'));
    const { pathname } = new URL(request.url ?? '', 'http://fake');
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(expire))?$/.exec(pathname) ?? [];
    if (id === undefined) {
      if (request.method === 'GET') {
        return answer(response, 200, {
          object: 'list',
          data: [...sessions.values()].reverse(),
          has_more: false,
          url: pathname,
        });
      }
      const key = request.headers['idempotency-key'];
      return answer(response, 200, create(new URLSearchParams(body), typeof key === 'string' ? key : ''));
    }
    const session = sessions.get(id);
    if (session === undefined) return answer(response, 404, invalid('resource_missing'));
    if (action === 'expire') {
      if (session.status !== 'open') return answer(response, 400, invalid('not_open'));
      session.status = 'expired';
    }
    return answer(response, 200, session);
  };

  const server = createServer((request, response) => {
    const before = weather;
    if (before === 'down') {
      request.destroy();
      return;
    }
    // A lost answer is one that was made.
    const target = before === 'lost' ? muted(response) : response;
    void serve(request, target);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;

  const ofOrder = (orderId: string): FakeSession => {
    const found = [...sessions.values()].find((one) => one.client_reference_id === orderId);
    if (found === undefined) throw new Error(`no session of ${orderId}`);
    return found;
  };
  const stripe = new Stripe('sk_test_0123456789');

  return {
    url: `http://127.0.0.1:${port}`,
    webhookSecret,
    get weather() {
      return weather;
    },
    set weather(next) {
      weather = next;
    },
    created: () => made,
    keys: () => keys,
    pay: (orderId) => {
      const session = ofOrder(orderId);
      session.status = 'complete';
      session.payment_status = 'paid';
    },
    event: (type, orderId, change = {}, id = `evt_${randomBytes(12).toString('hex')}`) => {
      const object = { ...ofOrder(orderId), ...change };
      const payload = JSON.stringify({ id, object: 'event', type, api_version: '2026-10-28.endive', data: { object } });
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      return { body: Buffer.from(payload), headers: { 'stripe-signature': signature } };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Takes an answer and cuts the line instead of sending it. */
const muted = (response: ServerResponse): ServerResponse => {
  response.end = () => {
    response.destroy();
    return response;
  };
  return response;
};
