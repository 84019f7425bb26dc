import { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';

/** The one spelling of a time: UTC, with milliseconds. */
export const instantText = z.iso.datetime({ precision: 3 });

/** Texts of that form, among them days that never were. */
export const INSTANT_FORM = '[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{3}Z';

/** Writes times; those of a batch are all the same. */
export const createInstantWriter = (): ((at: Instant) => string) => {
  let before: Instant | null = null;
  let text = '';
  return (at) => {
    if (at !== before) {
      text = new Date(at).toISOString();
      before = at;
    }
    return text;
  };
};

const MIDNIGHT = 'T00:00:00.000Z';
const ZERO = 0x30;

const digit = (text: string, at: number): number => text.charCodeAt(at) - ZERO;
const two = (text: string, at: number): number => digit(text, at) * 10 + digit(text, at + 1);

/**
 * Reads times of the form above; null for a day that never was. Entries follow one another in time, so the day is nearly
 * always that of the one before, and often the moment too.
 */
export const createInstantReader = (): ((text: string) => Instant | null) => {
  let day = '';
  let midnight = 0;
  let before = '';
  let at: Instant = 0;
  return (text) => {
    if (text === before) return at;
    const date = text.slice(0, 10);
    if (date !== day) {
      const start = `${date}${MIDNIGHT}`;
      if (!instantText.safeParse(start).success) return null;
      day = date;
      midnight = Date.parse(start);
    }
    const minutes = two(text, 11) * 60 + two(text, 14);
    at = midnight + (minutes * 60 + two(text, 17)) * 1_000 + digit(text, 20) * 100 + two(text, 21);
    before = text;
    return at;
  };
};
