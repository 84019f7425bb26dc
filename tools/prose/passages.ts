import { type ESTree, parseSync, Visitor } from 'vite';

/** Text that a person wrote for persons, and the line where it begins, counted from 1. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** The text of a comment, without stars and slashes. */
const spoken = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd())
    .join('\n')
    .trimEnd();

const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** The literal texts among arguments, a value within a template as code. */
const textsOf = (given: readonly ESTree.Argument[]): readonly string[] =>
  given.flatMap((argument) => {
    if (argument.type === 'Literal') return typeof argument.value === 'string' ? [argument.value] : [];
    if (argument.type !== 'TemplateLiteral') return [];
    return [argument.quasis.map(({ value }) => value.cooked ?? '').join('`value`')];
  });

/** Messages that code logs and the texts of errors that it makes. */
const messagesOf = (source: string, program: ESTree.Program): readonly Passage[] => {
  const found: Passage[] = [];
  const note = (start: number, given: readonly ESTree.Argument[]): void => {
    found.push(...textsOf(given).map((text) => ({ line: lineAt(source, start), text })));
  };
  new Visitor({
    CallExpression: ({ callee, arguments: given, start }: ESTree.CallExpression) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (LEVELS.has(callee.property.name)) note(start, given);
    },
    NewExpression: ({ callee, arguments: given, start }: ESTree.NewExpression) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) note(start, given);
    },
  }).visit(program);
  return found;
};

/** Comments of TypeScript or JavaScript, line comments that follow one another together; and the messages of the code. */
const passagesOfCode = (file: string, source: string): readonly Passage[] => {
  const { program, comments } = parseSync(file, source);
  const found: { line: number; text: string; end: number; isLine: boolean }[] = [];
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1);
    const isLine = type === 'Line';
    if (isLine && last?.isLine === true && /^\s*$/.test(source.slice(last.end, start))) {
      last.text += `\n${value.trim()}`;
      last.end = end;
    } else found.push({ line: lineAt(source, start), text: spoken(value), end, isLine });
  }
  return [...found.map(({ line, text }) => ({ line, text })), ...messagesOf(source, program)];
};

const passagesBy = (pattern: RegExp, source: string): readonly Passage[] =>
  [...source.matchAll(pattern)].map((match) => ({
    line: lineAt(source, match.index),
    text: spoken(match.slice(1).find((group) => group !== undefined) ?? ''),
  }));

/** Paragraphs, list items and table cells of Markdown, without blocks of code. */
const passagesOfMarkdown = (source: string): readonly Passage[] => {
  const bare = source.replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ''));
  const passages: Passage[] = [];
  let open: { line: number; text: string } | null = null;
  for (const [place, line] of bare.split('\n').entries()) {
    const begins = /^\s*(?:[-*>]|\d+\.|#{1,6}|\|)\s*/.exec(line);
    if (line.trim() === '' || begins !== null) open = null;
    if (line.trim() === '') continue;
    if (begins?.[0].includes('|') === true) {
      passages.push(...line.split(/(?<!\\)\|/).map((cell) => ({ line: place + 1, text: cell.trim() })));
    } else if (open === null) {
      open = { line: place + 1, text: line.slice(begins?.[0].length ?? 0) };
      passages.push(open);
    } else open.text += `\n${line.trim()}`;
  }
  return passages;
};

/** All prose of a file, by the ending of its name. */
export const passagesOf = (file: string, source: string): readonly Passage[] => {
  if (/\.(?:tsx?|mjs)$/.test(file)) return passagesOfCode(file, source);
  if (file.endsWith('.md')) return passagesOfMarkdown(source);
  if (file.endsWith('.css')) return passagesBy(/\/\*([\s\S]*?)\*\//g, source);
  if (file.endsWith('.graphql')) return passagesBy(/"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)+)"|#(.*)/g, source);
  return [];
};
