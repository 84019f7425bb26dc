import { GatewayError } from '../errors.ts';

const partner = /^[1-9]\d{0,9}$/;
const token = /^[A-Za-z0-9_-]{8}$/;
/** Account numbers of Steam have 32 bits. */
const LARGEST_PARTNER = 2 ** 32 - 1;

/**
 * A trade link in its one form, `https://steamcommunity.com/tradeoffer/new/?partner=…&token=…`.
 * @throws GatewayError TRADE_LINK_INVALID for anything else
 */
export const readTradeLink = (text: string): string => {
  const invalid = new GatewayError('TRADE_LINK_INVALID');
  const trimmed = text.trim();
  if (trimmed.length > 200 || !URL.canParse(trimmed)) throw invalid;
  const url = new URL(trimmed);
  const plain = url.username === '' && url.password === '' && url.hash === '' && url.pathname === '/tradeoffer/new/';
  if (url.origin !== 'https://steamcommunity.com' || !plain || url.searchParams.size !== 2) throw invalid;
  const who = url.searchParams.get('partner') ?? '';
  const key = url.searchParams.get('token') ?? '';
  if (!partner.test(who) || Number(who) > LARGEST_PARTNER || !token.test(key)) throw invalid;
  return `https://steamcommunity.com/tradeoffer/new/?partner=${who}&token=${key}`;
};
