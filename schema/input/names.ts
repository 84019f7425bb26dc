/** Characters that can't be seen, change the direction of text, or aren't assigned: controls, formats, private use, fillers. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Signs that say they are a picture, and marks that join letters or pictures: each only where its script or the picture needs it. */
const emoji = /[\p{RGI_Emoji}\p{Extended_Pictographic}]\ufe0f?/gv;
const joinersOfLetters =
  /(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{Script=Arabic})|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu;
const brackets = /[<>＜＞]/u;
/** A base with a pile of marks on it, which would stand over its neighbours. */
const piledMarks = /\p{M}{4}/u;

/** The number of characters as people count them, nearly: code points, and a picture of several as one. */
const lengthOf = (text: string): number => [...text.replaceAll(emoji, 'x')].length;

/** Whether every character of a name can be seen, or is needed by those beside it. */
const isVisible = (name: string): boolean =>
  !unseen.test(name.replaceAll(emoji, 'x').replaceAll(joinersOfLetters, '')) && seen.test(name);

export const MAX_NICKNAME = 24;
/** Code points, as tables count them: a picture may have several. */
export const MAX_LABEL = 40;

/** As nicknames are kept: composed, and without the space around it or twice between words. */
export const plainNickname = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');

/** A player's name in its one form; null unless it is 1 to 24 characters that people can see, of at most 40 code points, in one line. */
export const nicknameIn = (text: string): string | null => {
  if (text.length > 200) return null;
  const nickname = plainNickname(text);
  const length = lengthOf(nickname);
  if (
    length < 1 ||
    length > MAX_NICKNAME ||
    [...nickname].length > MAX_LABEL ||
    !isVisible(nickname) ||
    brackets.test(nickname)
  )
    return null;
  return piledMarks.test(nickname) ? null : nickname;
};

/** A name in one line; null unless it is 1 to `most` code points that people can see. */
export const visibleNameIn = (text: string, most: number): string | null => {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  return length < 1 || length > most || !isVisible(name) ? null : name;
};

/** The name a player gives to something of theirs; null unless it is 1 to 40 code points that people can see. */
export const labelIn = (text: string): string | null => visibleNameIn(text, MAX_LABEL);
