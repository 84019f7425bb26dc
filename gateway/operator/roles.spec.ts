import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ACT_KINDS } from '../../engine/terms/act-rules.ts';
import { actsOf, OPERATOR_ROLES, roleRule, rolesIn, scopesOf } from './roles.ts';
import { OPERATOR_SCOPES } from './scopes.ts';

describe('the roles of operators', () => {
  it('are the table of docs/operations.md', async () => {
    const page = await readFile('docs/operations.md', 'utf8');
    const rows = [...page.matchAll(/^\| `([a-z]+)` \| ([^|]+) \| ((?:`operator:[a-z]+`(?:, )?)+) \|$/gm)];
    expect(rows.map(([, role, does, scopes]) => [role, does, scopes])).toEqual(
      OPERATOR_ROLES.map((role) => {
        const { does, scopes } = roleRule(role);
        return [role, does, scopes.map((scope) => `\`${scope}\``).join(', ')];
      }),
    );
  });

  it('have the kinds of acts of docs/operations.md', async () => {
    const page = await readFile('docs/operations.md', 'utf8');
    const cells = new Map(
      [...page.matchAll(/^\| `([a-z]+)` \| (all|–|(?:`[A-Z]\w+`(?:, )?)+) \|$/gm)].map(([, role, kinds]) => [
        role,
        kinds,
      ]),
    );
    const told = (acts: readonly string[]): string =>
      acts.length === 0 ? '–' : acts.length === ACT_KINDS.length ? 'all' : acts.map((kind) => `\`${kind}\``).join(', ');
    expect(OPERATOR_ROLES.map((role) => [role, cells.get(role)])).toEqual(
      OPERATOR_ROLES.map((role) => [role, told(roleRule(role).acts)]),
    );
    expect(actsOf(['catalog', 'marketing'])).toEqual([
      'AnnounceContest',
      'GrantCoupon',
      'PublishCatalog',
      'PublishContractPool',
      'StockListing',
    ]);
    expect(actsOf([])).toEqual([]);
  });

  it('open together what each opens', () => {
    expect(scopesOf([])).toEqual([]);
    expect(scopesOf(['catalog'])).toEqual([
      ...['operator:figures', 'operator:acts', 'operator:catalog', 'operator:propose'],
    ]);
    expect(scopesOf(['auditor', 'catalog'])).toEqual([
      ...['operator:figures', 'operator:players', 'operator:money', 'operator:acts'],
      ...['operator:journal', 'operator:catalog', 'operator:propose'],
    ]);
    expect(scopesOf(['owner'])).toEqual(OPERATOR_SCOPES);
  });

  it('leave operators to owners, and personal data from an auditor', () => {
    const holders = (scope: (typeof OPERATOR_SCOPES)[number]) =>
      OPERATOR_ROLES.filter((role) => roleRule(role).scopes.includes(scope));
    expect(holders('operator:operators')).toEqual(['owner']);
    expect(holders('operator:journal')).toEqual(['auditor', 'owner']);
    expect(holders('operator:identity')).not.toContain('auditor');
    expect(holders('operator:propose')).not.toContain('auditor');
    for (const role of holders('operator:approve')) expect(holders('operator:propose')).toContain(role);
  });

  it('are none where another version of the program gave them', () => {
    expect(rolesIn(['owner', 'toString', 'night', 'risk', 'owner'])).toEqual(['risk', 'owner']);
  });
});
