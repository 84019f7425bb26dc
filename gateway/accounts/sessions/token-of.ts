import type { IncomingHttpHeaders } from 'node:http';

const bearer = /^bearer ([A-Za-z0-9_-]{1,100})$/i;
const plain = /^[A-Za-z0-9_-]{1,100}$/;

/** No token is ever this: a client that sends something else than a token is told that its token is dead. */
const MALFORMED = 'malformed';

/** The token that a request comes with, as `authorization: Bearer …` or REST's `token`; null without one. */
export const tokenOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string | null => {
  const { authorization, token } = headers;
  if (authorization !== undefined) return bearer.exec(authorization)?.[1] ?? MALFORMED;
  if (token === undefined || token === '') return null;
  return typeof token === 'string' && plain.test(token) ? token : MALFORMED;
};
