import { createServer } from 'node:net';

/** Takes the address for a moment: what can't be listened on should be said before anything is opened. */
export const checkAddress = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
