import { randomUUID } from 'node:crypto';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { inboxIn } from '../../site/messages/inbox.ts';
import { supportIn } from '../../site/support/support.ts';
import type { OperatorContext } from '../context.ts';
import { once } from '../once.ts';
import { note } from '../persons/journal.ts';
import { MAX_OPERATOR_NAME, operatorNameIn } from '../persons/persons.ts';

type Desk = Pick<OperatorContext, 'operator' | 'transaction' | 'accountKey' | 'now'>;

const isThere = async (tx: SqlClient, id: string): Promise<boolean> =>
  (await runQuery(tx, db.selectFrom('supportTicket').select('ticketId').where('ticketId', '=', id))).length > 0;

/** @throws GatewayError NOT_FOUND, TICKET_CLOSED */
const unchanged = async (tx: SqlClient, id: string): Promise<never> => {
  throw new GatewayError((await isThere(tx, id)) ? 'TICKET_CLOSED' : 'NOT_FOUND');
};

/** Answers a ticket, once by its command id, and tells the player. @throws GatewayError INVALID_INPUT, NOT_FOUND, TICKET_CLOSED, IDEMPOTENCY_CONFLICT */
export const answerTicket = async (context: Desk, id: string, text: string, commandId: string): Promise<void> => {
  const { operator, now } = context;
  await once(context, { commandId, operation: 'answerTicket', given: { id, text } }, async (tx) => {
    const ticket = await supportIn(tx, now, randomUUID).answer(id, text);
    if (ticket === null) return unchanged(tx, id);
    await inboxIn(tx, now, randomUUID).put({
      player: mustBe(isPlayerId, ticket.playerId),
      content: { template: 'support-answer', subject: ticket.subject },
      link: `/docs/support/${ticket.id}`,
      position: null,
      visibleAt: now(),
    });
    await note(tx, {
      at: now(),
      operatorId: operator.id,
      kind: 'ticket-answered',
      subject: ticket.playerId,
      detail: id,
    });
  });
};

type TicketChange = { readonly assignedTo: string } | { readonly state: 'closed'; readonly updatedAt: Instant };

const change = async (
  { operator, transaction, now }: Pick<Desk, 'operator' | 'transaction' | 'now'>,
  id: string,
  kind: 'ticket-assigned' | 'ticket-closed',
  set: TicketChange,
): Promise<void> => {
  const changing = db.updateTable('supportTicket').set(set).where('ticketId', '=', id).where('state', '<>', 'closed');
  await transaction(async (tx) => {
    const [changed] = await runQuery(tx, changing.returning('playerId'));
    if (changed === undefined) return unchanged(tx, id);
    await note(tx, { at: now(), operatorId: operator.id, kind, subject: changed.playerId, detail: id });
  });
};

/** @throws GatewayError INVALID_INPUT, NOT_FOUND, TICKET_CLOSED */
export const assignTicket = async (context: Desk, id: string, to: string): Promise<void> => {
  const assignedTo = operatorNameIn(to);
  if (assignedTo === null) throw invalidInput('to', `is 1 to ${MAX_OPERATOR_NAME} visible characters`);
  await change(context, id, 'ticket-assigned', { assignedTo });
};

/** @throws GatewayError NOT_FOUND, TICKET_CLOSED */
export const closeTicket = (context: Desk, id: string): Promise<void> =>
  change(context, id, 'ticket-closed', { state: 'closed', updatedAt: context.now() });
