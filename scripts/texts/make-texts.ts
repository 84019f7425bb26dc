import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keepFiles } from '../keep-files.ts';
import { modulesOf } from './modules.ts';
import { compileTexts, type Json, type Texts } from './texts.ts';
import { unread, wordsOf } from './unread.ts';

const root = join(import.meta.dirname, '../..');

/** The first one is the contract: its keys and arguments are those of all. */
const LANGUAGES = ['zh-CN', 'zh-TW', 'en'];

/** The texts of the shell and the first page; others load with the feature that reads them. */
const AT_START = new Set('cases home item live shell wear wear-short'.split(' '));

const SETS = [
  { from: 'schema/texts/page', to: 'web/generated/texts', isAtStart: (part: string) => AT_START.has(part) },
  { from: 'schema/texts/operator', to: 'web/operator/generated/texts', isAtStart: () => true },
  { from: 'schema/texts/server', to: 'gateway/generated/texts', isAtStart: () => true },
];

const readJson = async (file: string): Promise<Json | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? undefined : JSON.parse(text);
};

type Tell = (problem: string) => void;

const readParts = async (folder: string, tell: Tell): Promise<ReadonlyMap<string, Texts>> => {
  const parts = await readdir(folder).catch((): string[] => []);
  const compiled = parts.map(async (part) => {
    for (const file of await readdir(join(folder, part)))
      if (!LANGUAGES.includes(basename(file, '.json'))) tell(`${part}/${file} is of no language of the site`);
    const files = LANGUAGES.map(
      async (language) => [language, await readJson(join(folder, part, `${language}.json`))] as const,
    );
    return [part, compileTexts(await Promise.all(files), part, tell)] as const;
  });
  return new Map(await Promise.all(compiled));
};

const wordsOfSources = (): ReadonlySet<string> => {
  const sources = globSync('{engine,gateway,web,schema/graphql}/**/*.{ts,tsx,graphql}', {
    cwd: root,
    exclude: ['**/*.spec.*', '**/generated/texts', '**/dist'],
  });
  return wordsOf(sources.map((file) => readFileSync(join(root, file), 'utf8')));
};

/**
 * Compiles the ICU messages of schema/texts/ to typed modules: those of schema/texts/page/ in web/generated/texts/, those of
 * schema/texts/operator/ in web/operator/generated/texts/, those of schema/texts/server/ in gateway/generated/texts/. Answers each message that a language lacks, has besides the others, or has with
 * other arguments, and writes nothing then.
 * @param folder of the sources, when not here
 */
export const makeTexts = async (folder: string = root): Promise<readonly string[]> => {
  const problems: string[] = [];
  const compiled = await Promise.all(
    SETS.map(async ({ from, to, isAtStart }) => {
      const texts = await readParts(join(folder, from), (problem) => problems.push(problem));
      return { to, texts, isAtStart };
    }),
  );
  if (problems.length > 0) return problems;
  for (const { to, texts, isAtStart } of compiled)
    await keepFiles(join(folder, to), modulesOf(texts, LANGUAGES, isAtStart));
  return [];
};

/** Each message that no source file reads. */
export const unreadTexts = async (): Promise<readonly string[]> => {
  const words = wordsOfSources();
  const found: string[] = [];
  for (const { from } of SETS)
    for (const [part, texts] of await readParts(join(root, from), () => undefined))
      found.push(...unread(texts, part, words).map((path) => `${from}: no source file reads ${path}`));
  return found;
};
