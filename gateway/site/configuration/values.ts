import { isIP } from 'node:net';
import { z } from 'zod';

export const hasProtocol = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';

export const whole = (min: number, max: number, what: string) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be ${what}, a whole number from ${min} to ${max}`,
    })
    .transform(Number);

export const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

/** An amount in minor units; null for none. */
export const sumOrNever = z
  .literal('')
  .transform(() => null)
  .or(
    z
      .string()
      .regex(/^\d{1,15}$/, { error: 'must be an amount in minor units' })
      .transform(BigInt),
  );

export const key32 = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, { error: 'must be 32 bytes as 64 hex digits' })
  .transform((text) => text.toLowerCase());

export const origins = z
  .string()
  .transform((text) => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])))
  .refine((list) => list.every((one) => hasProtocol(one, 'http:', 'https:') && new URL(one).origin === one), {
    error: 'must be a comma-separated list of origins such as https://example.org',
  });

export const hostName = z
  .string()
  .refine((text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text), {
    error: 'must be an address or a host name',
  });

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Names alone: PostgreSQL reads an offset such as +08:00 with the opposite sign. */
export const timeZone = z.string().refine((name) => /^[A-Z][\w+/-]{0,63}$/i.test(name) && isTimeZone(name), {
  error: 'must be the name of a time zone such as Asia/Shanghai',
});

/** Keys that were in use before, newest first. */
export const keys32 = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((one) => one.trim()),
  )
  .refine((list) => list.every((one) => /^[0-9a-f]{64}$/.test(one)), {
    error: 'must be keys of 32 bytes as 64 hex digits each, comma-separated',
  });

/** An origin without anything behind it. */
export const origin = (example: string) =>
  z.string().refine((text) => hasProtocol(text, 'http:', 'https:') && new URL(text).origin === text, {
    error: `must be an origin such as ${example}`,
  });

/** The part before a path: an address without query, fragment and a `/` at its end. */
export const pathPrefix = (example: string) =>
  z.string().refine((text) => hasProtocol(text, 'http:', 'https:') && !/[?#\s]|\/$/.test(text), {
    error: `must be an address without a slash at its end, such as ${example}`,
  });

export const address = z
  .string()
  .refine((text) => hasProtocol(text, 'http:', 'https:'), { error: 'must be an address' });

export const postgresUrl = z.string().refine((text) => hasProtocol(text, 'postgres:', 'postgresql:'), {
  error: 'must look like postgres://user:password@host:5432/database',
});
