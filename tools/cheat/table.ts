import { fileURLToPath } from 'node:url';
import { CHOICES } from './choices.ts';
import { ALL_TRICKS } from './tricks/index.ts';
import { measuredText, type Result, type Verdict } from './verdict.ts';

export const FAIRNESS = fileURLToPath(new URL('../../docs/fairness.md', import.meta.url));

const inMarkdown = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'impossible':
      return 'impossible';
    case 'refused':
      return `refused by the client (${verdict.why})`;
    case 'found':
      return `found by the audit (\`${verdict.code}\`)`;
    case 'said':
      return 'said before the stake';
    case 'missed':
      return '**not caught**';
  }
};

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), `|${head.map(() => '---|').join('')}`, ...rows.map((cells) => row(...cells))].join('\n');

/** The table of choices, with the verdict on each trick. @throws Error where a trick wasn't run */
const choicesTable = (results: readonly Result[]): string => {
  const verdictOf = (name: string): string => {
    const found = results.find(({ trick }) => trick === name);
    if (found === undefined) throw new Error(`nothing came of ${name}: it wasn't run`);
    return `\`${name}\`: ${inMarkdown(found.verdict)}`;
  };
  return table(
    ['subject', 'chosen by', 'when', 'a house that cheats'],
    CHOICES.map(({ what, by, when, tricks, besides }) => [
      what,
      by,
      when,
      [...tricks.map(verdictOf), ...(besides === '' ? [] : [besides])].join('; '),
    ]),
  );
};

const tricksTable = (results: readonly Result[]): string =>
  table(
    ['trick', 'the house', 'ends as', 'players got back'],
    results.map(({ trick, verdict, measured }) => [
      `\`${trick}\``,
      ALL_TRICKS.find(({ name }) => name === trick)?.does ?? '',
      inMarkdown(verdict),
      measuredText(measured),
    ]),
  );

/** Replaces what stands between two markers. @throws Error where they aren't there */
const between = (text: string, name: string, content: string): string => {
  const [begin, end] = [`<!-- cheat: ${name} -->`, `<!-- cheat: end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/fairness.md has no place for the table of ${name}`);
  return `${text.slice(0, from + begin.length)}\n${content}\n${text.slice(to)}`;
};

/** The page with its two tables made of these results. */
export const withTables = (page: string, results: readonly Result[]): string =>
  between(between(page, 'choices', choicesTable(results)), 'tricks', tricksTable(results));
