import { describe, expect, it } from 'vitest';
import { pageOf, withNext } from './pages.ts';

const connection = (ids: readonly string[], endCursor: string | null, hasNextPage: boolean) => ({
  edges: ids.map((id) => ({ node: { id } })),
  pageInfo: { hasNextPage, endCursor },
  totalCount: 9,
});

describe('a list that is read page by page', () => {
  it('knows where it goes on, and that it ends', () => {
    expect(pageOf(connection(['a', 'b'], 'c1', true))).toEqual({
      nodes: [{ id: 'a' }, { id: 'b' }],
      after: 'c1',
      total: 9,
    });
    expect(pageOf(connection(['a'], 'c1', false)).after).toBeNull();
    expect(pageOf(connection([], null, true)).after).toBeNull();
  });

  it('shows a row once, although newer rows have pushed it onto the next page', () => {
    const list = withNext(pageOf(connection(['a', 'b'], 'c1', true)), pageOf(connection(['b', 'c'], 'c2', true)));
    expect(list.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(list.after).toBe('c2');
  });
});
