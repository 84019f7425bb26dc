import { z } from 'zod';
import { invalidInput } from '../../errors.ts';

/** The page that Steam sends browsers back to. */
const CALLBACK_PATH = '/login/steamCallback';

const code = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);

/** The content of the callback's `params`, which are JSON. A field of another form counts as absent. */
export const callbackParams = z.object({
  /** A page of this site: its path, query and fragment. */
  redirectUrl: z.string().optional().catch(undefined),
  promoteCode: code.optional().catch(undefined),
  channelCode: code.optional().catch(undefined),
});

export type CallbackParams = z.output<typeof callbackParams>;

const MAX_CHARACTERS = 1_000;

/** The page of this site that a text names. @throws GatewayError INVALID_INPUT for one of another origin */
export const ownPage = (text: string, origin: string): URL => {
  const problem = invalidInput('callbackUrl', 'is a page of this site');
  // Some readers of addresses skip controls and take backslashes for slashes: neither has a place in a page of ours.
  if (text.length > MAX_CHARACTERS || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text, origin)) throw problem;
  const url = new URL(text, origin);
  // A path that begins with two slashes would name another host, once it stands alone.
  if (url.origin !== origin || url.username !== '' || url.password !== '' || url.pathname.startsWith('//')) {
    throw problem;
  }
  return url;
};

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/**
 * The page that a caller wants to come back to: one of the site, or the callback page with `params` that name one.
 * @throws GatewayError INVALID_INPUT for a page of another origin
 */
export const readCallback = (callbackUrl: string | null, origin: string): CallbackParams => {
  if (callbackUrl === null || callbackUrl === '') return {};
  const url = ownPage(callbackUrl, origin);
  if (url.pathname !== CALLBACK_PATH) return { redirectUrl: pathOf(url) };
  const given = callbackParams.safeParse(parsed(url.searchParams.get('params') ?? '{}'));
  if (!given.success) return {};
  const { redirectUrl = '', ...codes } = given.data;
  return redirectUrl === '' ? codes : { redirectUrl: pathOf(ownPage(redirectUrl, origin)), ...codes };
};

/** The address that Steam is told to come back to. */
export const returnToOf = (origin: string, given: CallbackParams, state: string): string => {
  const url = new URL(CALLBACK_PATH, origin);
  url.searchParams.set('params', JSON.stringify(given));
  url.searchParams.set('state', state);
  return url.href;
};
