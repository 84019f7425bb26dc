import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy between a site and its clients. */
export interface Edge {
  readonly url: string;
  close(): Promise<void>;
}

/** Turns an answer of the API into another, as JSON text. */
export type Rewriting = (answer: string) => string;

/** The edge of a house that changes its site's answers: forwards each request, and rewrites answers of `/graphql`. */
export const openEdge = async (site: string, rewrite: Rewriting): Promise<Edge> => {
  const { hostname, port } = new URL(site);
  const hand = (asked: IncomingMessage, answer: ServerResponse): void => {
    const isApi = asked.url?.startsWith('/graphql') === true;
    const headers = isApi ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const onwards = request({ hostname, port, method: asked.method, path: asked.url, headers }, async (said) => {
      const { statusCode = 502 } = said;
      if (!isApi) {
        answer.writeHead(statusCode, said.headers);
        said.pipe(answer);
        return;
      }
      const text = rewrite((await buffer(said)).toString());
      answer.writeHead(statusCode, { ...said.headers, 'content-length': Buffer.byteLength(text) }).end(text);
    });
    onwards.on('error', () => answer.destroy());
    asked.pipe(onwards);
  };
  const server = createServer(hand);
  server.on('upgrade', (asked, socket, head) => {
    const onwards = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
      onwards.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onwards.write(head);
      onwards.pipe(socket).pipe(onwards);
    });
    for (const side of [onwards, socket]) side.on('error', () => [onwards, socket].map((one) => one.destroy()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('an edge without a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
