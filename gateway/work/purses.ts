import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Bounded } from '../accounts/bounded.ts';
import type { Credential, Credentials } from '../accounts/credentials.ts';
import { tokenOf } from '../accounts/token-of.ts';
import { type AddressKey, addressKey } from '../address-key.ts';
import { AT_ONCE, type WorkLeft, type WorkMeter } from './meter.ts';
import { payersOf } from './payers.ts';
import { PRICES } from './prices.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route costs at least; null for one that is never refused. Other routes cost `PRICES.request`. */
    work?: number | null;
  }
}

/** Pays for the work of one client. */
export interface Purse {
  /** Asked before any work is done. @throws GatewayError RATE_LIMITED */
  admit(): void;
  spend(work: number): void;
  left(): WorkLeft;
}

/** Charges the client in whose request this is asked, before the work. @throws GatewayError RATE_LIMITED */
export type Charge = (work: number) => void;

export interface Purses {
  /** `holder` is a token, or what one was found to be good for; null for a visitor. */
  of(address: AddressKey, holder: string | Credential | null): Purse;
  readonly charge: Charge;
  /** The same work, charged to the client in whose request it is asked for. */
  charged(work: number, bounded: Bounded): Bounded;
  /** Charges every request to the routes that are registered afterwards, also to addresses where nothing is. */
  meter(app: FastifyInstance): void;
}

/** Within its minute of trust a token counts as its account's; the first request with it counts as its network's alone. */
export const pursesWith = (
  meter: WorkMeter,
  factor: number,
  remembered: (token: string) => ReturnType<Credentials['remembered']>,
): Purses => {
  const current = new AsyncLocalStorage<Purse>();

  const purseOf = (address: AddressKey, holder: string | Credential | null): Purse => {
    const payers = () => payersOf(address, typeof holder === 'string' ? remembered(holder) : holder);
    return {
      admit: () => meter.admit(payers()),
      spend: (work) => meter.charge(payers(), work),
      left: () => meter.left(payers()),
    };
  };

  const charge: Charge = (work) => {
    const purse = current.getStore();
    purse?.admit();
    purse?.spend(work);
  };

  return {
    of: purseOf,
    charge,
    charged: (work, bounded) => async (run) => {
      charge(work);
      return bounded(run);
    },
    meter: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        const { work = PRICES.request } = request.routeOptions.config;
        if (work === null) return;
        const purse = purseOf(addressKey(request.ip), tokenOf(request));
        purse.admit();
        purse.spend(work);
        const left = purse.left();
        reply.headers({
          'x-ratelimit-limit': Math.floor(AT_ONCE * factor),
          'x-ratelimit-remaining': Math.floor(left.work),
          'x-ratelimit-reset': left.wholeIn,
        });
      });
      // Behind the reading of the body, which goes on in the context of its socket.
      app.addHook('preHandler', (request, _reply, done) => {
        current.run(purseOf(addressKey(request.ip), tokenOf(request)), done);
      });
    },
  };
};
