import { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';

/** The one spelling of a time: UTC, with milliseconds. */
export const instantText = z.iso.datetime({ precision: 3 });

/** Texts of that form, among them days that never were. */
export const INSTANT_FORM = '[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{3}Z';

const DAY_AT = 8;

/** Reads times of the form above; null for a day that never was, which the engine takes for a day of the next month. */
export const readInstant = (text: string): Instant | null => {
  const at = Date.parse(text);
  return new Date(at).getUTCDate() === Number(text.slice(DAY_AT, DAY_AT + 2)) ? at : null;
};
