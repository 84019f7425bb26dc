/** Characters as the server counts them: code points. */
const lengthOf = (text: string): number => [...text].length;

const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** 1 to 24 characters that people can see. The server has the last word. */
export const isNickname = (typed: string): boolean => {
  const nickname = typed.trim();
  const length = lengthOf(nickname);
  return length >= 1 && length <= 24 && !unseen.test(nickname) && seen.test(nickname);
};

/** Only what is certain is refused here: something before and after one `@`, and a dot in the domain. */
export const isEmail = (typed: string): boolean =>
  typed.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed.trim());

const partner = /^[1-9]\d{0,9}$/;
const token = /^[\w-]{8}$/;

/** `https://steamcommunity.com/tradeoffer/new/?partner=…&token=…`, and nothing else. */
export const isTradeLink = (typed: string): boolean => {
  const url = URL.parse(typed.trim());
  if (url === null || url.origin !== 'https://steamcommunity.com' || url.pathname !== '/tradeoffer/new/') return false;
  if (url.username !== '' || url.password !== '' || url.hash !== '' || url.searchParams.size !== 2) return false;
  return partner.test(url.searchParams.get('partner') ?? '') && token.test(url.searchParams.get('token') ?? '');
};

/** 6 to 15 letters or digits. */
export const isInviteCode = (typed: string): boolean => /^[A-Za-z0-9]{6,15}$/.test(typed.trim());

export const isKeyName = (typed: string): boolean => {
  const length = lengthOf(typed.trim());
  return length >= 1 && length <= 40;
};

const DAY_MS = 86_400_000;

/** When a key ends that works for so many days; null for one without an end. */
export const keyEnd = (days: number | null, now: number): string | null =>
  days === null ? null : new Date(now + days * DAY_MS).toISOString();
