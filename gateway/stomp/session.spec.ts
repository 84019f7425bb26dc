import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerOf } from './frame.ts';
import { stepSession } from './session.ts';
import { type Action, NEW_SESSION, SESSION_LIMITS, type ServerFrame, type Session } from './session-state.ts';
import { anyFrame, parsed } from './testing/frames.ts';

const CONNECT = 'CONNECT\naccept-version:1.2\nhost:example.org\n\n\0';
const SUBSCRIBE = 'SUBSCRIBE\nid:a\ndestination:/topic/messages\n\n\0';
const inMode = (ack: string): string => `SUBSCRIBE\nid:a\ndestination:/topic/messages\nack:${ack}\n\n\0`;

/** A session that received all these texts, and what the last one led to. */
const sessionAfter = (...texts: readonly string[]): { session: Session; actions: readonly Action[] } => {
  let session = NEW_SESSION;
  let actions: Action[] = [];
  for (const text of texts) {
    actions = [];
    for (const received of parsed(text)) {
      const step = stepSession(session, received);
      session = step.session;
      actions.push(...step.actions);
    }
  }
  return { session, actions };
};

const sent = (actions: readonly Action[]): readonly ServerFrame[] =>
  actions.flatMap((action) => (action.kind === 'send' ? [action.frame] : []));
const firstSent = (actions: readonly Action[]): ServerFrame => {
  const [frame] = sent(actions);
  if (frame === undefined) throw new Error('nothing was sent');
  return frame;
};
const kinds = (actions: readonly Action[]) =>
  actions.map((action) => (action.kind === 'send' ? action.frame.command : action.kind));

const message = (session: Session, seq: number, resume = seq - 1) =>
  stepSession(session, {
    kind: 'message',
    subscription: 'a',
    place: { seq, position: 10 * seq, displayAt: 0, resume },
    body: { text: '{"eventType":21}', bytes: 16 },
  });

describe('a connection', () => {
  it.each(['CONNECT', 'STOMP'])('is opened by %s', (command) => {
    const { session, actions } = sessionAfter(`${command}\naccept-version:1.1,1.2\nlogin:x\npasscode:y\n\n\0`);
    expect(session.phase).toBe('connected');
    expect(sent(actions)).toEqual([
      {
        command: 'CONNECTED',
        headers: [
          ['version', '1.2'],
          ['heart-beat', '10000,10000'],
          ['server', 'glasscase'],
        ],
        text: '',
      },
    ]);
  });

  it.each([
    ['10000,10000', 10_000, 10_000],
    ['0,0', 0, 0],
    ['0,10000', 10_000, 0],
    ['20000,0', 0, 20_000],
    ['5000,30000', 30_000, 10_000],
  ])('beats as both sides can: %s', (header, sendEvery, expectEvery) => {
    const { actions } = sessionAfter(`CONNECT\naccept-version:1.2\nheart-beat:${header}\n\n\0`);
    expect(actions.at(-1)).toEqual({ kind: 'beat', sendEvery, expectEvery });
  });

  it('does not beat for a client that says nothing of it', () => {
    expect(sessionAfter(CONNECT).actions.at(-1)).toEqual({ kind: 'beat', sendEvery: 0, expectEvery: 0 });
  });

  it('ends with its DISCONNECT, behind the receipt; what follows is not heard', () => {
    const { session, actions } = sessionAfter(CONNECT, 'DISCONNECT\nreceipt:77\n\n\0SEND\n\n\0');
    expect(kinds(actions)).toEqual(['RECEIPT', 'close']);
    expect(firstSent(actions).headers).toEqual([['receipt-id', '77']]);
    expect(actions.at(-1)).toMatchObject({ code: 1000 });
    expect(session.phase).toBe('over');
  });
});

