import unhomoglyph from 'unhomoglyph';

/** Words for the site and its people. Ordinary words have these inside them, so only whole words are reserved. */
const WORDS = ['admin', 'support', 'official', 'system', 'staff', 'operator'] as const;

/** Words that go with reserved words, and may be glued to them. */
const COMPANIONS = [
  ...['account', 'care', 'case', 'center', 'centre', 'chat', 'chief', 'contact', 'cs', 'desk', 'game', 'head', 'help'],
  ...['info', 'live', 'main', 'mr', 'ms', 'my', 'online', 'our', 'real', 's', 'server', 'service', 'site', 'steam'],
  ...['super', 'team', 'the', 'true', 'vip', 'web', 'x', 'your'],
] as const;

/** Texts that no ordinary word has inside it, and Chinese, which stands without spaces: reserved anywhere in a name. */
const ANYWHERE = [
  ...['administrator', 'moderator', 'glasscase', 'helpdesk', 'sysadmin'],
  ...['customer service', 'game master', 'security team'],
  ...['客服', '官方', '管理员', '管理員', '系统', '系統', '版主', '工作人员', '工作人員', '客户服务', '客戶服務'],
] as const;

/** Short words that are part of many names: reserved alone, or with digits around them. */
const ALONE = ['mod', 'gm', 'root', 'bot', 'house'] as const;

/** Letters that are drawn as letters and that neither NFKC nor TR39 takes for them, from A on. */
const DRAWN = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
const latin: ReadonlyMap<string, string> = new Map([
  ...[...SMALL_CAPITALS].map((letter, place) => [letter, String.fromCharCode(97 + place)] as const),
  ['ǫ', 'q'],
  ...DRAWN.flatMap((first) =>
    Array.from(
      { length: 26 },
      (_, place) => [String.fromCodePoint(first + place), String.fromCharCode(97 + place)] as const,
    ),
  ),
]);
const withLatin = (text: string): string => [...text].map((letter) => latin.get(letter) ?? letter).join('');

/**
 * The skeleton of Unicode TR39, section 4, on the text without case: two texts that people take for each other have the
 * same. NFKC undoes wide, circled and styled letters, invisible characters go, and so do marks, which TR39 keeps, because a
 * name with a dot more is taken for the name as well.
 */
const skeletonOf = (text: string): string => {
  const plain = withLatin(text)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return unhomoglyph(unhomoglyph(plain).toLowerCase().normalize('NFD')).replace(/\p{M}/gu, '');
};

/** Letters alone, without the characters between them. */
const lettersOf = (skeleton: string): string => skeleton.replace(/[^\p{L}]/gu, '');

/** Digits and signs as people use them for letters. TR39 knows `0` and `1`. */
const LEET: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

const withoutLeet = (text: string): string => text.replace(/[34578@$!|]/g, (sign) => LEET[sign] ?? sign);

/** Letters that are read alike: `i` for `l` as well, which TR39 tells apart, because `1` and `!` stand for both. */
const keyOf = (text: string): string => lettersOf(skeletonOf(text)).replaceAll('i', 'l');

const anywhere = ANYWHERE.map(keyOf);
const alone: ReadonlySet<string> = new Set(ALONE.map(keyOf));
const parts: readonly (readonly [key: string, isReserved: boolean])[] = [
  ...WORDS.map((word) => [keyOf(word), true] as const),
  ...COMPANIONS.map((word) => [keyOf(word), false] as const),
];

/** Whether a word is made of reserved ones and of what goes with them, and of nothing else. */
const isMadeOf = (word: string, at = 0, found = false): boolean =>
  at === word.length
    ? found
    : parts.some(
        ([key, isReserved]) => word.startsWith(key, at) && isMadeOf(word, at + key.length, found || isReserved),
      );

/** Where a word may begin or end: at a change of case, at what is no letter, and at Chinese and its neighbours. */
const SEAM =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Ll})|(?<=\P{L})|(?=\P{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

const piecesOf = (nickname: string): readonly string[] =>
  withLatin(nickname)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(SEAM);

/** Every text that runs from one seam to another. */
const runsOf = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((_, from) => keys.slice(from).map((_key, n) => keys.slice(from, from + n + 1).join('')));

/** Digits and signs as they look, as letters, and digits read over. */
const READINGS: readonly ((piece: string) => string)[] = [
  (piece) => piece,
  withoutLeet,
  (piece) => piece.replace(/\p{N}/gu, ''),
];

/** Whether a player could take the name for one of the site's own. */
export const isReservedName = (nickname: string): boolean => {
  const pieces = piecesOf(nickname);
  return READINGS.some((read) => {
    const keys = pieces.map((piece) => keyOf(read(piece)));
    const whole = keys.join('');
    return alone.has(whole) || anywhere.some((key) => whole.includes(key)) || runsOf(keys).some((run) => isMadeOf(run));
  });
};
