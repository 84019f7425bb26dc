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

/** The phase at `now`: an answer can be seconds old, and the clock may have passed one of its moments. */
export const phaseOf = ({ status, startsAt, closesAt }: Omit<Timed, 'drawAt'>, now: number): GiveawayStatus => {
  if (status !== 'UPCOMING' && status !== 'OPEN') return status;
  if (now >= Date.parse(closesAt)) return 'DRAWING';
  return now >= Date.parse(startsAt) ? 'OPEN' : 'UPCOMING';
};

const isOver = (status: GiveawayStatus): boolean => status === 'FINISHED' || status === 'CANCELLED';

/** An open room is read again this often. */
export const POLL_MS = 5000;
/** The interval around the room's moments. */
const POLL_CLOSE_MS = 1000;
/**
 * The time around a moment with that interval. It ends, so that the page doesn't ask for a late beacon every second.
 */
const CLOSE_BEFORE_MS = 3000;
const CLOSE_AFTER_MS = 120_000;

/**
 * Milliseconds between two readings of a room; 0 after its last change. The seed appears once a checkpoint covers the
 * end.
 */
export const pollEvery = (giveaway: Timed, now: number): number => {
  if (isOver(giveaway.status)) return giveaway.hidden === true ? POLL_CLOSE_MS : 0;
  const { status, startsAt, closesAt, drawAt } = giveaway;
  const close = (moment: string): boolean => {
    const since = now - Date.parse(moment);
    return since >= -CLOSE_BEFORE_MS && since <= CLOSE_AFTER_MS;
  };
  return (status === 'UPCOMING' ? [startsAt] : [closesAt, drawAt]).some(close) ? POLL_CLOSE_MS : POLL_MS;
};
