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

/** An address of this site to go on to. The callback itself would be a circle. */
const onwardTo = (address: unknown, origin: string): string | null => {
  const own = ownAddress(typeof address === 'string' ? address : null, origin);
  return own === null || own.startsWith(STEAM_CALLBACK) ? null : own;
};

/** The address that a sign-in with Steam comes back to: what is remembered travels in `params`, unless that is too much. */
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

/** What the address of the callback brings back; anything unreadable or of another site is left out. */
export const steamParamsFrom = (search: string, origin: string): RememberedQuery => {
  const stored = parseJson(new URLSearchParams(search).get('params'));
  const params = isRecord(stored) ? stored : {};
  return {
    callbackUrl: onwardTo(params.redirectUrl, origin),
    promoteCode: codeOf(params.promoteCode),
    channelCode: codeOf(params.channelCode),
  };
};

/** Where to go after the sign-in: what the address says, else what the server remembers, else the first page. */
export const afterSteam = (fromAddress: string | null, fromServer: string | null, origin: string): string =>
  fromAddress ?? onwardTo(fromServer, origin) ?? '/home';