describe('a refusal', () => {
  it.each([
    ['a frame before CONNECT', [SUBSCRIBE], 'NOT_CONNECTED'],
    ['a second CONNECT', [CONNECT, CONNECT], 'ALREADY_CONNECTED'],
    ['a client of 1.1', ['CONNECT\naccept-version:1.0,1.1\n\n\0'], 'VERSION_UNSUPPORTED'],
    ['a client that names no version', ['CONNECT\n\n\0'], 'VERSION_UNSUPPORTED'],
    ['a heart-beat that is none', ['CONNECT\naccept-version:1.2\nheart-beat:1\n\n\0'], 'HEADER_INVALID'],
    ['a frame that servers send', [CONNECT, 'RECEIPT\nreceipt-id:1\n\n\0'], 'COMMAND_UNKNOWN'],
    ['SEND', [CONNECT, 'SEND\ndestination:/topic/messages\n\nhello\0'], 'READ_ONLY'],
    ['BEGIN', [CONNECT, 'BEGIN\ntransaction:t\n\n\0'], 'NOT_SUPPORTED'],
    ['COMMIT', [CONNECT, 'COMMIT\ntransaction:t\n\n\0'], 'NOT_SUPPORTED'],
    ['ABORT', [CONNECT, 'ABORT\ntransaction:t\n\n\0'], 'NOT_SUPPORTED'],
    ['a subscription without id', [CONNECT, 'SUBSCRIBE\ndestination:/topic/messages\n\n\0'], 'HEADER_MISSING'],
    ['a subscription without destination', [CONNECT, 'SUBSCRIBE\nid:a\n\n\0'], 'HEADER_MISSING'],
    ['another destination', [CONNECT, 'SUBSCRIBE\nid:a\ndestination:/queue/x\n\n\0'], 'DESTINATION_UNKNOWN'],
    ['another way to acknowledge', [CONNECT, inMode('maybe')], 'HEADER_INVALID'],
    [
      'a position that is none',
      [CONNECT, 'SUBSCRIBE\nid:a\ndestination:/topic/messages\nafter:-1\n\n\0'],
      'HEADER_INVALID',
    ],
    ['an id that is in use', [CONNECT, SUBSCRIBE, SUBSCRIBE], 'SUBSCRIPTION_EXISTS'],
    ['leaving without id', [CONNECT, 'UNSUBSCRIBE\n\n\0'], 'HEADER_MISSING'],
    ['leaving what one has not joined', [CONNECT, 'UNSUBSCRIBE\nid:a\n\n\0'], 'SUBSCRIPTION_UNKNOWN'],
    ['an ACK without id', [CONNECT, 'ACK\n\n\0'], 'HEADER_MISSING'],
    ['an ACK of nothing', [CONNECT, SUBSCRIBE, 'ACK\nid:1\n\n\0'], 'MESSAGE_UNKNOWN'],
    ['an ACK in a transaction', [CONNECT, 'ACK\nid:1\ntransaction:t\n\n\0'], 'NOT_SUPPORTED'],
    ['bytes that are no frame', [CONNECT, 'ACK\nid\n\n\0'], 'FRAME_MALFORMED'],
  ])('meets %s, and the connection closes', (_name, texts, code) => {
    const { session, actions } = sessionAfter(...texts);
    expect(kinds(actions)).toEqual(['ERROR', 'close']);
    const error = firstSent(actions);
    expect(headerOf(error, 'code')).toBe(code);
    expect(headerOf(error, 'message')).not.toBe('');
    expect(headerOf(error, 'content-length')).toBe(String(error.text.length));
    expect(error.text).toMatch(/\.\n$/);
    expect(actions.at(-1)).toMatchObject({ code: 4400, reason: code });
    expect(session.phase).toBe('over');
  });

  it('names the receipt that was asked for, and gives none', () => {
    const { actions } = sessionAfter(CONNECT, 'SEND\nreceipt:r\\c1\n\n\0');
    expect(kinds(actions)).toEqual(['ERROR', 'close']);
    expect(headerOf(firstSent(actions), 'receipt-id')).toBe('r:1');
  });

  it('says which version is spoken', () => {
    expect(headerOf(firstSent(sessionAfter('CONNECT\n\n\0').actions), 'version')).toBe('1.2');
  });

  it('bounds subscriptions, at once and in all', () => {
    const subscribe = (n: number): string => `SUBSCRIBE\nid:${n}\ndestination:/topic/messages\n\n\0`;
    const all = Array.from({ length: SESSION_LIMITS.subscriptions }, (_, n) => subscribe(n));
    expect(kinds(sessionAfter(CONNECT, ...all).actions)).toEqual(['listen']);
    expect(headerOf(firstSent(sessionAfter(CONNECT, ...all, subscribe(99)).actions), 'code')).toBe(
      'TOO_MANY_SUBSCRIPTIONS',
    );
    const comings = Array.from(
      { length: SESSION_LIMITS.subscriptionsEver },
      () => `${SUBSCRIBE}UNSUBSCRIBE\nid:a\n\n\0`,
    );
    expect(headerOf(firstSent(sessionAfter(CONNECT, ...comings, SUBSCRIBE).actions), 'code')).toBe(
      'TOO_MANY_SUBSCRIPTIONS',
    );
  });
});

describe('a receipt', () => {
  it.each([
    ['SUBSCRIBE', [CONNECT], 'SUBSCRIBE\nid:a\ndestination:/topic/messages\nreceipt:9\n\n\0', ['listen', 'RECEIPT']],
    ['UNSUBSCRIBE', [CONNECT, SUBSCRIBE], 'UNSUBSCRIBE\nid:a\nreceipt:9\n\n\0', ['leave', 'RECEIPT']],
    ['DISCONNECT', [CONNECT], 'DISCONNECT\nreceipt:9\n\n\0', ['RECEIPT', 'close']],
  ])('answers %s when its work is done', (_name, before, text, expected) => {
    expect(kinds(sessionAfter(...before, text).actions)).toEqual(expected);
  });

  it('answers ACK and NACK', () => {
    for (const command of ['ACK', 'NACK']) {
      const { session } = message(sessionAfter(CONNECT, inMode('client')).session, 1);
      const [received] = parsed(`${command}\nid:1\nreceipt:9\n\n\0`);
      if (received === undefined) throw new Error('no frame');
      expect(kinds(stepSession(session, received).actions)).toEqual(['RECEIPT']);
    }
  });
});

