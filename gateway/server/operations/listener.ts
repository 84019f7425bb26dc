import { createServer } from 'node:http';
import type { Health } from '../../ports.ts';

export interface OperationsParts {
  readonly host: string;
  readonly port: number;
  readonly health: () => Promise<Health>;
  /** Faults that don't keep the process from its work. */
  readonly warnings: () => readonly string[];
  /** The metrics of this process in the text format of Prometheus. */
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>;
}

export interface Operations {
  /** Such as `http://127.0.0.1:9100`. */
  readonly address: string;
  close(): Promise<void>;
}

interface Answer {
  readonly code: number;
  readonly type: string;
  readonly text: string;
}

const json = (code: number, body: object): Answer => ({ code, type: 'application/json', text: JSON.stringify(body) });

const readiness = async ({ health, warnings }: OperationsParts): Promise<Answer> => {
  const state = await health();
  const warned = warnings().length === 0 ? {} : { warnings: warnings() };
  if (state.ready) return json(200, { status: 'ready', reasons: [], ...warned });
  const status = state.reasons.includes('terminating') ? 'terminating' : 'not ready';
  return json(503, { status, reasons: state.reasons, ...warned });
};

const answerTo = async (path: string | undefined, parts: OperationsParts): Promise<Answer> => {
  switch (path) {
    case '/live':
      return json(200, { status: 'live' });
    case '/ready':
      return readiness(parts);
    case '/metrics':
      return { code: 200, ...(await parts.metrics()) };
    default:
      return json(404, { error: 'NOT_FOUND' });
  }
};

/**
 * Answers an operator's machines: whether the process lives, whether it may be sent work, and its figures. The listener has
 * no login and names no player; it belongs into the private network.
 */
export const listenForOperations = (parts: OperationsParts): Promise<Operations> => {
  const server = createServer((request, response) => {
    answerTo(request.url?.split('?', 1)[0], parts).then(
      ({ code, type, text }) =>
        response.writeHead(code, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: parts.host, port: parts.port }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : parts.port;
      const host = parts.host.includes(':') ? `[${parts.host}]` : parts.host;
      resolve({
        address: `http://${host}:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
};
