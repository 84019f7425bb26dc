import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { OPERATOR_SCOPES, SCOPE_OPENS } from './scopes.ts';

it('the table of scopes in docs/operations.md is the one of the program', async () => {
  const page = await readFile('docs/operations.md', 'utf8');
  const rows = [...page.matchAll(/^ *\| `(operator:[^`]*)` \| (.*) \|$/gm)].map(([, scope, opens]) => [scope, opens]);
  expect(rows).toEqual(OPERATOR_SCOPES.map((scope) => [scope, SCOPE_OPENS[scope]]));
});