describe('a message', () => {
  it('carries its place and its body', () => {
    const { session } = sessionAfter(CONNECT, SUBSCRIBE);
    expect(sent(message(session, 5, 3).actions)).toEqual([
      {
        command: 'MESSAGE',
        headers: [
          ['subscription', 'a'],
          ['message-id', '5'],
          ['destination', '/topic/messages'],
          ['seq', '5'],
          ['position', '50'],
          ['display-at', '1970-01-01T00:00:00.000Z'],
          ['resume', '3'],
          ['content-type', 'application/json'],
          ['content-length', '16'],
        ],
        text: '{"eventType":21}',
      },
    ]);
  });

  it('never takes a client back behind where it resumed', () => {
    const { session } = sessionAfter(CONNECT, 'SUBSCRIBE\nid:a\ndestination:/topic/messages\nafter:8\n\n\0');
    expect(headerOf(firstSent(message(session, 9, 2).actions), 'resume')).toBe('8');
    expect(headerOf(firstSent(message(session, 9, 9).actions), 'resume')).toBe('9');
  });

  it('is not sent to a subscription that is over', () => {
    expect(message(sessionAfter(CONNECT, SUBSCRIBE, 'UNSUBSCRIBE\nid:a\n\n\0').session, 1).actions).toEqual([]);
  });
});

describe('acknowledging', () => {
  const waiting = (mode: string, count: number): Session => {
    let { session } = sessionAfter(CONNECT, inMode(mode));
    for (let seq = 1; seq <= count; seq += 1) ({ session } = message(session, seq));
    return session;
  };
  const receive = (session: Session, text: string) => {
    const [received] = parsed(text);
    if (received === undefined) throw new Error('no frame');
    return stepSession(session, received);
  };
  const left = ({ unacknowledged }: Session) => unacknowledged.map(({ ack }) => ack);

  it.each(['ACK', 'NACK'])('in `client` mode stands for everything before it: %s', (command) => {
    expect(left(receive(waiting('client', 4), `${command}\nid:3\n\n\0`).session)).toEqual(['4']);
  });

  it.each(['ACK', 'NACK'])('in `client-individual` mode is for one message: %s', (command) => {
    expect(left(receive(waiting('client-individual', 4), `${command}\nid:3\n\n\0`).session)).toEqual(['1', '2', '4']);
  });

  it('twice is an error', () => {
    const once = receive(waiting('client-individual', 2), 'ACK\nid:1\n\n\0').session;
    expect(kinds(receive(once, 'ACK\nid:1\n\n\0').actions)).toEqual(['ERROR', 'close']);
  });

  it('is forgotten with the subscription', () => {
    expect(left(receive(waiting('client', 3), 'UNSUBSCRIBE\nid:a\n\n\0').session)).toEqual([]);
  });

  it('can not be put off for ever: a client that never does is too slow', () => {
    const full = waiting('client', SESSION_LIMITS.unacknowledged);
    expect(message(full, 999).actions).toMatchObject([{ kind: 'close', code: 4413 }]);
    expect(kinds(message(receive(full, 'ACK\nid:1\n\n\0').session, 999).actions)).toEqual(['MESSAGE']);
  });

  it('is not for `auto` mode', () => {
    const { session, actions } = message(sessionAfter(CONNECT, SUBSCRIBE).session, 1);
    expect(headerOf(firstSent(actions), 'ack')).toBeUndefined();
    expect(left(session)).toEqual([]);
  });
});

describe('any frames in any order', () => {
  it('are answered by receipts, or by one ERROR and the end', () => {
    fc.assert(
      fc.property(fc.array(anyFrame, { maxLength: 8 }), (frames) => {
        let { session } = sessionAfter(CONNECT, SUBSCRIBE);
        for (const frame of frames) {
          const over = session.phase === 'over';
          const step = stepSession(session, { kind: 'frame', frame });
          if (over) expect(step.actions).toEqual([]);
          const errors = sent(step.actions).filter(({ command }) => command === 'ERROR');
          expect(errors.length).toBeLessThanOrEqual(1);
          if (errors.length === 1) expect(step.actions.at(-1)?.kind).toBe('close');
          expect(step.session.phase === 'over').toBe(over || step.actions.some(({ kind }) => kind === 'close'));
          session = step.session;
        }
      }),
    );
  });
});
