import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPERATOR_SCOPES } from '../../../gateway/operator/scopes.ts';
import { en } from '../generated/texts/en/index.ts';
import { zhCN } from '../generated/texts/zh-CN/index.ts';
import { navigationFor, PAGES } from './pages.ts';
import { matchingPages } from './palette-choices.ts';

const all = navigationFor(() => true);

describe('the pages of the console', () => {
  it('have a path each, a scope that there is, and a place of their own', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(2);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { scope, path } of PAGES) expect(OPERATOR_SCOPES, path).toContain(scope);
    const places = all.map(({ nav: { group, order } }) => `${group} ${order}`);
    expect(new Set(places).size).toBe(places.length);
    expect(all.filter(({ path }) => path.includes(':'))).toEqual([]);
  });

  it('are in the navigation of those alone whose roles open them', () => {
    expect(navigationFor(() => false)).toEqual([]);
    const journal = navigationFor((scope) => scope === 'operator:journal').map(({ path }) => path);
    expect(journal).toEqual(['/operators', '/journal']);
  });

  it('are found in the palette by a part of their name, in the language that is shown', () => {
    expect(matchingPages(all, ' jour', en).map(({ to }) => to)).toEqual(['/journal']);
    expect(matchingPages(all, '操作日志', zhCN).map(({ to }) => to)).toEqual(['/journal']);
    expect(matchingPages(all, '', en)).toHaveLength(all.length);
    expect(matchingPages(all, 'nothing like it', en)).toEqual([]);
  });
});

it('the table of pages in docs/operations.md has each with its scope', () => {
  const docs = readFileSync('docs/operations.md', 'utf8');
  const rows = [...docs.matchAll(/^\| `\/operator(\/[^`]+)` \| `(operator:[^`]+)` \|/gm)];
  expect(rows.map(([, path, scope]) => `${path} ${scope}`).toSorted()).toEqual(
    PAGES.map(({ path, scope }) => `${path} ${scope}`).toSorted(),
  );
});
