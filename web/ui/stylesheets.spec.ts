import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(web, file), 'utf8');
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: web, exclude: ['dist/**', 'generated/**'] });

/** The classes that components name of each stylesheet; `null` where a component computes a name. */
const named = new Map<string, Set<string | null>>();
for (const file of filesOf('**/*.tsx')) {
  const source = read(file);
  for (const [, local = '', path = ''] of source.matchAll(/^import (\w+) from '(\S+\.module\.css)';$/gm)) {
    const sheet = normalize(join(dirname(file), path));
    const names = named.get(sheet) ?? new Set<string | null>();
    const uses = source.matchAll(new RegExp(`(?<![\\w./-])${local}(?:\\.(\\w+)|\\[)`, 'g'));
    for (const [, name] of uses) names.add(name ?? null);
    named.set(sheet, names);
  }
}

const classesIn = (sheet: string): ReadonlySet<string> => {
  const withoutValues = read(sheet)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:[^{};]*;/g, '');
  return new Set([...withoutValues.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
};

const sheets = filesOf('**/*.module.css');
const namesOf = (sheet: string): ReadonlySet<string | null> => named.get(sheet) ?? new Set();

describe('a stylesheet', () => {
  it('has every class that components name', () => {
    const missing = sheets.flatMap((sheet) =>
      [...namesOf(sheet)]
        .filter((name) => name !== null && !classesIn(sheet).has(name))
        .map((name) => `${sheet} .${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no class that no component names', () => {
    const unused = sheets
      .filter((sheet) => !namesOf(sheet).has(null))
      .flatMap((sheet) =>
        [...classesIn(sheet)].filter((name) => !namesOf(sheet).has(name)).map((name) => `${sheet} .${name}`),
      );
    expect(unused).toEqual([]);
  });

  // Each English sentence of a mirrored page has its own direction: its `start` isn't where reading of the page begins.
  it('aligns words by `--start` and `--end` of the page', () => {
    const ofSentences = filesOf('**/*.css').filter((sheet) => /text-align: (start|end)\b/.test(read(sheet)));
    expect(ofSentences).toEqual([]);
  });
});
