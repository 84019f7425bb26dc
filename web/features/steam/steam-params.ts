import { isRecord, parseJson } from '../../platform/device-storage.ts';
import { ownAddress, type RememberedQuery } from '../../platform/remembered-query.ts';

/** Where Steam sends the browser back to. */
const STEAM_CALLBACK = '/login/steamCallback';

const MAX_CODE = 64;
/** The server takes no longer callback address. */
const MAX_ADDRESS = 1000;

const codeOf = (value: unknown): string | null => {
  const code = typeof value === 'string' ? value.trim() : '';
  return code === '' || code.length > MAX_CODE ? null : code;
};

/** An address of this site to go on to; null for another site, and for the callback itself, which would loop. */
const onwardTo = (address: unknown, origin: string): string | null => {
  const own = ownAddress(typeof address === 'string' ? address : null, origin);
  return own === null || own.startsWith(STEAM_CALLBACK) ? null : own;
};

/**
 * The address that a sign-in with Steam returns to. Its `params` carry the remembered query; a long address drops the
 * redirect.
 */
export const steamCallbackUrl = (query: RememberedQuery, origin: string): string => {
  const params = {
    redirectUrl: query.callbackUrl ?? '',
    promoteCode: query.promoteCode ?? '',
    channelCode: query.channelCode ?? '',
  };
  const address = (carried: typeof params): string =>
    `${origin}${STEAM_CALLBACK}?${new URLSearchParams({ params: JSON.stringify(carried) })}`;
  const whole = address(params);
  return whole.length > MAX_ADDRESS ? address({ ...params, redirectUrl: '' }) : whole;
};

/** The query that the callback's address carries; null for each part that is unreadable or of another site. */
export const steamParamsFrom = (search: string, origin: string): RememberedQuery => {
  const stored = parseJson(new URLSearchParams(search).get('params'));
  const params = isRecord(stored) ? stored : {};
  return {
    callbackUrl: onwardTo(params.redirectUrl, origin),
    promoteCode: codeOf(params.promoteCode),
    channelCode: codeOf(params.channelCode),
  };
};

/** The path after the sign-in: from the address, else from the server, else the first page. */
export const afterSteam = (fromAddress: string | null, fromServer: string | null, origin: string): string =>
  fromAddress ?? onwardTo(fromServer, origin) ?? '/home';
