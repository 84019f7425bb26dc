import type { FastifyInstance } from 'fastify';
import { isReadableAddress } from '../addresses/address-key.ts';

/** Notices clients that share one allowance because their addresses can't be told apart. */
export interface AddressWatch {
  /** Looks at every request to the routes that are registered afterwards. */
  observe(app: FastifyInstance): void;
  /** Warnings for the operator; empty where addresses are told apart. */
  warnings(): readonly string[];
}

/** Requests that are looked at together, and how many of them must have come through a proxy. */
const WINDOW = 200;
const MOST_OF_THEM = 160;

const UNTRUSTED =
  'most requests carry X-Forwarded-For, and GLASSCASE_TRUSTED_PROXIES is 0: if a proxy is in front, all its clients share one allowance';

export const addressWatch = (
  trustedProxies: number,
  logger: { warn(details: object, message: string): void },
): AddressWatch => {
  let unreadable = 0;
  let looked = 0;
  let forwarded = 0;
  let isProxied = false;
  const advice = `${
    trustedProxies === 0 ? 'the listener names no address' : 'X-Forwarded-For holds no address'
  } for some clients, which all share one allowance: check the proxy and GLASSCASE_TRUSTED_PROXIES`;

  /** A few clients that invent the header don't make most of a window. */
  const lookForProxy = (carries: boolean): void => {
    looked += 1;
    if (carries) forwarded += 1;
    if (looked < WINDOW) return;
    const proxied = forwarded >= MOST_OF_THEM;
    if (proxied && !isProxied) logger.warn({ trustedProxies }, UNTRUSTED);
    [isProxied, looked, forwarded] = [proxied, 0, 0];
  };

  return {
    observe: (app) => {
      app.addHook('onRequest', ({ ip, headers }, _reply, done) => {
        if (!isReadableAddress(ip)) {
          // Without the text: it may be a person's address in some other form.
          if (unreadable === 0) logger.warn({ trustedProxies }, advice);
          unreadable += 1;
        }
        if (trustedProxies === 0) lookForProxy(headers['x-forwarded-for'] !== undefined);
        done();
      });
    },
    warnings: () => [
      ...(unreadable === 0 ? [] : [`${advice} (${unreadable} requests)`]),
      ...(isProxied ? [UNTRUSTED] : []),
    ],
  };
};
