/** E.164: `+8613800000000`. Whether a numbering plan has the number is another question. */
export const isE164 = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

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
export const MAX_TRADE_LINK = 200;

/** A trade link in its one form, `https://steamcommunity.com/tradeoffer/new/?partner=…&token=…`; null for anything else. */
export const tradeLinkIn = (text: string): string | null => {
  const trimmed = text.trim();
  const url = trimmed.length > MAX_TRADE_LINK ? null : URL.parse(trimmed);
  if (url === null || url.origin !== 'https://steamcommunity.com' || url.pathname !== '/tradeoffer/new/') return null;
  if (url.username !== '' || url.password !== '' || url.hash !== '' || url.searchParams.size !== 2) return null;
  const who = url.searchParams.get('partner') ?? '';
  const key = url.searchParams.get('token') ?? '';
  if (!partner.test(who) || Number(who) > LARGEST_PARTNER || !token.test(key)) return null;
  return `https://steamcommunity.com/tradeoffer/new/?partner=${who}&token=${key}`;
};
