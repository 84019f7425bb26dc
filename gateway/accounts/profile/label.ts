import { labelIn, MAX_LABEL } from '../../../schema/input/names.ts';
import { invalidInput } from '../../errors.ts';

/** The name a player gives to something of theirs. @throws GatewayError INVALID_INPUT */
export const readLabel = (field: string, text: string): string => {
  const name = labelIn(text);
  if (name === null) throw invalidInput(field, `is 1 to ${MAX_LABEL} visible characters`);
  return name;
};
