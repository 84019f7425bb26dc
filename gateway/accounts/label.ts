import { invalidInput } from '../errors.ts';

/** The name a player gives to something of theirs. @throws GatewayError INVALID_INPUT unless it has 1 to 40 visible characters */
export const readLabel = (field: string, text: string): string => {
  const name = text.normalize('NFC').trim();
  const { length } = [...name];
  if (length < 1 || length > 40 || /\p{C}/u.test(name)) throw invalidInput(field, 'is 1 to 40 visible characters');
  return name;
};
