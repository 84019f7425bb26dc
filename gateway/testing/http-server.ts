import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A test's own server in place of a provider's. */
export interface StandIn {
  readonly url: string;
  close(): Promise<void>;
}

export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

export const standIn = async (
  answer: (request: IncomingMessage, response: ServerResponse, url: string) => Promise<void>,
): Promise<StandIn> => {
  let url = '';
  const server = createServer((request, response) => {
    answer(request, response, url).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
