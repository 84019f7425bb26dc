import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** `pathname` of a file's URL is not its path: spaces and all but plain letters are encoded in it. */
const ENCODED_PATH = /import\.meta\.(url|resolve\([^)]*\))\s*\)?\s*\.pathname/;

it('makes paths of file URLs with fileURLToPath alone', async () => {
  expect("new URL('../x/', import.meta.url)\n  .pathname").toMatch(ENCODED_PATH);
  const names = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\0');
  const files = names.filter((name) => name !== '' && !name.endsWith('test/file-urls.spec.ts'));
  expect(files.length).toBeGreaterThan(1_000);
  const wrong: string[] = [];
  for (const name of files) if (ENCODED_PATH.test(await readFile(name, 'utf8'))) wrong.push(name);
  expect(wrong).toEqual([]);
});

it('names no command in the documents that takes whatever Node is on the PATH', async () => {
  const names = execFileSync('git', ['ls-files', '-z', 'docs/*.md', '*.md'], { encoding: 'utf8' }).split('\0');
  const bare: string[] = [];
  for (const name of names.filter(Boolean)) {
    for (const line of (await readFile(name, 'utf8')).split('\n')) {
      if (/\bnode ((?:scripts|tools)\/|--input-type)/.test(line.replace(/(npx|npm exec --) node/g, '')))
        bare.push(`${name}: ${line}`);
    }
  }
  expect(bare).toEqual([]);
});
