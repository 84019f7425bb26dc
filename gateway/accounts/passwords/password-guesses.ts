import type { Phone } from '../profile/phone.ts';
import { type Allowance, type Attempts, allowances } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { KnownCaller, KnownCallers } from '../sessions/known-callers.ts';

/**
 * Counts tries to sign in. A lock-out is of a number and an address: a client that guesses locks itself out. The guesses of all
 * strangers together at one number are bounded as well; this concerns no caller who is known there. A known device has its own tries,
 * which no other client uses up, wherever it is.
 */
export interface PasswordGuesses {
  /** Before the password is looked at. Answers as what the caller is known. @throws GatewayError RATE_LIMITED */
  count(phone: Phone, caller: Caller): Promise<KnownCaller | null>;
  /** Before another proof is looked at, which has guesses of its own. @throws GatewayError RATE_LIMITED */
  countOther(phone: Phone, caller: Caller): Promise<void>;
  /** The password was right, or the number proved itself in another way. */
  proved(phone: Phone, caller: Caller): Promise<void>;
}

type Quota = readonly [Allowance, subject: string];

export const passwordGuessesWith = (attempts: Attempts, knownCallers: KnownCallers): PasswordGuesses => {
  const ownOf = (phone: Phone, caller: Caller, known: KnownCaller | null): Quota =>
    known?.by === 'device'
      ? [allowances.loginPerKnownDevice, known.subject]
      : [allowances.loginPerPhoneAndAddress, `${phone}|${caller.address}`];
  return {
    count: async (phone, caller) => {
      const known = await knownCallers.knownAs(phone, caller);
      if (known?.by !== 'device') await attempts.count(allowances.loginPerAddress, caller.address);
      await attempts.count(...ownOf(phone, caller, known));
      if (known === null) await attempts.count(allowances.loginPerPhone, phone);
      return known;
    },
    countOther: async (phone, caller) => {
      const known = await knownCallers.knownAs(phone, caller);
      if (known?.by === 'device') await attempts.count(...ownOf(phone, caller, known));
      else await attempts.count(allowances.loginPerAddress, caller.address);
    },
    proved: async (phone, caller) => {
      await attempts.forget(...ownOf(phone, caller, await knownCallers.knownAs(phone, caller)));
      await attempts.forget(allowances.loginPerPhone, phone);
      await knownCallers.remember(phone, caller.address);
    },
  };
};
