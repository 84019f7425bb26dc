/** The site's own name. */
const OWN = 'glasscase';

/** A player could choose the word, or a player could choose it with a few signs after it. */
const isChoosable = (word: string): boolean => word.length >= 8 || (word.length >= 4 && /\p{L}$/u.test(word));

/**
 * The first guesses of an attacker: the most common passwords of breaches, as zxcvbn collects them (MIT). NFKC, lower
 * case. Only a gateway pays for the list: no other process loads the package.
 */
export const readCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = [OWN, ...dictionary['passwords-common']].map((word) => word.normalize('NFKC').toLowerCase());
  return new Set(words.filter(isChoosable));
};
