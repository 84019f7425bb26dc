import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigurationError } from '../../gateway/site/configuration.ts';

/** The variables that name an address. */
export interface AddressNames {
  readonly host: string;
  readonly port: string;
}

const problems: Readonly<Record<string, (names: AddressNames) => string>> = {
  EADDRINUSE: ({ port }) => `${port} is taken by another program; set ${port} to a free one`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine`,
  EACCES: ({ port }) => `${port} may not be used by this user; choose one above 1023`,
  ENOTFOUND: ({ host }) => `${host} does not name this machine`,
  EAI_AGAIN: ({ host }) => `${host} does not name this machine`,
};

/**
 * Listens on the address for a moment, so that the operator learns of a bad address before the process opens anything.
 * @throws ConfigurationError
 */
export const checkAddress = async (
  host: string,
  port: number,
  names: AddressNames = { host: 'HOST', port: 'PORT' },
): Promise<void> => {
  const server = createServer();
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const problem = Object.hasOwn(problems, code) ? problems[code] : undefined;
    throw problem === undefined ? error : new ConfigurationError(problem(names));
  }
  await once(server.close(), 'close');
};
