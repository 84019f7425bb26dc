/** What can't be seen, changes the direction of text, or isn't assigned: controls, formats, private use, fillers. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A base with a pile of marks on it, which would stand over its neighbours. */
const piledMarks = /\p{M}{4}/u;

/** Code points: what people count as characters, nearly. */
const lengthOf = (text: string): number => [...text].length;

export const MAX_NICKNAME = 24;

/** A player's name in its one form; null unless it is 1 to 24 characters that people can see, in one line. */
export const nicknameIn = (text: string): string | null => {
  if (text.length > 200) return null;
  const nickname = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  const length = lengthOf(nickname);
  if (length < 1 || length > MAX_NICKNAME || unseen.test(nickname) || !seen.test(nickname)) return null;
  return piledMarks.test(nickname) ? null : nickname;
};

export const MAX_LABEL = 40;

/** The name a player gives to something of theirs; null unless it has 1 to 40 visible characters. */
export const labelIn = (text: string): string | null => {
  const name = text.normalize('NFC').trim();
  const length = lengthOf(name);
  return length < 1 || length > MAX_LABEL || /\p{C}/u.test(name) ? null : name;
};
