import { type Passage, passagesOf } from './passages.ts';
import { RULES, type Rule } from './rules.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: Rule;
  readonly sentence: string;
}

/** Code, quotes and the targets of links are other languages. */
const bare = (text: string): string =>
  text
    .replace(/`+[^`]*`+/g, 'CODE')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/["“][^"”]*["”]/g, 'QUOTE')
    .replace(/\{@link [^}]*\}/g, 'CODE');

const sentencesOf = ({ line, text }: Passage): readonly Passage[] => {
  const sentences: Passage[] = [];
  let begun = 0;
  const plain = bare(text);
  for (const { index, 0: end } of plain.matchAll(/[.;:!?](?=\s|$)|\n\n|$/g)) {
    const sentence = plain.slice(begun, index + end.length);
    const before = plain.slice(0, begun + (sentence.length - sentence.trimStart().length));
    if (sentence.trim() !== '')
      sentences.push({ line: line + before.split('\n').length - 1, text: sentence.replace(/\s+/g, ' ').trim() });
    begun = index + end.length;
  }
  return sentences;
};

/** Every sentence of a file that breaks a rule, once a rule. */
export const findingsIn = (file: string, source: string): readonly Finding[] =>
  passagesOf(file, source)
    .flatMap(sentencesOf)
    .flatMap(({ line, text }) =>
      RULES.filter(({ pattern }) => pattern.test(text)).map((rule) => ({ file, line, rule, sentence: text })),
    );
