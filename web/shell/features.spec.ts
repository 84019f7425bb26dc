import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_PAGES, DRAWER_ROWS, FEATURES, FOOTER_LINKS, isWithin, PAGES, SECTIONS } from './features.ts';

const isEachOnce = (list: readonly (string | number)[]): void => {
  expect(list.length).toBeGreaterThan(0);
  expect(list).toEqual([...new Set(list)]);
};

/** Names that the manifests of all features declare as requests. */
const declared = globSync('web/features/*/manifest.ts').flatMap((file) => {
  const [, requests = ''] = /interface DialogRequests \{\n(.*?)\n {2}\}/s.exec(readFileSync(file, 'utf8')) ?? [];
  return [...requests.matchAll(/^ {4}readonly (\w+):/gm)].map(([, name = '']) => name);
});

describe('the manifests of features', () => {
  it('give every path one page', () => {
    isEachOnce(PAGES.flatMap(({ path, alsoAt = [], redirectedFrom = [] }) => [path, ...alsoAt, ...redirectedFrom]));
  });

  it('prefetch pages that there are', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(PAGES.flatMap(({ prefetch = [] }) => prefetch).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('have a dialog for each request that they declare, and each has one owner', () => {
    const owned = FEATURES.flatMap(({ dialogs = {} }) => Object.keys(dialogs));
    isEachOnce(owned);
    expect(owned.toSorted()).toEqual(declared.toSorted());
  });

  it('lead to pages without parameters, in an order that leaves no doubt', () => {
    const columns = Map.groupBy(FOOTER_LINKS, ({ column }) => column);
    for (const entries of [SECTIONS, ACCOUNT_PAGES, DRAWER_ROWS, ...columns.values()]) {
      isEachOnce(entries.map(({ order }) => order));
      for (const { path } of entries) expect(path).not.toContain(':');
    }
  });

  it('give a phone the areas of the wording as tabs, beside that of the account', () => {
    const tabs = SECTIONS.filter(({ phone }) => phone === 'tab').map(({ path }) => path);
    expect(tabs.toSorted()).toEqual(['/battle', '/dream', '/event', '/home', '/shop']);
  });

  it('say which section a path belongs to, and no two have one', () => {
    const sectionsAt = (pathname: string) =>
      SECTIONS.filter((section) => isWithin(section, pathname)).map(({ path }) => path);
    expect(['/', '/box/night', '/reverse/create', '/giveaways/1', '/personal/bag'].map(sectionsAt)).toEqual([
      ['/home'],
      ['/home'],
      ['/battle'],
      ['/giveaways'],
      ['/personal/bag'],
    ]);
    expect(sectionsAt('/personal')).toEqual([]);
  });
});
