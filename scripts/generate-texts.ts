import { globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { modulesOf } from './texts/modules.ts';
import { compileTexts, type Json, type Texts } from './texts/texts.ts';
import { unread, wordsOf } from './texts/unread.ts';

/**
 * `node scripts/generate-texts.ts` compiles the ICU messages of schema/texts/ to typed modules: those of schema/texts/page/ in
 * web/generated/texts/, those of schema/texts/server/ in gateway/generated/texts/. With `--check` it writes nothing and fails when
 * these aren't what it would write. Either way it names each message that a language lacks, has besides the others, or has
 * with other arguments; with `--check` also those that no source file reads.
 */
const root = join(import.meta.dirname, '..');

/** The first one is the contract: its keys and arguments are those of all. */
const LANGUAGES = ['zh-CN', 'zh-TW', 'en'];

/** What the shell and the first page say; the rest loads with the feature that reads it. */
const AT_START = new Set('cases home item live shell wear wear-short'.split(' '));

const SETS = [
  { from: 'schema/texts/page', to: 'web/generated/texts', isAtStart: (part: string) => AT_START.has(part) },
  { from: 'schema/texts/server', to: 'gateway/generated/texts', isAtStart: () => true },
];

const problems: string[] = [];

const readJson = async (file: string): Promise<Json | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? undefined : JSON.parse(text);
};

const readParts = async (folder: string): Promise<ReadonlyMap<string, Texts>> => {
  const parts = await readdir(folder).catch((): string[] => []);
  const compiled = parts.map(async (part) => {
    for (const file of await readdir(join(folder, part)))
      if (!LANGUAGES.includes(basename(file, '.json'))) problems.push(`${part}/${file} is of no language of the site`);
    const files = LANGUAGES.map(
      async (language) => [language, await readJson(join(folder, part, `${language}.json`))] as const,
    );
    return [part, compileTexts(await Promise.all(files), part, (problem) => problems.push(problem))] as const;
  });
  return new Map(await Promise.all(compiled));
};

const { values } = readCommandLine(process.argv.slice(2), { options: { check: { type: 'boolean', default: false } } });
const stale: string[] = [];

const sources = globSync('{engine,gateway,web,schema/graphql}/**/*.{ts,tsx,graphql}', {
  cwd: root,
  exclude: ['**/*.spec.*', '**/generated/texts', '**/dist'],
});
const words = wordsOf(values.check ? sources.map((file) => readFileSync(join(root, file), 'utf8')) : []);

for (const { from, to, isAtStart } of SETS) {
  const texts = await readParts(join(root, from));
  if (problems.length > 0) break;
  if (values.check)
    for (const [part, compiled] of texts)
      problems.push(...unread(compiled, part, words).map((path) => `${from}: no source file reads ${path}`));
  const wanted = modulesOf(texts, LANGUAGES, isAtStart);
  const folder = join(root, to);
  for (const file of globSync('**/*.ts', { cwd: folder }))
    if (!wanted.has(file)) {
      stale.push(`${to}/${file}`);
      if (!values.check) await rm(join(folder, file));
    }
  for (const [file, code] of wanted) {
    const path = join(folder, file);
    if ((await readFile(path, 'utf8').catch(() => '')) === code) continue;
    stale.push(`${to}/${file}`);
    if (values.check) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, code);
  }
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else if (values.check && stale.length > 0) {
  process.stderr.write(`stale, run \`npm run codegen\`: ${stale.join(', ')}\n`);
  process.exitCode = 1;
} else if (!values.check) process.stdout.write(`${stale.length} modules of texts written or removed\n`);
