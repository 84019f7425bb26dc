import type { GraphQLSchema } from 'graphql';
import { documentFrom } from '../../test/fuzz/grammar.ts';
import type { Tape } from '../../test/fuzz/tape.ts';

const repeated = (times: number, one: (n: number) => string): string =>
  Array.from({ length: times }, (_, n) => one(n)).join(' ');

/** Documents that were written to hurt: each took all memory or all time of a server that counts less than this one. */
const BOMBS: readonly [() => string, ...(() => string)[]] = [
  () =>
    `{ ${repeated(90, (n) => `a${n}: __schema { ...S }`)} } fragment S on __Schema { types { ...T ofType { ...T } } }
     fragment T on __Type { fields { type { fields { ${repeated(8, (n) => `n${n}: name d${n}: description`)} } } } }`,
  () => `{ cases { entries { ${repeated(400, (n) => `a${n}: __typename`)} } } }`,
  () => `{ ${repeated(1_400, () => '__typename')} }`,
  () => `{ cases { ${repeated(1_300, () => 'slug')} } }`,
  () =>
    `{ ${repeated(19, (n) => `a${n}: cases { slug }`)} cases { entries { skin { ${'x'.repeat(12_000)}: __typename } } } }`,
  () =>
    `{ ...D0 } ${repeated(40, (n) => `fragment D${n} on Query { ...D${n + 1} ...D${n + 1} }`)} fragment D40 on Query { themes { id } }`,
  () => `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A themes { id } }`,
  () => `{ themes ${repeated(400, () => '@include(if: true)')} { id } }`,
  () =>
    `{ ${repeated(30, (n) => `...F${n}`)} } ${repeated(30, (n) => `fragment F${n} on Query { themes { id } ...F${(n + 1) % 30} }`)}`,
  () => `query(${repeated(300, (n) => `$v${n}: Int = ${n}`)}) { themes { id } }`,
  () => `{ skins(filter: { search: "${'%'.repeat(8_000)}" }) { edges { node { id } } } }`,
  () => `${'{ a'.repeat(400)}${'}'.repeat(400)}`,
  () => `mutation { ${repeated(200, (n) => `m${n}: logout`)} }`,
  () => '{ cases { oddsTable entries { skin { id familyNames { en zhCN zhTW } wears { wear value } } } } }',
];

export interface Asked {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** A document of an attacker: a bomb, or one of the schema's own grammar. */
export const badDocument = (schema: GraphQLSchema, tape: Tape): Asked =>
  tape.below(2) === 0
    ? { query: tape.pick(BOMBS)(), variables: {} }
    : documentFrom(schema, tape, tape.pick(['query', 'query', 'mutation', 'subscription'] as const));
