import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isE164, phoneIn } from '../../../schema/input/phone.ts';
import { invalidInput } from '../../errors.ts';

declare const brand: unique symbol;
/** E.164: `+8613800000000`. */
export type Phone = string & { readonly [brand]: 'Phone' };

const isPhone = (text: string): text is Phone => isE164(text);

/** Reads a number as people write it; without `+` it is one of +86. @throws GatewayError INVALID_INPUT */
export const readPhone = (text: string): Phone => {
  const number = phoneIn(text);
  const parsed = number === null ? undefined : parsePhoneNumberFromString(number);
  if (parsed === undefined || !parsed.isValid() || !isPhone(parsed.number)) {
    throw invalidInput('phone', 'is not a valid phone number');
  }
  return parsed.number;
};

/** `+86 138****0000`: enough to know one's own number again. */
export const maskPhone = (phone: string): string => {
  const parsed = parsePhoneNumberFromString(phone);
  const national = parsed?.nationalNumber ?? '';
  const [head, tail] = national.length >= 10 ? [3, 4] : [1, 2];
  const hidden = '*'.repeat(Math.max(national.length - head - tail, 0));
  return `+${parsed?.countryCallingCode ?? ''} ${national.slice(0, head)}${hidden}${national.slice(-tail)}`;
};

/** Whether a text is this number as `maskPhone` shows it. */
export const isMaskOf = (text: string, phone: string): boolean => text.trim() === maskPhone(phone);
