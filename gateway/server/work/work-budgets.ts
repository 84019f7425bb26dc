import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials } from '../../accounts/credentials.ts';
import { deviceTokenOf } from '../../accounts/sessions/device-token.ts';
import { tokenOf } from '../../accounts/sessions/token-of.ts';
import { type AddressKey, addressKey } from '../addresses/address-key.ts';
import { AT_ONCE, type WorkLeft, type WorkMeter } from './meter.ts';
import { type Holder, type Payers, payersOf } from './payers.ts';
import { PRICES } from './prices.ts';
import type { Recognition } from './recognition.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The least cost of a request to the route; null for a route that is never refused. Other routes cost `PRICES.request`. */
    work?: number | null;
  }
  interface FastifyRequest {
    workBudget: WorkBudget;
  }
}

/** Pays for the work of one client. */
export interface WorkBudget {
  /** Asked before any work is done. @throws GatewayError RATE_LIMITED */
  admit(): void;
  spend(work: number): void;
  left(): WorkLeft;
}

interface SharedWorkBudget extends WorkBudget {
  /** Whether half or more is used up of what the client shares with others. */
  isShort(): boolean;
}

/** Charges the client in whose request this is asked, before the work. @throws GatewayError RATE_LIMITED */
export type Charge = (work: number) => void;

export interface WorkBudgets {
  /** `holder` is a token, or what one was found to be good for; null for a visitor. */
  of(address: AddressKey, holder: string | Holder | null): WorkBudget;
  readonly charge: Charge;
  /** Charges every request to the routes that are registered afterwards, also to addresses where nothing is. */
  meter(app: FastifyInstance): void;
}

export interface WorkBudgetsParts {
  readonly meter: WorkMeter;
  readonly factor: number;
  readonly remembered: Credentials['remembered'];
  readonly recognition: Recognition;
}

/** A token counts as its account's within its minute of trust, and where its network is short; otherwise as its network's alone. */
export const workBudgetsWith = ({ meter, factor, remembered, recognition }: WorkBudgetsParts): WorkBudgets => {
  const current = new AsyncLocalStorage<WorkBudget>();

  const budgetOf = (address: AddressKey, shown: string | Holder | null): SharedWorkBudget => {
    let holder = typeof shown === 'string' ? null : shown;
    let payers = payersOf(address, holder);
    const paying = (): Payers => {
      if (holder !== null || typeof shown !== 'string') return payers;
      holder = remembered(shown);
      if (holder !== null) payers = payersOf(address, holder);
      return payers;
    };
    return {
      admit: () => meter.admit(paying()),
      spend: (work) => meter.charge(paying(), work),
      left: () => meter.left(paying()),
      isShort: () => meter.isShort(paying()),
    };
  };

  const charge: Charge = (work) => {
    const workBudget = current.getStore();
    workBudget?.admit();
    workBudget?.spend(work);
  };

  const pay = ({ workBudget, ws }: FastifyRequest, reply: FastifyReply, work: number): void => {
    // A browser says over its socket alone whose it is: the first message is refused in place of the handshake.
    if (!ws) workBudget.admit();
    workBudget.spend(work);
    const left = workBudget.left();
    reply.header('x-ratelimit-limit', Math.floor(AT_ONCE * factor));
    reply.header('x-ratelimit-remaining', Math.floor(left.work));
    reply.header('x-ratelimit-reset', left.wholeIn);
  };

  /** The work budget of what the client is recognised by; the one that it has where nothing is. */
  const recognisedBudget = async (request: FastifyRequest): Promise<WorkBudget> => {
    const address = addressKey(request.ip);
    const shown = { token: tokenOf(request), deviceToken: deviceTokenOf(request) };
    const holder = await recognition.recognise(address, shown);
    return holder === null ? request.workBudget : budgetOf(address, holder);
  };

  return {
    of: budgetOf,
    charge,
    meter: (app) => {
      app.decorateRequest('workBudget');
      app.addHook('onRequest', (request, reply, done) => {
        const workBudget = budgetOf(addressKey(request.ip), tokenOf(request));
        request.workBudget = workBudget;
        const { work = PRICES.request } = request.routeOptions.config;
        if (work === null) return done();
        const paid = (): void => {
          pay(request, reply, work);
          done();
        };
        if (!workBudget.isShort()) return paid();
        recognisedBudget(request)
          .then((recognised) => {
            request.workBudget = recognised;
            paid();
          })
          .catch(done);
      });
      // Behind the reading of the body, which goes on in the context of its socket.
      app.addHook('preHandler', (request, _reply, done) => {
        current.run(request.workBudget, done);
      });
    },
  };
};
