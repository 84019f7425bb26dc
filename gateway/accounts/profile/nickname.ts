import { MAX_NICKNAME, nicknameIn } from '../../../schema/input/names.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import { isReservedName } from './reserved-names.ts';

/** One of them, each about as likely as the others: there are far fewer than a byte's 256 values. */
const pick = (words: readonly string[], byte: number): string => words[byte % words.length] ?? '';

/**
 * A name to begin with, such as "Quiet Heron 47": of randomness alone, so that it says nothing of who bears it. Names needn't be
 * unique.
 */
export const randomNickname = (randomBytes: (size: number) => Uint8Array, language: SiteLanguage): string => {
  const { drawn, adjectives, animals } = siteTexts[language].nicknames;
  const [first = 0, second = 0, third = 0] = randomBytes(3);
  return drawn({
    adjective: pick(adjectives, first),
    animal: pick(animals, second),
    number: String(10 + (third % 90)),
  });
};

/**
 * @throws GatewayError INVALID_INPUT unless the name is 1 to 24 characters that people can see, in one line;
 * NICKNAME_RESERVED for a name that stands for the site, or looks as if it did
 */
export const readNickname = (text: string): string => {
  const nickname = nicknameIn(text);
  if (nickname === null) throw invalidInput('nickname', `is 1 to ${MAX_NICKNAME} visible characters`);
  if (isReservedName(nickname)) throw new GatewayError('NICKNAME_RESERVED');
  return nickname;
};
