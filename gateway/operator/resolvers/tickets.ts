import { randomUUID } from 'node:crypto';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { GatewayError } from '../../errors.ts';
import { pageArguments } from '../../graphql/pages.ts';
import { supportIn } from '../../site/support/support.ts';
import { answerTicket, assignTicket, closeTicket } from '../care/tickets.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { besideTicket, MAX_TICKETS, type OperatorTicket, ticketOf, ticketsIn } from '../queries/tickets.ts';
import { orderStateOf } from './orders.ts';

const shown = ({ ticketId: id, ...row }: OperatorTicket) => ({ id, ...row });

/** A ticket that was just changed. @throws GatewayError NOT_FOUND for one whose player left since */
const changed = async ({ sql }: OperatorContext, id: string) => {
  const ticket = await ticketOf(sql, id);
  if (ticket === null) throw new GatewayError('NOT_FOUND');
  return shown(ticket);
};

export const tickets: Resolvers = {
  Query: {
    tickets: async (_root, { state, first, after }, { sql }) => {
      const page = await ticketsIn(sql, state ?? 'open', pageArguments(first ?? 50, after, MAX_TICKETS));
      return {
        total: page.totalCount,
        next: page.hasNextPage ? page.endCursor : null,
        tickets: page.rows.map(shown),
      };
    },
    ticket: async (_root, { id }, { sql, now }) => {
      const ticket = await ticketOf(sql, id);
      if (ticket === null) return null;
      const { plays, payments } = await besideTicket(sql, mustBe(isPlayerId, ticket.playerId));
      return {
        ...{ ticket: shown(ticket), entries: await supportIn(sql, now, randomUUID).entries(id), plays },
        payments: payments.map(({ state, ...payment }) => ({ ...payment, state: orderStateOf(state) })),
      };
    },
  },
  Mutation: {
    answerTicket: async (_root, { id, text, commandId }, context) => {
      await answerTicket(context, id, text, commandId);
      return changed(context, id);
    },
    assignTicket: async (_root, { id, to }, context) => {
      await assignTicket(context, id, to);
      return changed(context, id);
    },
    closeTicket: async (_root, { id }, context) => {
      await closeTicket(context, id);
      return changed(context, id);
    },
  },
};
