import type { IncomingHttpHeaders } from 'node:http';
import { isSecret } from '../secrets.ts';

/** The 256 random bits that a client keeps for itself and sends as `x-device`; null where it sends none, or other text. */
export const deviceTokenOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string | null => {
  const { 'x-device': given } = headers;
  return typeof given === 'string' && isSecret(given) ? given : null;
};
