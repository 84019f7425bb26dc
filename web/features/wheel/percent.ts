import { plainIn } from '../../../schema/input/plain.ts';

/** Tickets of one percent. */
const PERCENT = 100_000;

/** A share of 10,000,000 as short as it goes, without its sign: 1,250,000 is `12.5`. Exact. */
export const percentText = (tickets: number): string => {
  const whole = Math.trunc(tickets / PERCENT);
  const rest = String(tickets % PERCENT)
    .padStart(5, '0')
    .replace(/0+$/, '');
  return rest === '' ? String(whole) : `${whole}.${rest}`;
};

/** Reads typed percent into tickets without arithmetic on fractions; null for what is none, or finer than a ticket. */
export const readPercent = (typed: string): number | null => {
  const text = plainIn(typed)
    .replaceAll(/[\s%\u066a]/g, '')
    .replace(/[,。\u066b]/, '.');
  const [, whole, rest = ''] = /^(\d{1,3})(?:\.(\d{0,5}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * PERCENT + Number(rest.padEnd(5, '0'));
};
