import { LATE_MS } from '../../../engine/device/state.ts';
/** The body of one play. The page keeps it before sending, and sends it again unchanged until there is an answer. */
export interface PlayBody {
  readonly commandId: string;
}

export interface Balances {
  readonly coin: number;
  readonly points: number;
  readonly version: number;
}

/** A play as it is kept on the device from before it is sent until it has been seen. */
export interface PlayRecord<Body extends PlayBody> {
  /** The player of the play: the page of another player on this device never sends it. */
  readonly playerId: string;
  readonly body: Body;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** When the reel or the wheel began to turn; null before. */
  readonly revealStartedAt: number | null;
  /** Whether the short turn was chosen. */
  readonly fast: boolean;
  /** The balances before the play: shown until the turn is over. */
  readonly walletBefore: Balances;
}

/** The part of an answer that the play needs to go on; a page adds the parts that it shows. */
export interface PlayOutcome {
  readonly commandId: string;
}

export type PlayState<Body extends PlayBody, Outcome extends PlayOutcome> =
  | { readonly phase: 'idle' }
  /** `attempt` counts from 1; `unanswered` once an attempt has brought no answer. */
  | {
      readonly phase: 'sending';
      readonly record: PlayRecord<Body>;
      readonly attempt: number;
      readonly unanswered: boolean;
      /** Found on the device, too old to be sent without being asked for. */
      readonly parked: boolean;
    }
  | {
      readonly phase: 'revealing';
      readonly record: PlayRecord<Body>;
      readonly outcome: Outcome;
      readonly resumed: boolean;
    }
  | { readonly phase: 'revealed'; readonly record: PlayRecord<Body>; readonly outcome: Outcome }
  | {
      readonly phase: 'rejected';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
      /** Signed by the site; null where it signed none. */
      readonly note: string | null;
    };

export type PlayEvent<Body extends PlayBody, Outcome extends PlayOutcome> =
  | { readonly type: 'started'; readonly record: PlayRecord<Body> }
  | { readonly type: 'found'; readonly record: PlayRecord<Body>; readonly parked: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly now: number }
  | { readonly type: 'unanswered'; readonly commandId: string }
  | {
      readonly type: 'refused';
      readonly commandId: string;
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
      readonly note: string | null;
    }
  | { readonly type: 'stood' }
  | { readonly type: 'dismissed' };

/** A play that is found on the device isn't sent by itself behind this, as the keeper sends none. */
export const PARK_AFTER_MS = LATE_MS;

/**
 * A play that is known to have taken place is shown again within this time only. Later there is nothing left to reveal,
 * its item lies in the backpack; and the server forgets receipts after 30 days, so it must never be sent again then.
 */
export const FORGET_AFTER_MS = 60 * 60 * 1000;

/** Decides about a play that the page finds on the device. */
export const fateOf = (
  record: Pick<PlayRecord<PlayBody>, 'madeAt' | 'revealStartedAt'>,
  now: number,
): 'resume' | 'park' | 'forget' => {
  // A clock that was ahead when the play was made tells nothing about when that was.
  const since = (then: number): number => Math.abs(now - then);
  if (record.revealStartedAt !== null) return since(record.revealStartedAt) > FORGET_AFTER_MS ? 'forget' : 'resume';
  return since(record.madeAt) > PARK_AFTER_MS ? 'park' : 'resume';
};

/** Codes that leave open whether the play took place, or after which the page may simply send it again. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'OUTCOME_UNKNOWN',
  'BUSY',
  'INTERNAL',
  'RATE_LIMITED',
]);

export const isNoAnswer = (code: string): boolean => NO_ANSWER.has(code);

/** Milliseconds before the next attempt: 1, 2, 4, then every 8 seconds. */
export const retryDelay = (attempt: number): number => Math.min(8000, 1000 * 2 ** (attempt - 1));

/** Whether the device keeps a play whose end the player hasn't seen: another play would take its place there. */
export const isBusy = ({ phase }: Pick<PlayState<PlayBody, PlayOutcome>, 'phase'>): boolean =>
  phase === 'sending' || phase === 'revealing';

/** Evolves a play. An answer counts for the play that it names only; an event that doesn't fit changes nothing. */
export const reducePlay = <Body extends PlayBody, Outcome extends PlayOutcome>(
  state: PlayState<Body, Outcome>,
  event: PlayEvent<Body, Outcome>,
): PlayState<Body, Outcome> => {
  switch (event.type) {
    case 'started':
      if (isBusy(state)) return state;
      return { phase: 'sending', record: event.record, attempt: 1, unanswered: false, parked: false };
    case 'found':
      if (isBusy(state)) return state;
      return { phase: 'sending', record: event.record, attempt: 1, unanswered: event.parked, parked: event.parked };
    case 'confirmed':
      return state.phase === 'sending' && state.parked ? { ...state, parked: false } : state;
    case 'answered': {
      if (state.phase !== 'sending' || state.record.body.commandId !== event.outcome.commandId) return state;
      const { revealStartedAt } = state.record;
      const record = { ...state.record, revealStartedAt: revealStartedAt ?? event.now };
      return { phase: 'revealing', record, outcome: event.outcome, resumed: revealStartedAt !== null };
    }
    case 'unanswered':
      if (state.phase !== 'sending' || state.record.body.commandId !== event.commandId) return state;
      return { ...state, attempt: state.attempt + 1, unanswered: true };
    case 'refused':
      if (state.phase !== 'sending' || state.record.body.commandId !== event.commandId) return state;
      return { phase: 'rejected', code: event.code, details: event.details, note: event.note };
    case 'stood':
      return state.phase === 'revealing' ? { phase: 'revealed', record: state.record, outcome: state.outcome } : state;
    case 'dismissed':
      if (state.phase === 'sending') return state.parked ? { phase: 'idle' } : state;
      return state.phase === 'revealing' ? state : { phase: 'idle' };
  }
};
