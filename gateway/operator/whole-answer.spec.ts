import { type GraphQLField, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalars } from '../graphql/scalars.ts';
import { schemaWith } from '../graphql/schema.ts';
import type { OperatorContext } from './context.ts';
import { operatorSchema } from './schema.ts';
import { operatorContext } from './testing/context.ts';
import { wholeAnswer, wholeDocument } from './whole-answer.ts';

const SDL = `
  scalar Money
  scalar Day
  enum Kind { BIG_ONE SMALL }
  type Inner { name: String! }
  type Row { id: ID! sum: Money! inner: [Inner!]! }
  type Query { rows(kind: Kind, first: Int, above: Money, day: Day, text: String): [Row!]! }
  type Mutation { order(kinds: [Kind!]!, sums: [Money!]): Row! }
`;
const schema = schemaWith(SDL, [
  {
    Query: {
      rows: (_root: unknown, given: object) => [{ id: JSON.stringify(shown(given)), sum: 5n, inner: [{ name: 'x' }] }],
    },
    Mutation: {
      order: (_root: unknown, given: object) => ({ id: JSON.stringify(shown(given)), sum: 5n, inner: [] }),
    },
  },
]);
function texted(value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
function shown(given: object): object {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? value.map(texted) : texted(value)]),
  );
}
const field: GraphQLField<unknown, OperatorContext> | undefined = schema.getQueryType()?.getFields().rows;
if (field === undefined) throw new Error('no field');
const act: GraphQLField<unknown, OperatorContext> | undefined = schema.getMutationType()?.getFields().order;
if (act === undefined) throw new Error('no field');
const operation = { kind: 'query', field, line: 'rows', scope: 'operator:figures', work: 1, byWords: false } as const;
const order = { kind: 'mutation', field: act, line: 'order', scope: null, work: 1, byWords: false } as const;
const context = operatorContext();
const ask = (typed: Readonly<Record<string, string>>) =>
  wholeAnswer({ schema, operations: [operation] }, operation, typed, context);

describe('the whole answer of an operation', () => {
  it('has every field of every object in it', () => {
    expect(wholeDocument(operation)).toBe(
      'query($kind: Kind, $first: Int, $above: Money, $day: Day, $text: String) { rows(kind: $kind, first: $first, above: $above, day: $day, text: $text) { id sum inner { name } } }',
    );
  });

  it('reads typed values by the types of the arguments', async () => {
    const { data, errors } = await ask({ kind: 'big-one', first: '7', above: '12.50', day: '2026-02-28', text: '-5' });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      rows: [
        { id: JSON.stringify({ kind: 'BIG_ONE', first: 7, above: '1250n', day: '2026-02-28', text: '-5' }), sum: 5 },
      ],
    });
  });

  it('takes the values of a list from between commas, and asks a mutation as one', async () => {
    expect(wholeDocument(order)).toMatch(/^mutation\(\$kinds: \[Kind!\]!, /);
    const { data, errors } = await wholeAnswer(
      { schema, operations: [order] },
      order,
      { kinds: 'big-one, small', sums: '1,2.50' },
      context,
    );
    expect(errors).toBeUndefined();
    const id = JSON.stringify({ kinds: ['BIG_ONE', 'SMALL'], sums: ['100n', '250n'] });
    expect(data).toMatchObject({ order: { id } });
    await expect(wholeAnswer({ schema, operations: [order] }, order, { kinds: 'small,huge' }, context)).rejects.toThrow(
      'kinds is one of big-one, small',
    );
  });

  it('leaves out an argument without a value', async () => {
    expect((await ask({})).data).toMatchObject({ rows: [{ id: '{}' }] });
  });

  it.each([
    [{ kind: 'huge' }, 'kind is one of big-one, small'],
    [{ first: '1e3' }, 'first is a whole number'],
    [{ first: '-1' }, 'first is a whole number'],
    [{ above: 'much' }, 'above is an amount such as 12.50'],
  ])('refuses %o', async (typed, message) => {
    await expect(ask(typed)).rejects.toThrow(message);
  });
});

describe('a count', () => {
  const written = (count: unknown) => () => scalars.Count?.serialize?.(count);
  it('goes beyond 32 bits', () => {
    expect(written(2 ** 40)()).toBe(2 ** 40);
  });

  it.each([-1, 0.5, 2 ** 53, 7n, '7'])('is not %s', (count) => {
    expect(written(count)).toThrow('not a count');
  });
});

describe('the schema of the operator', () => {
  it('says the scope and the command of each operation', async () => {
    const { operations } = await operatorSchema();
    expect(operations.map(({ field: { name } }) => name)).toContain('now');
    for (const { line, scope } of operations) {
      expect(line).toMatch(/^[a-z]+( [a-z-]+)?( <\w+>…?)*( \[?--[A-Za-z-]+( <\w+>)?\]?)*$/);
      if (scope !== null) expect(scope).toMatch(/^operator:/);
    }
  });

  it('can ask each operation for everything: no type leads back to itself', async () => {
    const { schema: whole, operations } = await operatorSchema();
    for (const one of operations) expect(validate(whole, parse(wholeDocument(one))), one.line).toEqual([]);
  });

  it('describes every operation, and every argument that its command takes', async () => {
    const { schema: whole } = await operatorSchema();
    for (const one of Object.values(whole.getQueryType()?.getFields() ?? {}))
      expect(one.description, one.name).toBeTruthy();
  });
});
