import { once } from 'node:events';
import { createServer } from 'node:net';

/** Takes the address for a moment: what can't be listened on should be said before anything is opened. */
export const checkAddress = async (host: string, port: number): Promise<void> => {
  const server = createServer();
  await once(server.listen({ host, port, exclusive: true }), 'listening');
  await once(server.close(), 'close');
};
