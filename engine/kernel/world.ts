import type { CommittedPair, RevealedSecrets } from './committed-pair.ts';
import type { Instant } from './decision.ts';
import type { DrawnTicket, DrawRequest } from './draw.ts';
import type { PairId, PlayerId, StreamId } from './ids.ts';
import type { Money } from './money.ts';

/**
 * Private facts that may refuse a command but never change an amount (safer play, exclusion, blocks, holds). Kept in an ordinary,
 * erasable table; its version is part of the read set.
 */
export interface Guard {
  readonly version: number;
  /** The player's own time-out or exclusion: plays and deposits are refused until then; null for none. */
  readonly blockedUntil: Instant | null;
  /** Bonuses, rewards and rebates are refused until then: self-exclusion. */
  readonly rewardsBlockedUntil: Instant | null;
  /** The operator's block: plays and deposits are refused until then. */
  readonly barredUntil: Instant | null;
  /** Items and coin stay where they are until then. */
  readonly heldUntil: Instant | null;
  /** Nothing leaves the account until then; never before `heldUntil`. */
  readonly leavingHeldUntil: Instant | null;
  /** Of a kind and period the newest one that has begun binds. Empty: no limits. */
  readonly limits: readonly GuardLimit[];
  /** Least time between two plays; 0 for none. */
  readonly minCycleMs: number;
}

export const LIMIT_KINDS = ['deposit', 'loss', 'wager'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** A limit that the player set, from an instant on. An amount of null lifts the limit that was set before. */
export interface GuardLimit {
  readonly kind: LimitKind;
  readonly period: Period;
  readonly amount: Money | null;
  readonly from: Instant;
}

export const PERMISSIVE: Guard = {
  version: 0,
  blockedUntil: null,
  rewardsBlockedUntil: null,
  barredUntil: null,
  heldUntil: null,
  leavingHeldUntil: null,
  limits: [],
  minCycleMs: 0,
};

/**
 * The world that every decider may read; its handler's type adds the states that it sees. A read of a stream makes the
 * stream's version part of the command's read set: the commit fails as stale if the stream changed meanwhile. No function
 * here does I/O: the engine prefetched the command's needs.
 */
export interface World {
  /** The batch's time; never before the newest event's. */
  readonly at: Instant;
  guard(player: PlayerId): Guard;
  /** A draw from the pair's secret server seed. The pair is one of those the handler named in `pairs`. */
  draw(pair: PairId, request: DrawRequest): DrawnTicket;
  /** Opens a pair for its reveal event. */
  reveal(pair: PairId): RevealedSecrets;
  /** Makes a new secret pair, stored with this command's events or not at all. */
  freshPair(): CommittedPair;
}

/** Those states as far as they are loaded already, for a handler to name what else it needs. */
export type Known<Sees> = {
  readonly [View in keyof Sees]: Sees[View] extends (...about: infer About) => infer State
    ? (...about: About) => State | undefined
    : never;
};

export interface Needs {
  readonly streams: readonly StreamId[];
  readonly guards: readonly PlayerId[];
  readonly pairs: readonly PairId[];
}
