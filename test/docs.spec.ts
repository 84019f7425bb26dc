import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].sort();
const text = (page: string): string => readFileSync(page, 'utf8');

/** As GitHub makes them of headings. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** Links to files of the repository, as `[page, target]`. */
const links = pages.flatMap((page) =>
  [...text(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => [page, target] as const),
);

/** Files named in backticks: with a folder and an ending, and nothing that stands for something else. */
const namedFiles = pages.flatMap((page) =>
  [...text(page).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|py|sql|graphql|mjs))`/g)].map(
    ([, file = '']) => [page, file] as const,
  ),
);

describe('the documentation', () => {
  it('links to pages and headings that are there', () => {
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(([page, target]) => {
      const [path = '', anchor] = target.split('#', 2);
      const file = path === '' ? page : join(dirname(page), path);
      return !existsSync(file) || (anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names files that are there, from the top or from one of the parts', () => {
    expect(namedFiles.length).toBeGreaterThan(20);
    const roots = ['', 'gateway/', 'engine/', 'web/', 'scripts/', 'tools/'];
    const missing = namedFiles.filter(([, file]) => !roots.some((root) => existsSync(`${root}${file}`)));
    expect(missing).toEqual([]);
  });

  it('runs programs with the Node that `npm ci` brings, never with another one', () => {
    const calls = pages.flatMap((page) =>
      [...text(page).matchAll(/^.*\bnode (?:--?[\w-]+ )*[\w./-]+\.m?ts\b.*$/gm)].map(([line]) => [page, line] as const),
    );
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter(([, line]) => !/\b(?:npm exec --|npx) node /.test(line))).toEqual([]);
  });
});
