import type { Texts } from './texts.ts';

/** The path of each message; a list counts as one. */
const pathsOf = (texts: Texts, path: readonly string[]): readonly (readonly string[])[] =>
  texts.kind === 'group' ? texts.members.flatMap(({ key, texts: inner }) => pathsOf(inner, [...path, key])) : [path];

const isWord = (key: string): boolean => /^[A-Za-z_]\w*$/.test(key);

/**
 * Messages that no code reads: some key on the way to them is a word that no source has, be it as a property, a name
 * that is taken out of its group, or a value that a group is indexed by. A key whose word a source has elsewhere isn't
 * found.
 */
export const unread = (texts: Texts, part: string, words: ReadonlySet<string>): readonly string[] =>
  pathsOf(texts, [])
    .filter((path) => path.some((key) => isWord(key) && !words.has(key)))
    .map((path) => [part, ...path].join('.'));

export const wordsOf = (sources: Iterable<string>): ReadonlySet<string> =>
  new Set([...sources].flatMap((source) => source.match(/[A-Za-z_]\w*/g) ?? []));
