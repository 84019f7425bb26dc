const digit = /\p{Nd}/u;

/** The value of a decimal digit of any script: digits lie in runs of ten, from 0 to 9. */
const digitOf = (character: string): string => {
  const point = character.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
};

/**
 * A number or a code as ASCII, as far as it goes: compatible forms (NFKC), digits of any script, hyphens that look like one; without
 * what can't be seen, such as marks that turn the direction of text. Not for names, where scripts need some of that.
 */
export const plainIn = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .replaceAll(/\p{Nd}/gu, (character) => (character <= '9' ? character : digitOf(character)));
