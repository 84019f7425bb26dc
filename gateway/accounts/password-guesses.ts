import type { AddressKey } from '../address-key.ts';
import type { Acquaintances } from './acquaintances.ts';
import { type Attempts, allowances } from './attempts.ts';
import type { Caller } from './caller.ts';
import type { Phone } from './phone.ts';

/**
 * Guesses at passwords. A lock-out is of a number and an address: who guesses locks themselves out. What all strangers
 * together may guess at one number is bounded as well, and doesn't concern who is known there.
 */
export interface PasswordGuesses {
  /** Before the password is looked at. @throws GatewayError RATE_LIMITED */
  count(phone: Phone, caller: Caller): Promise<void>;
  /** The password was right, or the number proved itself in another way. */
  proved(phone: Phone, address: AddressKey): Promise<void>;
}

export const passwordGuessesWith = (attempts: Attempts, acquaintances: Acquaintances): PasswordGuesses => {
  const pairOf = (phone: Phone, address: AddressKey): string => `${phone}|${address}`;
  return {
    count: async (phone, caller) => {
      await attempts.count(allowances.loginPerAddress, caller.address);
      await attempts.count(allowances.loginPerPhoneAndAddress, pairOf(phone, caller.address));
      if (!(await acquaintances.isKnown(phone, caller))) await attempts.count(allowances.loginPerPhone, phone);
    },
    proved: async (phone, address) => {
      await attempts.forget(allowances.loginPerPhoneAndAddress, pairOf(phone, address));
      await attempts.forget(allowances.loginPerPhone, phone);
      await acquaintances.remember(phone, address);
    },
  };
};
