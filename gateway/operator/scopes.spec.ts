import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { operatorSchema } from './schema.ts';
import { OPERATOR_SCOPES, SCOPE_OPENS } from './scopes.ts';

it('the table of scopes in docs/operations.md is the one of the program', async () => {
  const page = await readFile('docs/operations.md', 'utf8');
  const rows = [...page.matchAll(/^ *\| `(operator:[^`]*)` \| (.*) \|$/gm)].map(([, scope, opens]) => [scope, opens]);
  expect(rows).toEqual(OPERATOR_SCOPES.map((scope) => [scope, SCOPE_OPENS[scope]]));
});

it('the tables of operations in docs/operations.md have each with its scope', async () => {
  const page = await readFile('docs/operations.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z]+(?: [a-z]+)?)[^`]*` \| (?:`(operator:[^`]*)`|none) \|/gm)];
  const { operations } = await operatorSchema();
  const nameOf = (line: string): string => line.replace(/ [<[-].*$/, '');
  expect(rows.map(([, name, scope = null]) => `${name} ${scope}`).toSorted()).toEqual(
    operations.map(({ line, scope }) => `${nameOf(line)} ${scope}`).toSorted(),
  );
});
