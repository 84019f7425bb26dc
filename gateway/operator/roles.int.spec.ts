import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActKind } from '../../engine/terms/act-rules.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { OPERATOR_ROLES, roleRule } from './roles.ts';
import { type OperatorOperation, operatorSchema } from './schema.ts';
import { consoleOf } from './testing/console.ts';

const { operations } = await operatorSchema();

const VALUES: Readonly<Record<string, unknown>> = {
  ...{ ID: 'none', String: 'none', Int: 1, Day: '2026-01-01', DateTime: '2026-01-01T00:00:00Z', Money: 1 },
};

/** The kinds of acts of proposals whose words are all right as they are asked for. */
const KINDS: Readonly<Record<string, ActKind>> = {
  proposeContractPool: 'PublishContractPool',
  proposeListing: 'StockListing',
};

/** Any value of a type, as JSON has it. */
const anyOf = (type: GraphQLInputType): unknown => {
  const bare = getNullableType(type);
  if (isListType(bare)) return [anyOf(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  const value = 'name' in bare ? VALUES[bare.name] : undefined;
  if (value === undefined) throw new Error(`no value of ${String(type)}`);
  return value;
};

/** Asks for what the operation can't do without. */
const shortest = ({ kind, field: { name, args, type } }: OperatorOperation) => {
  const needed = args.filter(isRequiredArgument);
  const declared = needed.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const passed = needed.map((one) => `${one.name}: $${one.name}`).join(', ');
  const [variables, given] = needed.length === 0 ? ['', ''] : [`(${declared})`, `(${passed})`];
  return {
    document: `${kind}${variables} { ${name}${given}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`,
    values: Object.fromEntries(needed.map((one) => [one.name, anyOf(one.type)])),
  };
};

describe('each operation over HTTP, by the table of roles', () => {
  let site: Fixture;
  beforeAll(async () => {
    site = await openFixture();
  });
  afterAll(() => site.close());

  it.each(OPERATOR_ROLES)('opens to the role %s what its scopes say', async (role) => {
    const desk = consoleOf(site);
    const { cookie } = await desk.signedUp([role]);
    const open: string[] = [];
    for (const operation of operations) {
      const { field, scope } = operation;
      const { document, values } = shortest(operation);
      const { code, details } = await desk.ask(cookie, document, values);
      expect(['UNAUTHENTICATED', 'GRAPHQL_VALIDATION_FAILED', 'QUERY_TOO_COMPLEX', 'INTERNAL']).not.toContain(code);
      if (code === 'SCOPE_MISSING') expect(details).toEqual({ scope });
      else open.push(field.name);
    }
    const allowed = operations.filter(({ scope, field: { name } }) => {
      const kind = KINDS[name];
      if (kind !== undefined && !roleRule(role).acts.includes(kind)) return false;
      return scope === null || roleRule(role).scopes.includes(scope);
    });
    expect(open).toEqual(allowed.map(({ field }) => field.name));
    expect(open).toContain('me');
  });

  it('has no operation without a scope but those that say who asks and how cases are called', () => {
    expect(operations.filter(({ scope }) => scope === null).map(({ field }) => field.name)).toEqual([
      'caseNames',
      'me',
    ]);
  });
});
