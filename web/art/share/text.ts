/** Nothing of these is drawn by itself: controls, directions, joiners, fillers. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu;
/** The same but for what keeps the direction of a name to itself. */
const unseenButIsolates = /(?![\u2068\u2069])[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu;
const isolates = /^[\u2068\u2069]+$/u;
const marks = /(\p{M}{2})\p{M}+/gu;
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const narrow = /^[\s.,:;·|!'()iljtfrI1]/u;

const broad = /^[mwMW@%&ÆŒ—…\p{Lu}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Of one grapheme, in shares of the font's size: an upper bound for ordinary letters of the faces that a card names. */
const widthOf = (grapheme: string): number => {
  if (isolates.test(grapheme)) return 0;
  if (wide.test(grapheme)) return 1;
  if (narrow.test(grapheme)) return 0.4;
  return broad.test(grapheme) ? 0.96 : 0.64;
};

/** A player's name as a part of a line: it turns nothing that stands around it. */
export const isolated = (name: string): string => `\u2068${name.replace(unseen, '')}\u2069`;

/** Estimated width of a line, in the unit of `size`. */
export const textWidth = (text: string, size: number): number =>
  size * [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0);

/** A text of another author as one visible line that is at most so wide, cut with `…`, without invisible characters. */
export const fitted = (text: string, size: number, width: number): string => {
  const line = text.normalize('NFC').replace(unseenButIsolates, '').replace(marks, '$1').replace(/\s+/gu, ' ').trim();
  if (textWidth(line, size) <= width) return line;
  let left = width - size;
  let kept = '';
  for (const { segment } of graphemes.segment(line)) {
    left -= size * widthOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
};

/** Text inside of an element or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
