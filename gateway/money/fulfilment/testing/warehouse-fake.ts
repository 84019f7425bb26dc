import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isSigned, signBody } from '../../payments/signature.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER, signedBytes } from '../http-provider.ts';

type State = 'queued' | 'accepted' | 'shipped' | 'delivered' | 'failed';
interface Order {
  readonly key: string;
  readonly tradeLink: string;
  state: State;
  message: string | null;
}

/** `down` refuses calls, `lost` does them and gives no answer, `full` takes no order. */
type Weather = 'fine' | 'down' | 'lost' | 'full';

/** An operator's warehouse on this machine, which checks every signature. */
export interface WarehouseFake {
  readonly url: string;
  readonly secret: string;
  weather: Weather;
  orders(): readonly Order[];
  /** POSTs that reached it, repetitions too. */
  posts(): number;
  /** As a warehouse that lost its books: it doesn't know the order any more. */
  forget(key: string): void;
  set(key: string, state: State, message?: string): void;
  /** Signed news, as it sends them by itself. */
  news(key: string): { readonly body: Buffer; readonly signature: string };
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

export const startWarehouseFake = async (now: () => number = Date.now): Promise<WarehouseFake> => {
  const secret = 'a shared secret of more than 32 characters';
  const orders = new Map<string, Order>();
  let weather: Weather = 'fine';
  let posts = 0;

  const report = ({ key, state, message }: Order) => ({ key, ref: `w-${key}`, state, message });

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const said = weather;
    const answer = (status: number, body: object): void => {
      if (said === 'lost') response.destroy();
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const body = await readBody(request);
    const path = request.url ?? '';
    const method = request.method ?? '';
    if (!isSigned(secret, signedBytes(method, path, body), request.headers[SIGNATURE_HEADER], now())) {
      return answer(401, { error: 'SIGNATURE_INVALID' });
    }
    if (method === 'POST' && path === '/api/orders') {
      posts += 1;
      if (said === 'full') return answer(422, { message: 'Out of stock.' });
      const asked: { key: string; tradeLink: string } = JSON.parse(body.toString());
      if (request.headers['idempotency-key'] !== asked.key) return answer(400, { message: 'no key' });
      const order = orders.get(asked.key) ?? { ...asked, state: 'queued' as const, message: null };
      orders.set(asked.key, order);
      return answer(202, report(order));
    }
    const order = orders.get(path.slice('/api/orders/'.length));
    return order === undefined ? answer(404, { error: 'UNKNOWN_ORDER' }) : answer(200, report(order));
  };

  const server = createServer((request, response) => {
    if (weather === 'down') request.destroy();
    else void serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const known = (key: string): Order => {
    const order = orders.get(key);
    if (order === undefined) throw new Error(`no order ${key}`);
    return order;
  };

  return {
    url: `http://127.0.0.1:${port}/api`,
    secret,
    get weather() {
      return weather;
    },
    set weather(next) {
      weather = next;
    },
    orders: () => [...orders.values()],
    posts: () => posts,
    forget: (key) => void orders.delete(key),
    set: (key, state, message) => {
      const order = known(key);
      order.state = state;
      order.message = message ?? null;
    },
    news: (key) => {
      const body = Buffer.from(JSON.stringify(report(known(key))));
      return { body, signature: signBody(secret, signedBytes('POST', CALLBACK_PATH, body), now()) };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
