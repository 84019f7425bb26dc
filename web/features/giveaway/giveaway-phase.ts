import type { GiveawayStatus } from '../../generated/graphql.ts';

interface Timed {
  readonly status: GiveawayStatus;
  /** Whether the seed isn't shown yet. */
  readonly hidden?: boolean;
  /** RFC 3339. */
  readonly startsAt: string;
  readonly closesAt: string;
  readonly drawAt: string;
}

/** The state as it is by now: an answer that is seconds old may have been overtaken by the clock. */
export const phaseOf = ({ status, startsAt, closesAt }: Omit<Timed, 'drawAt'>, now: number): GiveawayStatus => {
  if (status !== 'UPCOMING' && status !== 'OPEN') return status;
  if (now >= Date.parse(closesAt)) return 'DRAWING';
  return now >= Date.parse(startsAt) ? 'OPEN' : 'UPCOMING';
};

const isOver = (status: GiveawayStatus): boolean => status === 'FINISHED' || status === 'CANCELLED';

/** An open room is read again this often. */
export const POLL_MS = 5000;
/** Around the moments when something happens it is read every second. */
const POLL_CLOSE_MS = 1000;
/** How long before such a moment that begins, and how long after it ends: a late beacon isn't asked for every second. */
const CLOSE_BEFORE_MS = 3000;
const CLOSE_AFTER_MS = 120_000;

/** Milliseconds between two readings of a room; 0 once nothing changes any more: the seed is shown when a checkpoint covers the end. */
export const pollEvery = (giveaway: Timed, now: number): number => {
  if (isOver(giveaway.status)) return giveaway.hidden === true ? POLL_CLOSE_MS : 0;
  const { status, startsAt, closesAt, drawAt } = giveaway;
  const close = (moment: string): boolean => {
    const since = now - Date.parse(moment);
    return since >= -CLOSE_BEFORE_MS && since <= CLOSE_AFTER_MS;
  };
  return (status === 'UPCOMING' ? [startsAt] : [closesAt, drawAt]).some(close) ? POLL_CLOSE_MS : POLL_MS;
};
