import type { BattlePace, BattleStatus } from '../../../generated/graphql.ts';

/** The time that the reels of a round turn, and the time between the starts of two rounds, in milliseconds. */
export const TIMING: Readonly<Record<BattlePace, { readonly turnMs: number; readonly slotMs: number }>> = {
  NORMAL: { turnMs: 4200, slotMs: 5000 },
  FAST: { turnMs: 1600, slotMs: 2000 },
};

/** From the standing of the last reels to the result. */
export const LANDING_MS = 1400;

/** The part of it before totals and lead count the last round: a spectator sees the draws first. */
export const COUNTING_MS = 400;

/** The fields of a battle that decide its playback. Moments are RFC 3339. */
export interface Playable {
  readonly status: BattleStatus;
  readonly pace: BattlePace;
  readonly boxes: readonly unknown[];
  /** Those drawn so far, in order. */
  readonly rounds: readonly { readonly startedAt: string }[];
  readonly nextRoundAt?: string | null | undefined;
}

/** Moments in milliseconds since 1970, server time. Rounds count from 1. */
export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'dissolved' }
  /** Full, and the moment of the first round isn't known yet. */
  | { readonly kind: 'beacon' }
  /** Nothing turns; `until` is null where the next start isn't known. */
  | { readonly kind: 'pause'; readonly round: number; readonly until: number | null }
  | { readonly kind: 'turning'; readonly round: number; readonly startedAt: number; readonly settlesAt: number }
  /** The last reels stand, and totals and lead find their places before the result is shown. */
  | { readonly kind: 'landing' }
  | { readonly kind: 'over' };

export interface Playback {
  readonly phase: Phase;
  /** Rounds whose reels stand. */
  readonly settled: number;
  /** Those of them that totals and lead count: all but the last one for a moment. */
  readonly counted: number;
  /** When the picture changes by itself; null where only news can change it. */
  readonly changesAt: number | null;
}

const still = (phase: Phase, settled = 0): Playback => ({
  phase,
  settled,
  counted: settled,
  changesAt: null,
});

/**
 * The playback at a moment of server time: a function of the battle and that moment alone, so that all players see the
 * same, also after a late arrival or a reload. The page knows an outcome before its reel stands, and counts it only
 * then.
 * @param landingMs 0 where nothing moves: in a list, or where motion is to be reduced
 */
export const playbackOf = (
  { status, pace, boxes, rounds, nextRoundAt }: Playable,
  now: number,
  landingMs = LANDING_MS,
): Playback => {
  if (status === 'WAITING') return still({ kind: 'waiting' });
  if (status === 'DISSOLVED') return still({ kind: 'dissolved' });
  const starts = rounds.map(({ startedAt }) => Date.parse(startedAt));
  const last = starts.findLastIndex((start) => start <= now);
  const startedAt = starts[last];
  const settlesAt = (startedAt ?? 0) + TIMING[pace].turnMs;
  if (startedAt !== undefined && now < settlesAt) {
    return {
      phase: { kind: 'turning', round: last + 1, startedAt, settlesAt },
      settled: last,
      counted: last,
      changesAt: settlesAt,
    };
  }
  const settled = last + 1;
  if (settled >= boxes.length) {
    const landedAt = status === 'FINISHED' ? settlesAt + landingMs : null;
    if (landedAt !== null && now >= landedAt) return still({ kind: 'over' }, settled);
    const countsAt = settlesAt + Math.min(COUNTING_MS, landingMs);
    const counts = now >= countsAt;
    return {
      phase: { kind: 'landing' },
      settled,
      counted: counts ? settled : settled - 1,
      changesAt: counts ? landedAt : countsAt,
    };
  }
  const announced = nextRoundAt ? Date.parse(nextRoundAt) : null;
  const until = starts[settled] ?? announced;
  if (until === null && settled === 0) return still({ kind: 'beacon' });
  const phase = { kind: 'pause', round: settled + 1, until } as const;
  return { phase, settled, counted: settled, changesAt: until !== null && until > now ? until : null };
};

/** The round on the screen: the one that turns, or turned last; 1 before the first. */
export const roundShown = ({ phase, settled }: Playback): number =>
  phase.kind === 'turning' ? phase.round : Math.max(1, settled);

/** The last round turns, or is next: the page can tell the need of each side. */
export const isLastRound = ({ phase, settled }: Playback, { boxes }: Pick<Playable, 'boxes'>): boolean =>
  (phase.kind === 'turning' || phase.kind === 'pause') && settled === boxes.length - 1;

/** The server said when the next round would be there, and it isn't: something was missed. */
const OVERDUE_MS = 2000;

/** When to ask for the battle again because expected news hasn't come; null while nothing is expected. */
export const askAgainAt = ({ status, rounds, nextRoundAt }: Omit<Playable, 'pace'>): number | null => {
  if (status !== 'RUNNING' || !nextRoundAt) return null;
  const due = Date.parse(nextRoundAt);
  const last = rounds.at(-1);
  return last !== undefined && Date.parse(last.startedAt) >= due ? null : due + OVERDUE_MS;
};
