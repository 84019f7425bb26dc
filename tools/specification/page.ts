import type { Chapter, Run, Sentence } from '../../test/conformance/specified.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const runText = ({ spec, title, of }: Run): string => `\`${spec}\`: ${cell(of ?? title)}`;

const verdictOf = ({ differs }: Sentence): string =>
  differs === undefined ? 'works' : `differs: ${cell(differs.reason)} ([decision](${differs.decision}))`;

const row = (sentence: Sentence): string =>
  `| ${cell(sentence.says)} | ${sentence.runs.map(runText).join('<br>')} | ${verdictOf(sentence)} |`;

const HEAD = `# Conformance

Written by \`npx node tools/specification.ts\` from a run of all tests; CI fails where this page is another one, and where a test
that it names failed or did not run. \`test/conformance/specification.ts\` holds the sentences. A row is a sentence of the product's specification, what was run for it, and what came out.
Placeholders such as \`%s\` stand for each case of a test.
`;

/** \`docs/conformance.md\`, of a run in which every test passed that the chapters name. */
export const conformancePage = (chapters: readonly Chapter[]): string => {
  const sentences = chapters.flatMap((chapter) => chapter.sentences);
  const differing = sentences.filter(({ differs }) => differs !== undefined).length;
  const sum = `${sentences.length} sentences: ${sentences.length - differing} work, ${differing} differ.\n`;
  const tables = chapters.map(
    ({ title, sentences: own }) =>
      `## ${title}\n\n| the specification says | what was run | verdict |\n|---|---|---|\n${own.map(row).join('\n')}\n`,
  );
  return [HEAD, sum, ...tables].join('\n');
};
