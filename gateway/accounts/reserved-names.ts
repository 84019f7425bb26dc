import unhomoglyph from 'unhomoglyph';

/** What stands for the site and its people, wherever it is part of a name. */
const RESERVED = [
  ...[
    'admin',
    'administrator',
    'support',
    'official',
    'system',
    'moderator',
    'glasscase',
    'staff',
    'helpdesk',
    'operator',
  ],
  ...[
    'customer service',
    'game master',
    'security team',
    '客服',
    '客服中心',
    '官方',
    '管理员',
    '管理員',
    '系统',
    '系統',
  ],
  ...['版主', '工作人员', '工作人員', '客户服务', '客戶服務'],
] as const;

/** Short ones, that are part of many names: alone, or with digits around them. */
const RESERVED_ALONE = ['mod', 'gm', 'sysadmin', 'root', 'bot', 'house'] as const;

/**
 * The skeleton of Unicode TR39, section 4, on the text without case: two texts that people take for each other have the
 * same. NFKC undoes wide, circled and styled letters, invisible characters go, and so do marks, which TR39 keeps, because a
 * name with a dot more is taken for the name as well.
 */
const skeletonOf = (text: string): string => {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return unhomoglyph(unhomoglyph(plain).toLowerCase().normalize('NFD')).replace(/\p{M}/gu, '');
};

/** Letters alone: what stands between them is read over. */
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

const keyOf = (text: string): string => lettersOf(skeletonOf(text));

const reserved = RESERVED.map(keyOf);
const reservedAlone: ReadonlySet<string> = new Set(RESERVED_ALONE.map(keyOf));

/** Whether somebody could take the name for one of the site's own. */
export const isReservedName = (nickname: string): boolean =>
  [nickname, withoutLeet(nickname.normalize('NFKC')), nickname.replace(/\p{N}/gu, '')]
    .map(keyOf)
    .some((key) => reservedAlone.has(key) || reserved.some((word) => key.includes(word)));
