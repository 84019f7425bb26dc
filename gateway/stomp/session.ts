import { PROTOCOL_FAULT, TOO_SLOW, TRY_AGAIN_LATER } from '../server/sockets/close-codes.ts';
import type { StompCode, StompFault } from './errors.ts';
import { type Frame, headerOf, isClientCommand } from './frame.ts';
import { connected, errorFrame, HEART_BEAT_MS, messageFrame, receiptFor, VERSION } from './server-frames.ts';
import { type Action, SESSION_LIMITS, type Session, type SessionEvent, type Step } from './session-state.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

/** Faults that are over after a while. */
const PASSING: ReadonlySet<StompCode> = new Set(['BUSY', 'RATE_LIMITED']);

/**
 * The heart-beats that a client can send and wants to get, in milliseconds; 0 for none. Null for a malformed header.
 */
const heartBeatOf = (header: string | undefined): readonly [sends: number, wants: number] | null => {
  if (header === undefined) return [0, 0];
  const [, sends, wants] = /^([0-9]{1,9}),([0-9]{1,9})$/.exec(header) ?? [];
  return sends === undefined || wants === undefined ? null : [Number(sends), Number(wants)];
};

/** The slower of both sides sets the pace; 0 where one of them doesn't take part. */
const paceOf = (theirs: number): number => (theirs === 0 ? 0 : Math.max(theirs, HEART_BEAT_MS));

/** CONNECT and STOMP. Logins are ignored: the feed is public. */
const connect = (session: Session, frame: Frame): Step | StompFault => {
  if (session.phase !== 'new') return { code: 'ALREADY_CONNECTED', detail: `a second ${frame.command}` };
  // Without the header the client means 1.0.
  const versions = headerOf(frame, 'accept-version')?.split(',') ?? ['1.0'];
  if (!versions.includes(VERSION)) return { code: 'VERSION_UNSUPPORTED', detail: `only ${VERSION} is spoken` };
  const beat = heartBeatOf(headerOf(frame, 'heart-beat'));
  if (beat === null) return { code: 'HEADER_INVALID', detail: 'heart-beat' };
  const [sends, wants] = beat;
  return {
    session: { ...session, phase: 'connected' },
    actions: [
      { kind: 'send', frame: connected(session.spreadMs) },
      { kind: 'beat', sendEvery: paceOf(wants), expectEvery: paceOf(sends) },
    ],
  };
};

/**
 * ACK and NACK. In `client` mode they cover all earlier messages of the subscription, too. The server doesn't send a
 * refused message again: it has no other receiver, and a client that wants the message resumes.
 */
const acknowledge = (session: Session, frame: Frame): Step | StompFault => {
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

/** An ERROR frame is the last one: STOMP closes behind it. */
const refuse = (session: Session, fault: StompFault, receipt: string | undefined): Step => ({
  session: { ...session, phase: 'over' },
  actions: [
    { kind: 'send', frame: errorFrame(fault, receipt) },
    { kind: 'close', code: PASSING.has(fault.code) ? TRY_AGAIN_LATER : PROTOCOL_FAULT, reason: fault.code },
  ],
});

const fault = (code: StompCode, detail: string): StompFault => ({ code, detail });

/** The step of a frame, without its receipt. */
const answer = (session: Session, frame: Frame): Step | StompFault => {
  const { command } = frame;
  if (!isClientCommand(command)) return fault('COMMAND_UNKNOWN', `only servers send ${command}`);
  if (command === 'CONNECT' || command === 'STOMP') return connect(session, frame);
  if (session.phase === 'new') return fault('NOT_CONNECTED', `${command} before CONNECT`);
  switch (command) {
    case 'SUBSCRIBE':
      return subscribe(session, frame);
    case 'UNSUBSCRIBE':
      return unsubscribe(session, frame);
    case 'ACK':
    case 'NACK':
      return acknowledge(session, frame);
    case 'SEND':
      return fault('READ_ONLY', 'nothing can be sent');
    case 'BEGIN':
    case 'COMMIT':
    case 'ABORT':
      return fault('NOT_SUPPORTED', `no ${command}`);
    case 'DISCONNECT':
      return { session: { ...session, phase: 'over' }, actions: [{ kind: 'close', code: 1000, reason: 'goodbye' }] };
  }
};

/** The receipt comes when the frame's work is done, and before the connection closes. */
const withReceipt = (actions: readonly Action[], receipt: string | undefined): readonly Action[] => {
  if (receipt === undefined) return actions;
  const sent: Action = { kind: 'send', frame: receiptFor(receipt) };
  const closing = actions.findIndex(({ kind }) => kind === 'close');
  return closing < 0 ? [...actions, sent] : [...actions.slice(0, closing), sent, ...actions.slice(closing)];
};

const onFrame = (session: Session, frame: Frame): Step => {
  const receipt = headerOf(frame, 'receipt');
  const answered = answer(session, frame);
  if ('code' in answered) return refuse(session, answered, receipt);
  const isConnect = frame.command === 'CONNECT' || frame.command === 'STOMP';
  return { ...answered, actions: withReceipt(answered.actions, isConnect ? undefined : receipt) };
};

const onMessage = (session: Session, { subscription, place, body }: SessionEvent & { kind: 'message' }): Step => {
  const held = session.subscriptions.get(subscription);
  if (held === undefined) return { session, actions: [] };
  // A client that resumed holds what is behind its own mark, too.
  const shown = { ...place, resume: Math.max(place.resume, held.after ?? 0) };
  if (held.ack === 'auto') {
    return { session, actions: [{ kind: 'send', frame: messageFrame(subscription, shown, body, null) }] };
  }
  if (session.unacknowledged.length >= SESSION_LIMITS.unacknowledged) {
    return {
      session: { ...session, phase: 'over' },
      actions: [{ kind: 'close', code: TOO_SLOW, reason: 'too many messages without acknowledgement' }],
    };
  }
  const ack = String(session.sent + 1);
  return {
    session: {
      ...session,
      sent: session.sent + 1,
      unacknowledged: [...session.unacknowledged, { ack, subscription }],
    },
    actions: [{ kind: 'send', frame: messageFrame(subscription, shown, body, ack) }],
  };
};

/** A connection after one more event, and what is to be done now, in order. Pure; nothing happens once it is over. */
export const stepSession = (session: Session, event: SessionEvent): Step => {
  if (session.phase === 'over') return { session, actions: [] };
  switch (event.kind) {
    case 'beat':
      return { session, actions: [] };
    case 'broken':
      return refuse(session, event.fault, undefined);
    case 'refused':
      return refuse(session, event.fault, event.receipt);
    case 'frame':
      return onFrame(session, event.frame);
    case 'message':
      return onMessage(session, event);
  }
};
