import { plainIn } from './plain.ts';

/** E.164: `+8613800000000`. Whether a numbering plan has the number is another question. */
export const isE164 = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** Where a number without a country code is from, unless a prefix says otherwise. */
export const HOME_PREFIX = '+86';

const mainlandMobile = /^\+861[3-9]\d{9}$/;
/** Italy alone keeps the 0 of its area codes. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['+39']);

const homeOf = (digits: string): string => (/^86\d{11}$/.test(digits) ? digits.slice(2) : digits);

/**
 * The number in E.164, however it was typed or pasted: with `+`, `00` or `tel:`, with brackets and spaces, in digits of any script.
 * Null where it can't be one. Only what is certain is refused here: numbering plans are another question.
 * @param prefix of a number that brings none, `+` and digits
 */
export const phoneIn = (typed: string, prefix: string = HOME_PREFIX): string | null => {
  if (typed.length > 64) return null;
  const bare = plainIn(typed)
    .replace(/^\s*tel:/i, '')
    .replaceAll(/[\s().·/-]/g, '')
    .replace(/^00/, '+');
  const national = prefix === HOME_PREFIX ? homeOf(bare) : bare;
  const number = bare.startsWith('+') ? bare : `${prefix}${KEEPS_ZERO.has(prefix) ? bare : national.replace(/^0/, '')}`;
  if (!isE164(number)) return null;
  return number.startsWith('+86') && !mainlandMobile.test(number) ? null : number;
};
