import { plainIn } from './plain.ts';

/** A code that came by SMS, or that an authenticator shows. */
const CODE_LENGTH = 6;

/** The digits of a code, however it was typed or pasted: `123 456` and `G-123456` are `123456`. */
const codeDigits = (text: string): string => plainIn(text).replaceAll(/\D/g, '');

/** The part of a typed code that its field holds: no more than its digits. */
export const typedCode = (text: string): string => codeDigits(text).slice(0, CODE_LENGTH);

/** A code of six digits in its one form; null for anything else. */
export const sixDigitsIn = (text: string): string | null => {
  const digits = text.length > 64 ? '' : codeDigits(text);
  return digits.length === CODE_LENGTH ? digits : null;
};

/** A promotion code, 6 to 15 letters or digits, without what was pasted around it; null for anything else. Small and capital letters are the same. */
export const promotionCodeIn = (text: string): string | null => {
  const code = text.length > 64 ? '' : plainIn(text).trim();
  return /^[A-Za-z0-9]{6,15}$/.test(code) ? code : null;
};
