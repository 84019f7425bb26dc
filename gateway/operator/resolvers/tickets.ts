import { pageArguments } from '../../graphql/pages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { MAX_TICKETS, ticketsIn } from '../queries/tickets.ts';

export const tickets: Resolvers = {
  Query: {
    tickets: async (_root, { state, first, after }, { sql }) => {
      const page = await ticketsIn(sql, state ?? 'open', pageArguments(first ?? 50, after, MAX_TICKETS));
      return {
        total: page.totalCount,
        next: page.hasNextPage ? page.endCursor : null,
        tickets: page.rows.map(({ ticketId: id, ...row }) => ({ id, ...row })),
      };
    },
  },
};
