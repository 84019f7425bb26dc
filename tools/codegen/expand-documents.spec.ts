import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { expandDocuments } from './expand-documents.ts';

const schema = parse(`
  type Query {
    flows(kind: String, first: Int! = 15, after: String): FlowConnection!
    player(id: ID!): Player
  }
  type Mutation {
    rename(id: ID!, name: String): Player
  }
  type Player {
    id: ID!
    flows(first: Int! = 15, after: String): FlowConnection!
  }
  type FlowConnection {
    edges: [FlowEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type FlowEdge {
    cursor: String!
    count: Int!
    node: Flow!
  }
  type Flow {
    id: ID!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
`);

const expanded = (text: string): readonly string[] =>
  expandDocuments({ documents: [{ document: parse(text) }], schema }).map(({ document }) => print(document));
const asPrinted = (text: string): readonly string[] => [print(parse(text))];

const PAGE = 'pageInfo { hasNextPage endCursor }';

describe('a document of the page', () => {
  it('has a variable for each argument that its field isn’t given, required where the SDL has no usual value', () => {
    expect(expanded('mutation Rename { rename @args { id } }')).toEqual(
      asPrinted('mutation Rename($id: ID!, $name: String) { rename(id: $id, name: $name) { id } }'),
    );
  });

  it('keeps the arguments that it gives, and the variables that it names', () => {
    expect(expanded('query Q($kind: String!) { flows(kind: $kind, first: 5) @list { id } }')).toEqual(
      asPrinted(`query Q($kind: String!, $after: String) {
        flows(kind: $kind, first: 5, after: $after) { edges { cursor node { id } } ${PAGE} }
      }`),
    );
  });

  it('reads a page of a list, and counts it where it says so', () => {
    expect(expanded('query Q { flows @list(total: true) { id } }')).toEqual(
      asPrinted(`query Q($kind: String, $first: Int, $after: String) {
        flows(kind: $kind, first: $first, after: $after) { edges { cursor node { id } } ${PAGE} totalCount }
      }`),
    );
  });

  it('says more of the edges than their nodes where it names them', () => {
    expect(expanded('query Q { flows(kind: null, first: 1) @list { edges { count node { id } } } }')).toEqual(
      asPrinted(`query Q($after: String) {
        flows(kind: null, first: 1, after: $after) { edges { cursor } edges { count node { id } } ${PAGE} }
      }`),
    );
  });

  it('has a list within another field, and one variable for two arguments of a name', () => {
    expect(expanded('query Q { one: player @args { id flows @list { id } } two: player @args { id } }')).toEqual(
      asPrinted(`query Q($id: ID!, $first: Int, $after: String) {
        one: player(id: $id) { id flows(first: $first, after: $after) { edges { cursor node { id } } ${PAGE} } }
        two: player(id: $id) { id }
      }`),
    );
  });

  it('stays as it is without a directive', () => {
    const text = 'query Q($id: ID!) { player(id: $id) { id } }';
    expect(expanded(text)).toEqual(asPrinted(text));
  });
});
