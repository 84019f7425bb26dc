import {
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  Kind,
  parse,
  print,
  type ValidationRule,
  validate,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import * as webClient from '../../web/generated/graphql.ts';
import { fieldRulesOf } from './field-rules.ts';
import { boundedWork, LIMITS, type WorkBounds } from './limits.ts';
import { published, readSdl } from './schema.ts';

let schema: GraphQLSchema;
let bounded: (bounds?: WorkBounds) => ValidationRule;
beforeAll(async () => {
  const whole = buildSchema(await readSdl());
  const { listSizes } = fieldRulesOf(whole);
  schema = published(whole);
  bounded = (bounds) => boundedWork(listSizes, bounds);
});

const refusals = (document: string): readonly unknown[] => refusalsIn(schema, document);

const limit = (name: keyof typeof LIMITS) =>
  expect.objectContaining({ code: 'QUERY_TOO_COMPLEX', details: { limit: name, bound: LIMITS[name] } });

/** The schema has no cycle to dive into; one that had would be bounded all the same. */
const cyclic = buildSchema('type Query { inner: Query name: String }');

const refusalsIn = (where: GraphQLSchema, document: string): readonly unknown[] =>
  validate(where, parse(document), [bounded()]).map((error) => error.extensions);

const nested = (levels: number): string => `${'{ inner '.repeat(levels)}{ name }${' }'.repeat(levels)}`;

/** Everything that the web client sends, by the name of its document. */
const documents = Object.entries(webClient)
  .filter(([, { definitions }]) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
  .map(([name, document]): [string, string] => [name, print(document)]);

describe('the limits of a document', () => {
  it.each(documents)('let the web client pass with room to spare: %s', (_name, document) => {
    const spare = bounded({
      depth: (LIMITS.depth * 2) / 3,
      aliases: LIMITS.aliases / 2,
      cost: LIMITS.cost / 2,
      mutations: LIMITS.mutations / 2,
      introspection: 0,
    });
    expect(validate(schema, parse(document, { maxTokens: LIMITS.tokens / 2 }), [spare])).toEqual([]);
    expect(document.length).toBeLessThanOrEqual(LIMITS.characters / 2);
  });

  it('let tools ask for the whole schema, once', () => {
    const everything = getIntrospectionQuery({
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const spare = bounded({ ...LIMITS, introspection: (LIMITS.introspection * 2) / 3 });
    expect(validate(schema, parse(everything, { maxTokens: LIMITS.tokens }), [spare])).toEqual([]);
    const twice = everything.replace('__schema {', 'again: __schema { types { ...FullType } } __schema {');
    expect(refusals(twice)).toContainEqual(limit('introspection'));
  });

  it('let tools ask for a type by its name, also through a variable', () => {
    const shape = '{ name kind fields { name type { name kind ofType { name kind } } } }';
    expect(refusals(`{ __type(name: "Case") ${shape} }`)).toEqual([]);
    expect(refusals(`query($name: String!) { __type(name: $name) ${shape} }`)).toEqual([]);
    expect(refusals(`{ __type(name: "Nothing") ${shape} __schema { queryType { name } } }`)).toEqual([]);
  });

  it('count introspection as it is answered: behind fragments, aliases and types in types', () => {
    const schemas = Array.from({ length: 90 }, (_, n) => `a${n}: __schema { ...S }`).join(' ');
    const bomb = `{ ${schemas} } fragment S on __Schema { types { ...T } }
      fragment T on __Type { fields { type { fields { type { name description } } } } }`;
    expect(refusals(bomb)).toEqual(expect.arrayContaining([limit('introspection'), limit('aliases')]));
    const doubling = Array.from({ length: 30 }, (_, n) => `fragment D${n} on __Type { ...D${n + 1} ...D${n + 1} }`);
    const spread = `{ __schema { types { ...D0 } } } ${doubling.join(' ')} fragment D30 on __Type { name }`;
    expect(refusals(spread)).toContainEqual(limit('introspection'));
    const many = Array.from({ length: 15 }, (_, n) => `a${n}: fields { name type { name ofType { name } } }`).join(' ');
    expect(refusals(`{ __type(name: "Case") { ${many} } }`)).toEqual([]);
    const variable = `query($n: String!) { __type(name: $n) { ${many} } }`;
    expect(refusals(variable)).toContainEqual(limit('introspection'));
    const asFragment = getIntrospectionQuery().replace('query IntrospectionQuery', 'fragment Q on Query');
    const oneFragment = `{ ...Q } ${asFragment}`;
    expect(refusals(oneFragment)).toEqual([]);
    const twoFragments = `${oneFragment.replace('...Q', '...Q ...R')} fragment R on Query { ...Q }`;
    expect(refusals(twoFragments)).toContainEqual(limit('introspection'));
  });

  it('survive introspection that goes round in circles', () => {
    const cycle =
      '{ __schema { types { ...A } } } fragment A on __Type { ofType { ...B } } fragment B on __Type { ...A }';
    expect(() => refusals(cycle)).not.toThrow();
  });

  it('count `__typename` like every other field', () => {
    const names = Array.from({ length: 400 }, (_, n) => `a${n}: __typename`).join(' ');
    expect(refusals(`{ cases { entries { ${names} } } }`)).toContainEqual(limit('aliases'));
    const again = Array.from({ length: 400 }, () => '__typename').join(' ');
    expect(refusals(`{ cases { entries { ${again} } } }`)).toContainEqual(limit('cost'));
    expect(refusals('mutation { __typename a: logout b: logout c: logout d: logout e: logout }')).toEqual([]);
  });

  it('refuse what is too deep, also through fragments', () => {
    expect(refusalsIn(cyclic, nested(LIMITS.depth - 1))).toEqual([]);
    expect(refusalsIn(cyclic, nested(LIMITS.depth))).toContainEqual(limit('depth'));
    const chain = Array.from({ length: LIMITS.depth }, (_, n) => `fragment F${n} on Query { inner { ...F${n + 1} } }`);
    const spread = `{ ...F0 } ${chain.join(' ')} fragment F${LIMITS.depth} on Query { name }`;
    expect(refusalsIn(cyclic, spread)).toContainEqual(limit('depth'));
  });

  it('refuse lists in lists that multiply, unless a small page is asked for', () => {
    const skin = 'skin { id image imageSmall family grade familyNames { zhCN zhTW en } finishNames { zhCN zhTW en } }';
    const rounds = (first: string) =>
      `{ ${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${name}: rounds${first} { edges { node { ${name}1: entry { ${skin} } ${name}2: item { ${skin} caseNames { en zhCN zhTW } } id nickname ticket oddsTable oddsHash userSeed price pairId publicHash reveal { salt serverSeed position } } } }`).join(' ')} }`;
    const many = rounds('(first: 50)').replaceAll(/[a-h][12]: /g, '');
    expect(refusals(many.replaceAll(' id ', ` ${Array.from({ length: 60 }, () => 'id').join(' ')} `))).toContainEqual(
      limit('cost'),
    );
    expect(refusals(rounds('(first: 2)').replaceAll(/[a-h][12]: /g, ''))).toEqual([]);
  });

  it('count every use of a fragment, without unfolding it again and again', () => {
    const doubling = Array.from({ length: 30 }, (_, n) => `fragment D${n} on Query { ...D${n + 1} ...D${n + 1} }`);
    const bomb = `query { ...D0 } ${doubling.join(' ')} fragment D30 on Query { themes { id } }`;
    expect(refusals(bomb)).toContainEqual(limit('cost'));
  });

  it('survive fragments that spread each other', () => {
    const cycle = 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A themes { id } }';
    expect(() => refusals(cycle)).not.toThrow();
  });

  it('refuse aliases that repeat a field many times', () => {
    const many = Array.from({ length: 21 }, (_, n) => `a${n}: themes { id }`).join(' ');
    expect(refusals(`{ ${many} }`)).toContainEqual(limit('aliases'));
  });

  it('refuse a list of mutations, also behind a fragment', () => {
    const logouts = Array.from({ length: 6 }, (_, n) => `a${n}: logout`).join(' ');
    expect(refusals(`mutation { ${logouts} }`)).toContainEqual(limit('mutations'));
    expect(refusals(`mutation { ...M } fragment M on Mutation { ${logouts} }`)).toContainEqual(limit('mutations'));
  });

  it('refuse more than one operation', () => {
    expect(refusals('query A { themes { id } } query B { themes { id } }')).toContainEqual(
      expect.objectContaining({ code: 'GRAPHQL_VALIDATION_FAILED' }),
    );
  });
});
