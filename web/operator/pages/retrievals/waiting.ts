import { PROMISE_HOURS } from './promise.ts';
import type { Retrieval } from './retrievals-query.ts';

const HOUR_MS = 3_600_000;

export const isOver = ({ state }: Pick<Retrieval, 'state'>): boolean => state === 'SUCCEEDED' || state === 'FAILED';

/** How a wait asks for attention: beyond half of the promise for eyes, beyond the promise for hands. */
export const toneOfWait = (hours: number): 'look' | 'breach' | undefined =>
  hours > PROMISE_HOURS ? 'breach' : hours > PROMISE_HOURS / 2 ? 'look' : undefined;

/** Milliseconds from the request until now, or until it ended. */
export const waited = (retrieval: Pick<Retrieval, 'state' | 'requestedAt' | 'changedAt'>, now: number): number =>
  Math.max(0, (isOver(retrieval) ? Date.parse(retrieval.changedAt) : now) - Date.parse(retrieval.requestedAt));

/** A wait as a share of the promise, at most 1. */
export const shareOfPromise = (ms: number): number => Math.min(1, ms / (PROMISE_HOURS * HOUR_MS));

/**
 * The next move: `look` where the site can't go on by itself, `player` where the player has to accept, `retry` after failed
 * attempts, `none` once it is over, else `auto`.
 */
export type NextMove = 'look' | 'retry' | 'player' | 'auto' | 'none';

export const nextMove = (retrieval: Pick<Retrieval, 'state' | 'failure' | 'attempts'>): NextMove => {
  if (isOver(retrieval)) return 'none';
  if (retrieval.failure != null) return 'look';
  if ((retrieval.attempts ?? 0) > 0) return 'retry';
  return retrieval.state === 'AWAITING_RECEIPT' ? 'player' : 'auto';
};

const COURSE = ['RETRIEVING', 'AWAITING_SHIPMENT', 'AWAITING_RECEIPT'] as const;
const REACHABLE = ['AWAITING_SHIPMENT', 'AWAITING_RECEIPT', 'SUCCEEDED', 'FAILED'] as const;

/** The states that may follow: a retrieval only goes forward, and may fail until it is over. */
export const stagesAhead = ({ state }: Pick<Retrieval, 'state'>): readonly (typeof REACHABLE)[number][] =>
  state === 'SUCCEEDED' || state === 'FAILED' ? [] : REACHABLE.slice(COURSE.indexOf(state));
