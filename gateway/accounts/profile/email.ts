import { emailIn } from '../../../schema/input/addresses.ts';
import { invalidInput } from '../../errors.ts';

/** An address as it was written, its domain in small letters. @throws GatewayError INVALID_INPUT */
export const readEmail = (text: string): string => {
  const email = emailIn(text);
  if (email === null) throw invalidInput('email', 'is not an e-mail address');
  return email;
};

/** `a***@e***`: enough to tell two addresses apart, and none can be written to. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@(.).*$/su, '$1***@$2***');
