import { globSync, readFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';
import { filesThatName } from './footprint/naming-files.ts';
import { filesOfAnOpening } from './footprint/passed-files.ts';
import { circlesOf } from './layers/circles.ts';
import { importGraph } from './layers/import-graph.ts';

/**
 * `npm run footprint` counts how far a change reaches; with `--files` it names what it counted. What would be new is measured by
 * what is there, comments aside:
 * - a game by dreams: files that name them, besides those whose own path does;
 * - an item's field by the moment when it was acquired, which goes from events through states and SQL to both APIs;
 * - a page by that of rewards: files of the client that name its address, or give its name a line of the shell's texts,
 *   besides its own;
 * - an error code by `TOO_MANY_COUPONS`: files that name it, texts among them, besides those that refuse with it.
 * Specs, what they share, and what is generated are left out; so are migrations, which are added and never edited.
 */
const ASIDE = ['**/node_modules', '**/dist', '**/generated', '**/*.spec.*', '**/testing', 'scripts/footprint*'];
const TEXTS = /^schema\/texts\/|^gateway\/documents\/terms-of-play\/|\/texts\//;

const read = (pattern: string): ReadonlyMap<string, string> =>
  new Map(globSync(pattern, { exclude: ASIDE }).map((file) => [file, readFileSync(file, 'utf8')]));

const { values } = readCommandLine(process.argv.slice(2), { options: { files: { type: 'boolean', default: false } } });
const all = read('{engine,gateway,scripts,web,schema/{graphql,input,texts}}/**/*.{ts,tsx,css,graphql,py,mjs,json}');
const sources = new Map([...all].filter(([file]) => !TEXTS.test(file)));
const production = [...sources].filter(([file]) => /^(?:engine|gateway|scripts)\/.*\.ts$/.test(file));

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
  ['files an error code edits', filesThatName(all, /(?<!reject\(')\bTOO_MANY_COUPONS\b/)],
  [
    'import circles',
    circlesOf(importGraph(new Map([...sources].filter(([file]) => /\.tsx?$/.test(file))))).map(({ path }) =>
      path.join(' → '),
    ),
  ],
];
for (const [what, files] of edited) {
  process.stdout.write(`${String(files.length).padStart(6)}  ${what}\n`);
  if (values.files) for (const file of files.toSorted()) process.stdout.write(`          ${file}\n`);
}
const lines = production.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
process.stdout.write(`${String(lines).padStart(6)}  hand-written production lines of engine, gateway and scripts\n`);
