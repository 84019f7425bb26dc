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

/** JSON in lines, of the same meaning, in which `plainText` finds nothing to show otherwise. */
export const plainJson = (value: unknown): readonly string[] =>
  JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) =>
      line.replace(UNPRINTABLE, (character) =>
        Array.from(
          { length: character.length },
          (_one, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
        ).join(''),
      ),
    );
