import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { readCommandLine } from '../scripts/command-line.ts';
import { filesThatName } from './footprint/naming-files.ts';
import { filesOfAnOpening } from './footprint/passed-files.ts';
import { circlesOf } from './layers/circles.ts';
import { importGraph } from './layers/import-graph.ts';

/**
 * `npm run footprint` counts how far a change reaches; with `--files` it names the counted files. It measures a new
 * thing by an existing one, comments aside:
 * - a game by dreams: files that name them, besides those whose own path does;
 * - an item's field by the moment when it was acquired, which goes from events through states and SQL to both APIs;
 * - a page by that of rewards: files of the client that name its address, or give its name a line of the shell's texts,
 *   besides its own;
 * - a list by that of game records, whose read model is older than it: files that name its field;
 * - an error code by `TOO_MANY_COUPONS`: files that name it, texts among them, besides those that refuse with it;
 * - raw queries: calls of `.query(` in SQL text, besides those of the database's own layer, the committer and the folds of read models;
 * - small files: below 40 lines, and imported by one file alone, of the same folder, that is no list of their like.
 * Specs, what they share, and what is generated are left out; so are migrations, which are added and never edited.
 */
const ASIDE = ['**/node_modules', '**/dist', '**/generated', '**/*.spec.*', '**/testing', 'tools/footprint*'];
const TEXTS = /^schema\/texts\/|^gateway\/site\/documents\/terms-of-play\//;

const read = (pattern: string): ReadonlyMap<string, string> =>
  new Map(globSync(pattern, { exclude: ASIDE }).map((file) => [file, readFileSync(file, 'utf8')]));

const { values } = readCommandLine(process.argv.slice(2), { options: { files: { type: 'boolean', default: false } } });
const all = read(
  '{engine,gateway,scripts,tools,web,schema/{graphql,input,texts}}/**/*.{ts,tsx,css,graphql,py,mjs,json}',
);
const sources = new Map([...all].filter(([file]) => !TEXTS.test(file)));
const production = [...sources].filter(([file]) => /^(?:engine|gateway|scripts|tools)\/.*\.ts$/.test(file));

const SMALL_LINES = 40;
/** A file that lists files of one kind, each an idea of its own. */
const LIST = /\/(?:index|manifest)\.ts$/;
const linesOf = (files: Iterable<readonly [string, string]>): number =>
  [...files].reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
const having = (pattern: RegExp) => [...all].filter(([file]) => pattern.test(file));

const graph = importGraph(new Map([...sources].filter(([file]) => /\.tsx?$/.test(file))));
const readersOf = new Map<string, Set<string>>();
for (const [file, targets] of graph)
  for (const target of targets) readersOf.set(target, (readersOf.get(target) ?? new Set()).add(file));
const smallFiles = [...graph.keys()].filter((file) => {
  const [reader, ...others] = readersOf.get(file) ?? [];
  const isShort = (sources.get(file) ?? '').split('\n').length - 1 < SMALL_LINES;
  if (!isShort || reader === undefined || others.length > 0 || LIST.test(reader)) return false;
  return posix.dirname(reader) === posix.dirname(file);
});

/** Files whose SQL stays text: docs/queries.md has the reasons. */
const KEEPS_TEXT = /^engine\/(?:database|committer)\/|^engine\/projections\/[^/]+\.ts$/;
/** Neither a document that graphql-jit compiled, nor a client that hands on the statement that it is given. */
const RAW_QUERY = /(?<!\bcompiled)\.query(?:<.*>)?\((?!statement, values\))/g;
const rawQueries = production
  .filter(([file]) => !KEEPS_TEXT.test(file))
  .flatMap(([file, text]) => [...text.matchAll(RAW_QUERY)].map(() => file));

const edited: readonly (readonly [string, readonly string[]])[] = [
  ['files that openCase passes', await filesOfAnOpening()],
  ['existing files a game edits', filesThatName(sources, /dream/i).filter((file) => !/dream/i.test(file))],
  [
    'existing files a page edits',
    filesThatName(all, /["']\/promotions["']|^ +"rewards": "/m).filter(
      (file) => !/^gateway\/|\/rewards\/|\/page\/(?!shell\/)/.test(file),
    ),
  ],
  ['files an item’s field edits', filesThatName(sources, /acquired_?at/i)],
  ['files a list edits', filesThatName(sources, /\bgameRecords\b/)],
  ['files an error code edits', filesThatName(all, /(?<!reject\(')\bTOO_MANY_COUPONS\b/)],
  ['import circles', circlesOf(graph).map(({ path }) => path.join(' → '))],
  ['raw queries', rawQueries],
  ['small files', smallFiles],
];
for (const [what, files] of edited) {
  process.stdout.write(`${String(files.length).padStart(6)}  ${what}\n`);
  if (values.files) for (const file of files.toSorted()) process.stdout.write(`          ${file}\n`);
}
const lines: readonly (readonly [string, number])[] = [
  ['lines of stylesheets', linesOf(having(/^web\/.*\.css$/))],
  ['lines of texts in TypeScript', linesOf(having(TEXTS).filter(([file]) => file.endsWith('.ts')))],
  ['hand-written production lines of engine, gateway, scripts and tools', linesOf(production)],
  ['hand-written production lines in all, texts aside', linesOf(sources)],
];
for (const [what, count] of lines) process.stdout.write(`${String(count).padStart(6)}  ${what}\n`);
