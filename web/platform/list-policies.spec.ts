import { gql } from '@apollo/client';
import { type DocumentNode, Kind, type SelectionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as documents from '../generated/graphql.ts';
import { createCache } from './apollo.ts';

const LIST = gql`
  query List($kind: FlowKind, $first: Int!, $after: String) {
    flows(kind: $kind, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`;

const page = (ids: readonly string[], endCursor: string | null, totalCount: number) => ({
  flows: {
    __typename: 'FlowRecordConnection',
    edges: ids.map((id) => ({
      __typename: 'FlowRecordEdge',
      cursor: `at ${id}`,
      node: { __typename: 'FlowRecord', id },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    totalCount,
  },
});

const opened = () => {
  const cache = createCache();
  const write = (data: ReturnType<typeof page>, variables: object = {}): void => {
    cache.writeQuery({ query: LIST, variables: { first: 2, ...variables }, data });
  };
  const read = (variables: object = {}) => {
    const found = cache.readQuery<ReturnType<typeof page>>({ query: LIST, variables: { first: 2, ...variables } });
    return found && { ids: found.flows.edges.map(({ node }) => node.id), ...found.flows };
  };
  return { write, read };
};

describe('a list that is read page by page', () => {
  it('holds its pages one after the other, knows where it goes on, and that it ends', () => {
    const { write, read } = opened();
    write(page(['a', 'b'], 'c1', 3));
    expect(read()).toMatchObject({ ids: ['a', 'b'], pageInfo: { hasNextPage: true, endCursor: 'c1' } });
    write(page(['c'], null, 3), { after: 'c1' });
    expect(read()).toMatchObject({ ids: ['a', 'b', 'c'], pageInfo: { hasNextPage: false }, totalCount: 3 });
  });

  it('shows a row once, although newer rows have pushed it onto the next page', () => {
    const { write, read } = opened();
    write(page(['a', 'b'], 'c1', 3));
    write(page(['b', 'c'], 'c2', 4), { after: 'c1' });
    expect(read()).toMatchObject({ ids: ['a', 'b', 'c'], totalCount: 4 });
  });

  it('begins anew with the first page', () => {
    const { write, read } = opened();
    write(page(['a', 'b'], 'c1', 3));
    write(page(['c'], null, 3), { after: 'c1' });
    write(page(['z', 'a'], 'c0', 4), { after: null });
    expect(read()).toMatchObject({ ids: ['z', 'a'], pageInfo: { hasNextPage: true, endCursor: 'c0' } });
  });

  it('is another one for another question, and for pages of another length', () => {
    const { write, read } = opened();
    write(page(['a', 'b'], 'c1', 3));
    write(page(['b'], null, 1), { kind: 'DEPOSIT' });
    write(page(['q'], null, 1), { first: 1 });
    expect(read()).toMatchObject({ ids: ['a', 'b'] });
    expect(read({ kind: 'DEPOSIT' })).toMatchObject({ ids: ['b'] });
  });
});

const isEdges = (field: SelectionNode): boolean => field.kind === Kind.FIELD && field.name.value === 'edges';

/** Fields of a query that are asked for page by page. */
const listsOf = ({ definitions }: DocumentNode): readonly string[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD && field.selectionSet?.selections.some(isEdges) ? [field.name.value] : [],
        )
      : [],
  );

it.each([...new Set(Object.values(documents).flatMap(listsOf))])('%s is one list', (fieldName) => {
  const { policies } = createCache();
  const named = (args: Record<string, unknown>) => policies.getStoreFieldName({ typename: 'Query', fieldName, args });
  expect(named({ first: 2, after: 'c1' })).toBe(named({ first: 2 }));
  expect(named({ first: 2 })).not.toBe(named({ first: 3 }));
});
