import { plainIn } from './plain.ts';

export const MAX_EMAIL = 254;

/** As zod has it. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** An address as it was written, its domain in small letters; null where it is none. */
export const emailIn = (text: string): string | null => {
  const email = text.trim();
  if (email.length > MAX_EMAIL || !emailPattern.test(email)) return null;
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
};

const partner = /^[1-9]\d{0,9}$/;
const token = /^[A-Za-z0-9_-]{8}$/;
/** Account numbers of Steam have 32 bits. */
const LARGEST_PARTNER = 2 ** 32 - 1;
export const MAX_TRADE_LINK = 500;
const hosts: ReadonlySet<string> = new Set(['steamcommunity.com', 'www.steamcommunity.com']);

/**
 * A trade link in its one form, `https://steamcommunity.com/tradeoffer/new/?partner=…&token=…`, from any spelling of it: with
 * `http`, `www` or neither, with parameters beside, as HTML, with invisible signs. Null for anything else.
 */
export const tradeLinkIn = (text: string): string | null => {
  const written = text.length > MAX_TRADE_LINK ? '' : plainIn(text).trim().replaceAll('&amp;', '&');
  const url = URL.parse(/^[a-z]+:/i.test(written) ? written : `https://${written}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !hosts.has(url.hostname) || url.port !== '') return null;
  if (url.username !== '' || url.password !== '' || !/^\/tradeoffer\/new\/?$/.test(url.pathname)) return null;
  const [who = '', ...others] = url.searchParams.getAll('partner');
  const [key = '', ...more] = url.searchParams.getAll('token');
  if (others.length + more.length > 0) return null;
  if (!partner.test(who) || Number(who) > LARGEST_PARTNER || !token.test(key)) return null;
  return `https://steamcommunity.com/tradeoffer/new/?partner=${who}&token=${key}`;
};
