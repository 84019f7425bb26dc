import { plainIn } from './plain.ts';

const decimal = /^(\d{1,14})(?:\.(\d{1,2}))?$/;

/**
 * Minor units of a decimal amount of major units, 0 or more, without arithmetic on fractions: `12.5` is 1250. Null for
 * anything else, for more than two decimals and for more than 2^53 − 1.
 */
export const amountIn = (text: string): number | null => {
  const [, whole, cents = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return null;
  const minor = Number(`${whole}${cents.padEnd(2, '0')}`);
  return Number.isSafeInteger(minor) ? minor : null;
};

/** Whole numbers in groups, of thousands or as in India, each behind the same sign; and one without groups. */
const grouped = /^(?:\d+|[1-9]\d{0,2}(?:([ ',.])\d{3}(?:\1\d{3})*|([ ',])\d{2}(?:\2\d{2})*\2\d{3}))$/;
/** One or two digits behind a sign that isn't one of the groups: the decimals. */
const fraction = /^(.*)([.,])(\d{1,2})$/s;

/** Signs of other scripts and keyboards as the one that they stand for. */
const separatorsIn = (text: string): string =>
  plainIn(text)
    .trim()
    .replaceAll(/[\u066c،、]/g, ',')
    .replaceAll(/[\u066b。]/g, '.')
    .replaceAll(/[\u2019\u02bc`´]/g, "'")
    .replaceAll(/\s/g, ' ');

/**
 * The same as people type it: with groups, with a decimal comma, with the digits and signs of any script. Null where a sign could be
 * either: `1.234` is a thousand and more to some and one and a bit to others, while the site itself writes `1,234`.
 */
export const typedAmountIn = (typed: string): number | null => {
  const text = separatorsIn(typed);
  const [, before = text, sign = '', cents = '0'] = fraction.exec(text) ?? [];
  const [whole, group = '', indian = ''] = grouped.exec(before) ?? [];
  if (whole === undefined || (group || indian) === (sign || '.')) return null;
  return amountIn(`${whole.replaceAll(/\D/g, '')}.${cents}`);
};

/** The same of what is typed so far: `12.` is 12. */
export const amountSoFar = (typed: string): number | null =>
  typedAmountIn(typed.replace(/(?<=\p{Nd})[.,。．，]\s*$/u, ''));
