import type { StompFault } from './errors.ts';
import type { Header, ServerCommand } from './frame.ts';
import type { Received } from './parser.ts';

export const DESTINATION = '/topic/messages';

export const SESSION_LIMITS = {
  /** Subscriptions of one connection at once. */
  subscriptions: 8,
  /** And in all while it lasts: each may have to be sent the past. */
  subscriptionsEver: 1_000,
  /** Messages that may wait for their acknowledgement. */
  unacknowledged: 256,
} as const;

export type AckMode = 'auto' | 'client' | 'client-individual';

export interface Subscription {
  readonly ack: AckMode;
  /** Sequence number that the client resumes behind; null from now on. */
  readonly after: number | null;
}

/** A message that a client hasn't acknowledged yet. */
export interface Unacknowledged {
  readonly ack: string;
  readonly subscription: string;
}

/** The state of one connection. */
export interface Session {
  readonly phase: 'new' | 'connected' | 'over';
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  readonly subscribed: number;
  /** Oldest first. */
  readonly unacknowledged: readonly Unacknowledged[];
  /** Messages sent in modes that acknowledge. */
  readonly sent: number;
  /** The window over which clients come back that lose the site now, in milliseconds; 0 for none. */
  readonly spreadMs: number;
}

export const NEW_SESSION: Session = {
  phase: 'new',
  subscriptions: new Map(),
  subscribed: 0,
  unacknowledged: [],
  sent: 0,
  spreadMs: 0,
};

/** Where a message of the feed stands. */
export interface MessagePlace {
  /** From 1, without gaps over the whole feed. */
  readonly seq: number;
  /** Position in the log. */
  readonly position: number;
  readonly displayAt: number;
  /** Everything up to this sequence number has been sent. */
  readonly resume: number;
}

/** A JSON text and its length in UTF-8, made once for all subscribers. */
export interface MessageBody {
  readonly text: string;
  readonly bytes: number;
}

export type SessionEvent =
  | Received
  | {
      readonly kind: 'message';
      readonly subscription: string;
      readonly place: MessagePlace;
      readonly body: MessageBody;
    }
  | { readonly kind: 'refused'; readonly fault: StompFault; readonly receipt: string | undefined };

/** A frame of ours; its body is text. */
export interface ServerFrame {
  readonly command: ServerCommand;
  readonly headers: readonly Header[];
  readonly text: string;
}

export type Action =
  | { readonly kind: 'send'; readonly frame: ServerFrame }
  /** Milliseconds; 0 where a side doesn't beat. */
  | { readonly kind: 'beat'; readonly sendEvery: number; readonly expectEvery: number }
  | {
      readonly kind: 'listen';
      readonly id: string;
      readonly after: number | null;
      readonly receipt: string | undefined;
    }
  | { readonly kind: 'leave'; readonly id: string }
  | { readonly kind: 'close'; readonly code: number; readonly reason: string };

export interface Step {
  readonly session: Session;
  readonly actions: readonly Action[];
}
