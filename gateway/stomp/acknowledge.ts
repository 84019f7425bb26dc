import type { StompFault } from './errors.ts';
import { type Frame, headerOf } from './frame.ts';
import type { Session, Step } from './session-state.ts';

/**
 * ACK and NACK. In `client` mode they stand for everything before them, too. A refused message isn't sent again: there is
 * nobody else whom it could go to, and whoever wants it resumes.
 */
export const acknowledge = (session: Session, frame: Frame): Step | StompFault => {
  const id = headerOf(frame, 'id') ?? '';
  if (id === '') return { code: 'HEADER_MISSING', detail: 'id' };
  if (headerOf(frame, 'transaction') !== undefined) return { code: 'NOT_SUPPORTED', detail: 'no transactions' };
  const index = session.unacknowledged.findIndex(({ ack }) => ack === id);
  const named = session.unacknowledged[index];
  if (named === undefined) return { code: 'MESSAGE_UNKNOWN', detail: `${frame.command} of an unknown message` };
  const cumulative = session.subscriptions.get(named.subscription)?.ack === 'client';
  const unacknowledged = session.unacknowledged.filter(
    ({ subscription }, place) =>
      !(place === index || (cumulative && place < index && subscription === named.subscription)),
  );
  return { session: { ...session, unacknowledged }, actions: [] };
};
