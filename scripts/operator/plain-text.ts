/**
 * Characters that a terminal would obey or hide: control characters, directions of writing, invisible ones, line
 * separators.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * One line that shows a text and obeys nothing in it. Everything that the operator's terminal gets goes through here: most of
 * it was written by players.
 */
export const plainText = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
