import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Phone } from '../profile/phone.ts';

export type Weakness = 'common' | 'phone' | 'repeated' | 'sequence';

const LONGEST_UNIT = 4;
/** Signs after a common word that make it no harder to guess. */
const TAIL = /[^\p{L}]{1,4}$/u;
/** So much besides the phone number would have to be guessed. */
const BESIDES_PHONE = 6;
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

/** The same few characters over and over: `aaaaaaaa`, `abcabcab`. */
const isRepeated = (text: string): boolean =>
  Array.from({ length: LONGEST_UNIT }, (_, n) => n + 1).some(
    (unit) => text.length >= 2 * unit && text.slice(unit) === text.slice(0, -unit),
  );

const reversed = (text: string): string => [...text].reverse().join('');

/** One after the other in the alphabet, among the digits or on the keyboard, in either direction. */
const isSequence = (text: string): boolean => {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, n) => code - (codes[n] ?? 0)));
  if (steps.size === 1 && (steps.has(1) || steps.has(-1))) return true;
  return KEYBOARD_ROWS.some((row) => row.includes(text) || reversed(row).includes(text));
};

/** The number in any spelling: with or without country code, with separators, with a little around it. */
const isPhone = (text: string, phone: Phone): boolean => {
  const national = parsePhoneNumberFromString(phone)?.nationalNumber ?? phone.slice(1);
  const country = phone.slice(1, phone.length - national.length);
  const bare = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (!bare.includes(national)) return false;
  const besides = bare
    .replace(`00${country}${national}`, '')
    .replace(`${country}${national}`, '')
    .replace(national, '');
  return besides.length < BESIDES_PHONE;
};

/** The reason why an attacker would soon guess this password; null where there is none. Expects NFKC. */
export const weaknessOf = (password: string, phone: Phone, common: ReadonlySet<string>): Weakness | null => {
  const text = password.toLowerCase();
  if (isRepeated(text)) return 'repeated';
  if (isSequence(text)) return 'sequence';
  if (isPhone(text, phone)) return 'phone';
  return common.has(text) || common.has(text.replace(TAIL, '')) ? 'common' : null;
};
