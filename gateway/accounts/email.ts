import { z } from 'zod';
import { invalidInput } from '../errors.ts';

const address = z.email().max(254);

/** An address as it was written, its domain in small letters. @throws GatewayError INVALID_INPUT */
export const readEmail = (text: string): string => {
  const parsed = address.safeParse(text.trim());
  if (!parsed.success) throw invalidInput('email', 'is not an e-mail address');
  const at = parsed.data.lastIndexOf('@');
  return parsed.data.slice(0, at) + parsed.data.slice(at).toLowerCase();
};
