import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../../errors.ts';

/** RFC 9112 3.2: a path, or what a proxy is asked for. */
const TARGET = /^(?:\/|https?:\/\/)/i;

/** Names and values in turns, as they came. */
const hostsIn = (rawHeaders: readonly string[]): number => {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) {
    const text = rawHeaders[name];
    if (text?.length === 4 && text.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
};

/** Refuses what two programs on the way could read in two ways: a target that is no path, and more than one host. */
export const wellFormed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (!TARGET.test(raw.url ?? '')) throw new GatewayError('BAD_REQUEST', {}, 'The target of the request is no path');
    if (hostsIn(raw.rawHeaders) > 1) throw new GatewayError('BAD_REQUEST', {}, 'The request names several hosts');
  });
};
