import { readdir, readFile, writeFile } from 'node:fs/promises';
import { appendMigration } from '../engine/committer/append-columns.ts';
import { readCommandLine } from '../scripts/command-line.ts';

/**
 * `node tools/generate-append.ts` writes the migration that brings `append`, from its table of columns and what
 * `append.sql` does with them. With `--check` it writes nothing and fails when it would write something else. A release
 * that has the migration keeps it: the next change is written under the next number, and replaces the function.
 */
const name = '0021-append.sql';
const folder = new URL('../migrations/', import.meta.url);
const migration = new URL(name, folder);
const source = new URL('../engine/committer/append.sql', import.meta.url);

const replaces = (await readdir(folder)).some((other) => other.endsWith('-append.sql') && other < name);
const text = appendMigration(await readFile(source, 'utf8'), replaces);
const { values } = readCommandLine(process.argv.slice(2), { options: { check: { type: 'boolean', default: false } } });
if (!values.check) await writeFile(migration, text);
else if ((await readFile(migration, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(`${migration.pathname} is stale\n`);
  process.exitCode = 1;
}
