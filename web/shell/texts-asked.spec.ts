import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../i18n/catalogues/zh-CN/index.ts';

const web = join(import.meta.dirname, '..');
const parts = new Set(Object.keys(zhCN.parts));
const source = (file: string): string => readFileSync(file, 'utf8');

const captured = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;]*?from )?'(\.[^']+\.tsx?)'/gm;

/** The files that load together with one: what it imports, and what these import. */
const loadedWith = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || file.includes('/i18n/') || file.includes('/generated/') || !existsSync(file)) return seen;
  seen.add(file);
  for (const path of captured(source(file), STATIC_IMPORT)) loadedWith(join(dirname(file), path), seen);
  return seen;
};

/** The parts whose texts a file reads: `useMessages().x`, `messages.x`, `{ x } = useMessages()`, `Pick<Messages, 'x'>`. */
const partsRead = (file: string): string[] => {
  const text = source(file);
  const taken = captured(text, /\{([^{}]*)\}\s*=\s*(?:useMessages\(\)|messages\b)/g).flatMap((names) =>
    names.split(','),
  );
  const picked = captured(text, /Pick<Messages,([^>]*)>/g).flatMap((names) => captured(names, /'(\w+)'/g));
  const read = captured(text, /\b(?:messages|useMessages\(\))\.(\w+)/g);
  const typed = captured(text, /Messages\['(\w+)'\]/g);
  return [...taken.map((name) => (name.split(':')[0] ?? '').trim()), ...picked, ...read, ...typed].filter((name) =>
    parts.has(name),
  );
};

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const first = loadedWith(join(web, 'main.tsx'));

/** Every component that loads by itself, with the parts that are asked for together with it. */
const lazies = [...first].flatMap((file) =>
  [...source(file).matchAll(/lazy(?:WithTexts)?\(\s*(?:async )?\(\) =>[^;]*?import\('([^']+)'\)([^;]*?)\);/g)].map(
    ([, path = '', rest = '']) => ({
      name: path.replace('../', ''),
      file: join(dirname(file), path),
      asked: captured(rest, /'(\w+)'/g),
    }),
  ),
);

describe('the texts of a feature', () => {
  it('are read by nothing that the first page carries', () => {
    expect([...first].flatMap(partsRead)).toEqual([]);
  });

  it('are looked for in every component that loads by itself', () => {
    const imported = [...first].flatMap((file) => captured(source(file), /import\('(\.[^']+\.tsx)'\)/g));
    expect(imported.length).toBeGreaterThan(40);
    expect(lazies.length).toBe(imported.length);
  });

  it.each(lazies)('are asked for together with $name, and no others', ({ file, asked }) => {
    const own = [...loadedWith(file)].filter((one) => !first.has(one));
    expect(asked).toEqual(sorted(own.flatMap(partsRead)));
  });
});
