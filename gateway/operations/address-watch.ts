import type { FastifyInstance } from 'fastify';
import { isReadableAddress } from '../address-key.ts';

/** Notices clients whose address can't be read: they all share one allowance, which is worth nothing. */
export interface AddressWatch {
  /** Looks at every request to the routes that are registered afterwards. */
  observe(app: FastifyInstance): void;
  /** What an operator has to know; empty where every address could be read. */
  warnings(): readonly string[];
}

export const addressWatch = (
  trustedProxies: number,
  logger: { warn(details: object, message: string): void },
): AddressWatch => {
  let unreadable = 0;
  const advice = `${
    trustedProxies === 0 ? 'the listener names no address' : 'X-Forwarded-For holds no address'
  } for some clients, which all share one allowance: check the proxy and GLASSCASE_TRUSTED_PROXIES`;
  return {
    observe: (app) => {
      app.addHook('onRequest', ({ ip }, _reply, done) => {
        if (!isReadableAddress(ip)) {
          // Without the text: it may be a person's address in some other form.
          if (unreadable === 0) logger.warn({ trustedProxies }, advice);
          unreadable += 1;
        }
        done();
      });
    },
    warnings: () => (unreadable === 0 ? [] : [`${advice} (${unreadable} requests)`]),
  };
};
