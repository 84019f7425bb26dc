import type { Instant } from '../kernel/decision.ts';
import type { ContestId } from '../kernel/ids.ts';
import type { ContestAnnounced, ContestEvent, ContestSettled } from './events.ts';

/** A contest that was announced, with what became of it. */
export interface AnnouncedContest extends Omit<ContestAnnounced['data'], 'commandId'> {
  readonly status: 'announced' | 'cancelled' | 'ended' | 'settled';
  readonly announcedAt: Instant;
  /** Empty until it is settled. */
  readonly places: ContestSettled['data']['places'];
}

export type ContestState = { readonly status: 'absent' } | AnnouncedContest;

export interface SeesContests {
  contest(id: ContestId): ContestState;
}

export const NO_CONTEST: ContestState = { status: 'absent' };

/** With 100 for each player or prize that it names. */
export const bytesOfContest = (contest: ContestState): number =>
  contest.status === 'absent'
    ? 300
    : 1_200 + 100 * (contest.prizes.length + contest.excluded.length + 3 * contest.places.length);

export const evolveContest = (contest: ContestState, { type, data }: ContestEvent, at: Instant): ContestState => {
  if (type === 'ContestAnnounced') {
    const { commandId: _, ...announced } = data;
    return { ...announced, status: 'announced', announcedAt: at, places: [] };
  }
  if (contest.status === 'absent') throw new Error(`${type} before it was announced`);
  switch (type) {
    case 'ContestCancelled':
      return { ...contest, status: 'cancelled' };
    case 'ContestEnded':
      return { ...contest, status: 'ended' };
    case 'ContestSettled':
      return { ...contest, status: 'settled', places: data.places };
  }
};
