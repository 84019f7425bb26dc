import { describe, expect, it } from 'vitest';
import {
  FORGET_AFTER_MS,
  fateOf,
  isBusy,
  isNoAnswer,
  PARK_AFTER_MS,
  type PlayEvent,
  type PlayRecord,
  type PlayState,
  reducePlay,
  retryDelay,
} from './pending-play.ts';

interface Outcome {
  readonly commandId: string;
}

interface Body {
  readonly commandId: string;
  readonly entropy: string;
  readonly slug: string;
}

const record = (more: Partial<PlayRecord<Body>> = {}): PlayRecord<Body> => ({
  playerId: 'player',
  body: { commandId: 'first', slug: 'tidal', entropy: 'b'.repeat(32) },
  madeAt: 1000,
  revealStartedAt: null,
  fast: false,
  walletBefore: { coin: 5000, points: 0, version: 3 },
  ...more,
});
const idle: PlayState<Body, Outcome> = { phase: 'idle' };
const stateAfter = (...events: readonly PlayEvent<Body, Outcome>[]): PlayState<Body, Outcome> =>
  events.reduce(reducePlay<Body, Outcome>, idle);
const started: PlayEvent<Body, Outcome> = { type: 'started', record: record() };
const answered: PlayEvent<Body, Outcome> = { type: 'answered', outcome: { commandId: 'first' }, now: 1200 };

describe('a play', () => {
  it('is sent, turns, and stands', () => {
    expect(stateAfter(started)).toMatchObject({ phase: 'sending', attempt: 1, unanswered: false });
    expect(stateAfter(started, answered)).toMatchObject({
      phase: 'revealing',
      resumed: false,
      record: { revealStartedAt: 1200 },
    });
    expect(stateAfter(started, answered, { type: 'stood' })).toMatchObject({
      phase: 'revealed',
      outcome: { commandId: 'first' },
    });
  });

  it('is sent again under the same id and with the same body as long as there is no answer', () => {
    const state = stateAfter(
      started,
      { type: 'unanswered', commandId: 'first' },
      { type: 'unanswered', commandId: 'first' },
    );
    expect(state).toMatchObject({ phase: 'sending', attempt: 3, unanswered: true, record: { body: record().body } });
  });

  it('is over when it is refused, and the next one is another', () => {
    const refused: PlayEvent<Body, Outcome> = {
      type: 'refused',
      commandId: 'first',
      code: 'INSUFFICIENT_FUNDS',
      details: {},
      note: null,
    };
    expect(stateAfter(started, refused)).toEqual({
      phase: 'rejected',
      code: 'INSUFFICIENT_FUNDS',
      details: {},
      note: null,
    });
    const second = record({ body: { ...record().body, commandId: 'second' } });
    expect(stateAfter(started, refused, { type: 'started', record: second })).toMatchObject({
      phase: 'sending',
      record: second,
    });
  });

  it('ignores an answer to another play', () => {
    const sending = stateAfter(started);
    expect(reducePlay(sending, { type: 'answered', outcome: { commandId: 'other' }, now: 9 })).toBe(sending);
    expect(reducePlay(sending, { type: 'unanswered', commandId: 'other' })).toBe(sending);
    expect(reducePlay(sending, { type: 'refused', commandId: 'other', code: 'BUSY', details: {}, note: null })).toBe(
      sending,
    );
  });

  it('cannot be started over while it is under way', () => {
    const other: PlayEvent<Body, Outcome> = {
      type: 'started',
      record: record({ body: { ...record().body, commandId: 'x' } }),
    };
    expect(stateAfter(started, other)).toEqual(stateAfter(started));
    expect(stateAfter(started, answered, other)).toEqual(stateAfter(started, answered));
  });

  it('cannot be dismissed before it has been seen', () => {
    expect(stateAfter(started, { type: 'dismissed' })).toEqual(stateAfter(started));
    expect(stateAfter(started, answered, { type: 'dismissed' })).toMatchObject({ phase: 'revealing' });
    expect(stateAfter(started, answered, { type: 'stood' }, { type: 'dismissed' })).toEqual(idle);
  });
});

describe('a play that is found after a reload', () => {
  const turning = record({ revealStartedAt: 1100 });

  it('keeps the time at which its turn began, and counts as resumed', () => {
    expect(stateAfter({ type: 'found', record: turning, parked: false }, answered)).toMatchObject({
      phase: 'revealing',
      resumed: true,
      record: { revealStartedAt: 1100 },
    });
  });

  it('is sent by itself when it is fresh, and waits to be asked for when it is old', () => {
    expect(fateOf(record(), 1000 + PARK_AFTER_MS)).toBe('resume');
    expect(fateOf(record(), 1001 + PARK_AFTER_MS)).toBe('park');
  });

  it('isn’t sent by itself where it was made under a clock that was far ahead', () => {
    expect(fateOf(record({ madeAt: 365 * 24 * 60 * PARK_AFTER_MS }), 1000)).toBe('park');
  });

  it('is sent only once the player says so, when it was parked', () => {
    const found: PlayEvent<Body, Outcome> = { type: 'found', record: record(), parked: true };
    expect(stateAfter(found)).toMatchObject({ phase: 'sending', parked: true });
    expect(stateAfter(found, { type: 'confirmed' })).toMatchObject({ parked: false });
    expect(stateAfter(found, { type: 'dismissed' })).toEqual(idle);
  });

  it('is there until it is answered or left, whatever else would be paid: nothing takes its place', () => {
    const found: PlayEvent<Body, Outcome> = { type: 'found', record: record(), parked: true };
    const other = record({ body: { ...record().body, commandId: 'x' } });
    expect(stateAfter(found, { type: 'started', record: other })).toEqual(stateAfter(found));
    expect(isBusy(stateAfter(found))).toBe(true);
    expect(isBusy(stateAfter(found, { type: 'confirmed' }, answered, { type: 'stood' }))).toBe(false);
  });

  it('is never sent again long after its turn began', () => {
    expect(fateOf(turning, 1100 + FORGET_AFTER_MS)).toBe('resume');
    expect(fateOf(turning, 1101 + FORGET_AFTER_MS)).toBe('forget');
  });
});

describe('what counts as no answer', () => {
  it('is everything under which the play may have taken place or may be sent again', () => {
    expect(['NETWORK', 'TIMEOUT', 'OUTCOME_UNKNOWN', 'BUSY'].every(isNoAnswer)).toBe(true);
  });

  it('is no business refusal', () => {
    expect(['INSUFFICIENT_FUNDS', 'CASE_CHANGED', 'GAME_STOPPED', 'UNAUTHENTICATED'].some(isNoAnswer)).toBe(false);
  });

  it('is asked about again soon, then seldom', () => {
    expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });
});
