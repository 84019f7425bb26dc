import type { StompFault } from './errors.ts';
import { type Frame, headerOf } from './frame.ts';
import { type AckMode, DESTINATION, SESSION_LIMITS, type Session, type Step } from './session-state.ts';

const ackModeOf = (header: string | undefined): AckMode | null => {
  switch (header) {
    case undefined:
    case 'auto':
      return 'auto';
    case 'client':
    case 'client-individual':
      return header;
    default:
      return null;
  }
};

const afterOf = (header: string | undefined): number | null | undefined => {
  if (header === undefined) return null;
  return /^[0-9]{1,15}$/.test(header) ? Number(header) : undefined;
};

const missing = (name: string): StompFault => ({ code: 'HEADER_MISSING', detail: name });
const invalid = (name: string): StompFault => ({ code: 'HEADER_INVALID', detail: name });

export const subscribe = (session: Session, frame: Frame): Step | StompFault => {
  const id = headerOf(frame, 'id') ?? '';
  const destination = headerOf(frame, 'destination');
  const ack = ackModeOf(headerOf(frame, 'ack'));
  const after = afterOf(headerOf(frame, 'after'));
  if (id === '') return missing('id');
  if (destination === undefined) return missing('destination');
  if (ack === null) return invalid('ack');
  if (after === undefined) return invalid('after');
  if (destination !== DESTINATION) return { code: 'DESTINATION_UNKNOWN', detail: 'no such destination' };
  if (session.subscriptions.has(id)) return { code: 'SUBSCRIPTION_EXISTS', detail: 'the id is in use' };
  const { subscriptions, subscriptionsEver } = SESSION_LIMITS;
  if (session.subscriptions.size >= subscriptions || session.subscribed >= subscriptionsEver) {
    return { code: 'TOO_MANY_SUBSCRIPTIONS', detail: `${subscriptions} at once, ${subscriptionsEver} in all` };
  }
  return {
    session: {
      ...session,
      subscribed: session.subscribed + 1,
      subscriptions: new Map(session.subscriptions).set(id, { ack, after }),
    },
    actions: [{ kind: 'listen', id, after, receipt: headerOf(frame, 'receipt') }],
  };
};

/** Ends a subscription and forgets its unacknowledged messages. */
export const unsubscribe = (session: Session, frame: Frame): Step | StompFault => {
  const id = headerOf(frame, 'id') ?? '';
  if (id === '') return missing('id');
  if (!session.subscriptions.has(id)) return { code: 'SUBSCRIPTION_UNKNOWN', detail: 'no subscription has this id' };
  return {
    session: {
      ...session,
      subscriptions: new Map([...session.subscriptions].filter(([one]) => one !== id)),
      unacknowledged: session.unacknowledged.filter(({ subscription }) => subscription !== id),
    },
    actions: [{ kind: 'leave', id }],
  };
};
