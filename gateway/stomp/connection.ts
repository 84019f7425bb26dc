import { TooManyListeners } from '../../engine/projections/broadcast.ts';
import { type Mailbox, SlowListener } from '../../engine/projections/mailbox.ts';
import { GatewayError } from '../errors.ts';
import type { HasHappened } from '../play/live-resume.ts';
import { INTERNAL_FAULT, SILENT, TOO_SLOW } from '../server/sockets/close-codes.ts';
import { rateLimited, type StompFault } from './errors.ts';
import { heartBeats } from './heart-beats.ts';
import { frameParser } from './parser.ts';
import { frameText } from './server-frames.ts';
import { stepSession } from './session.ts';
import { type Action, NEW_SESSION, type Session, type SessionEvent } from './session-state.ts';
import type { Topic, TopicMessage } from './topic.ts';

export interface ConnectionParts {
  readonly topic: Pick<Topic, 'listen'>;
  /** Called before a subscription begins. @throws GatewayError RATE_LIMITED */
  readonly payForSubscription: () => void;
  readonly hasHappened: HasHappened;
  /** The window over which clients come back that lose the site now, in milliseconds. */
  readonly spreadMs: number;
  /** Resolves once the text has left this process. */
  readonly send: (text: string) => Promise<void>;
  readonly hangUp: (code: number, reason: string) => void;
  readonly onError: (error: unknown) => void;
}

export interface StompConnection {
  /** `refusal` says why the bytes are not read; null where they are. */
  readonly receive: (bytes: Uint8Array, refusal: StompFault | null) => void;
  /** The other side is gone. */
  readonly closed: () => void;
}

const CONNECT_WITHIN_MS = 10_000;
const LINE_END = '\n';

/** One client: its bytes in, frames out, and a queue for each of its subscriptions. */
export const stompConnection = (parts: ConnectionParts): StompConnection => {
  const { topic, payForSubscription, hasHappened, spreadMs, send, hangUp, onError } = parts;
  const parser = frameParser();
  const queues = new Map<string, Mailbox<TopicMessage>>();
  let session: Session = { ...NEW_SESSION, spreadMs };
  let over = false;

  const transmit = (text: string): Promise<void> => {
    heart.sent();
    return send(text);
  };

  const release = (): void => {
    over = true;
    heart.stop();
    for (const queue of queues.values()) queue.end();
    queues.clear();
  };

  const end = (code: number, reason: string): void => {
    if (over) return;
    release();
    hangUp(code, reason);
  };

  const fail = (error: unknown): void => {
    onError(error);
    end(INTERNAL_FAULT, 'internal error');
  };

  const heart = heartBeats({
    beat: () => void transmit(LINE_END),
    silent: () => end(SILENT, 'silent'),
    connectWithin: CONNECT_WITHIN_MS,
  });

  /** Sends one message at a time. Messages that the client hasn't taken wait in its bounded queue. */
  const follow = async (id: string, queue: Mailbox<TopicMessage>): Promise<void> => {
    try {
      for await (const { place, body } of queue) {
        const made = await body();
        // The client may have left meanwhile, and may use the id again.
        if (queues.get(id) !== queue) return;
        if (made !== null) await apply({ kind: 'message', subscription: id, place, body: made });
      }
    } catch (error) {
      if (error instanceof SlowListener) end(TOO_SLOW, 'too slow');
      else fail(error);
    }
  };

  const busy = (error: unknown): StompFault => {
    if (error instanceof GatewayError) return rateLimited(error);
    if (!(error instanceof TooManyListeners)) onError(error);
    return { code: 'BUSY', detail: 'the feed takes no more listeners' };
  };

  /** Null where one may go on behind this event; else what is wrong. */
  const faultOf = async (after: number): Promise<StompFault | null> => {
    try {
      return (await hasHappened(after)) ? null : { code: 'HEADER_INVALID', detail: 'after is in the future' };
    } catch (error) {
      return busy(error);
    }
  };

  const listen = ({ id, after }: Action & { kind: 'listen' }): StompFault | null => {
    try {
      payForSubscription();
      const queue = topic.listen(after);
      queues.set(id, queue);
      void follow(id, queue);
      return null;
    } catch (error) {
      return busy(error);
    }
  };

  const apply = async (event: SessionEvent): Promise<void> => {
    const { session: next, actions } = stepSession(session, event);
    session = next;
    let sent: Promise<void> = Promise.resolve();
    for (const action of actions) {
      switch (action.kind) {
        case 'send':
          sent = transmit(frameText(action.frame));
          break;
        case 'beat':
          heart.begin(action.sendEvery, action.expectEvery);
          break;
        case 'listen': {
          const asked = session.subscriptions.get(action.id);
          const future = action.after === null ? null : await faultOf(action.after);
          if (over) return;
          // The client may have left meanwhile, and may use the id again.
          if (session.subscriptions.get(action.id) !== asked) break;
          const fault = future ?? listen(action);
          if (fault === null) break;
          return apply({ kind: 'refused', fault, receipt: action.receipt });
        }
        case 'leave':
          queues.get(action.id)?.end();
          queues.delete(action.id);
          break;
        case 'close':
          end(action.code, action.reason);
      }
    }
    await sent;
  };

  return {
    receive: (bytes, refusal) => {
      if (over) return;
      if (refusal !== null) return void apply({ kind: 'refused', fault: refusal, receipt: undefined }).catch(fail);
      heart.heard();
      for (const received of parser.push(bytes)) apply(received).catch(fail);
    },
    closed: release,
  };
};
