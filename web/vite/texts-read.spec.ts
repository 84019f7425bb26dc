import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../i18n/load-texts.ts';
import { loadedComponents } from './inject-texts.ts';
import { loadedWith, readModule, textsReadWith } from './texts-read.ts';

const reads = (text: string): readonly string[] => readModule('a.tsx', text).reads;
const imports = (text: string): readonly string[] => readModule('web/features/a/A.tsx', text).imports;

describe('the texts that a module reads', () => {
  it('are members of what useMessages gives', () => {
    expect(reads('const words = useMessages().shop.title;')).toEqual(['shop']);
    expect(reads('const messages = useMessages(); const title = messages.shop.title;')).toEqual(['shop']);
  });

  it('are taken out of it, whatever they are called then', () => {
    expect(reads('const { shop, play: words, case: { open } } = useMessages();')).toEqual(['shop', 'play', 'case']);
    expect(reads('const { shop } = messages;')).toEqual(['shop']);
  });

  it('are named by the type of what is handed on', () => {
    expect(reads("type Words = Pick<Messages, 'shop' | 'play'>;")).toEqual(['shop', 'play']);
    expect(reads("const line = (words: Messages['shop']['lines']) => words.first;")).toEqual(['shop']);
  });

  it('are not those of other things, nor what is only spoken of', () => {
    expect(
      reads('// useMessages().shop\nconst text = "messages.shop"; const { shop } = games; list.messages;'),
    ).toEqual([]);
  });
});

describe('what loads with a module', () => {
  it('are its imports and what it passes on', () => {
    expect(imports("import { b } from './b.ts'; export { c } from '../c.tsx'; export * from './d.ts';")).toEqual([
      'web/features/a/b.ts',
      'web/features/c.tsx',
      'web/features/a/d.ts',
    ]);
  });

  it('are neither types nor styles, packages or what it loads later', () => {
    expect(imports("import type { B } from './b.ts'; import { type C } from './c.ts';")).toEqual([]);
    expect(imports("import './a.css'; import 'react'; const load = () => import('./D.tsx');")).toEqual([]);
  });
});

const moduleOf = (file: string) => readModule(file, readFileSync(file, 'utf8'));
const parts = new Set(Object.keys((await loadTexts('zh-CN')).parts));

describe('the page', () => {
  it('reads no part of the texts before a feature is loaded', () => {
    const roots = ['web/main.tsx', ...globSync('web/features/*/manifest.ts')];
    const first = roots.flatMap((root) => [...loadedWith(root, moduleOf)]);
    expect(first.length).toBeGreaterThan(50);
    expect(first.filter((file) => moduleOf(file).reads.some((name) => parts.has(name)))).toEqual([]);
  });

  it('loads every component with its texts', () => {
    const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['web/{generated,dist,i18n,vite}/**', '**/*.spec.*'] });
    const loading = sources.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const written = [...text.matchAll(/\bimport\(\s*'(\.[^']+\.tsx)'/g)].map(([, source]) => source);
      return written.length === 0 ? [] : [{ file, text, written }];
    });
    expect(loading.flatMap(({ written }) => written).length).toBeGreaterThan(50);
    for (const { file, text, written } of loading)
      expect(
        loadedComponents(file, text).map(({ source }) => source),
        file,
      ).toEqual(written);
  });

  it('asks for the texts of what a component imports, however far away', () => {
    const read = textsReadWith('web/features/promotion/PromotionPage.tsx', moduleOf);
    expect(read.filter((name) => parts.has(name))).toEqual([
      'account',
      'errors',
      'records',
      'rewards',
      'saferPlay',
      'share',
      'targets',
    ]);
  });
});
