import {
  getCountryCallingCode,
  isSupportedCountry,
  type NumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { GatewayError } from '../../errors.ts';
import type { Phone } from '../profile/phone.ts';
import type { SmsRules } from './rules.ts';

/**
 * Kinds of numbers that people have. A message to one of them costs no more than to another. Premium and shared-cost numbers,
 * satellites, pagers, and numbers that numbering plans don't name pay a party that may well have asked for the message.
 */
const ORDINARY: ReadonlySet<NumberType> = new Set<NumberType>(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Countries in which a number of another kind can't be told from a mobile one never come here: their type says both. */
export const isOrdinaryNumber = (phone: string, countries: ReadonlySet<string>): boolean => {
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.country === undefined || !parsed.isValid()) return false;
  return countries.has(parsed.country) && ORDINARY.has(parsed.getType());
};

/** The prefixes of the numbers of these countries. */
export const dialPrefixesOf = (countries: ReadonlySet<string>): readonly { region: string; prefix: string }[] =>
  [...countries].flatMap((region) =>
    isSupportedCountry(region) ? [{ region, prefix: `+${getCountryCallingCode(region)}` }] : [],
  );

/** @throws GatewayError PHONE_NOT_SERVED for a number that no message is sent to */
export const requireServed = (phone: Phone, { countries }: Pick<SmsRules, 'countries'>): void => {
  if (!isOrdinaryNumber(phone, countries)) throw new GatewayError('PHONE_NOT_SERVED');
};
