/** A display string of an item in three pieces; those that it doesn't have are empty. */
export interface DisplayPieces {
  readonly first: string;
  /** The initials of the words in brackets: `FT` of `(Field Tested)`. */
  readonly wear: string;
  readonly name: string;
}

const BRACKETS = /^(.*?) *\(([^()]*)\)$/su;

const initialsOf = (words: string): string =>
  words
    .split(/[\s-]+/u)
    .map((word) => [...word].slice(0, 1).join(''))
    .join('')
    .toUpperCase();

/**
 * Reads `Family | Finish (Wear Words)`: the first `|` ends the first piece, and brackets at the end hold the wear. Where there is no
 * `|`, all but the brackets is the first piece.
 */
export const displayPieces = (text: string): DisplayPieces => {
  const [, before = text, words = ''] = BRACKETS.exec(text.trim()) ?? [];
  const bar = before.indexOf('|');
  const [first, name] = bar < 0 ? [before, ''] : [before.slice(0, bar), before.slice(bar + 1)];
  return { first: first.trim(), wear: initialsOf(words), name: name.trim() };
};
