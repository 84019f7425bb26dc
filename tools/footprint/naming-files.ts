import { parseSync } from 'vite';

/** The text without what is only said beside the code. */
const codeOf = (file: string, text: string): string => {
  if (/\.tsx?$/.test(file))
    return parseSync(file, text).comments.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      text,
    );
  if (file.endsWith('.css')) return text.replace(/\/\*.*?\*\//gs, '');
  if (file.endsWith('.graphql')) return text.replace(/""".*?"""|#[^\n]*/gs, '');
  return text.replace(/#.*/g, '');
};

/** Those whose code, comments aside, says what is looked for. */
export const filesThatName = (sources: ReadonlyMap<string, string>, what: RegExp): readonly string[] =>
  [...sources].flatMap(([file, text]) => (what.test(text) && what.test(codeOf(file, text)) ? [file] : []));
