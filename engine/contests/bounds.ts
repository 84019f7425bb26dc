/** The scores that rank players: the sums and the wins that the rankings show. */
export const CONTEST_RANKINGS = ['battles', 'openings', 'wins'] as const;
export type ContestRanking = (typeof CONTEST_RANKINGS)[number];

export const PRIZE_BALANCES = ['coin', 'locked'] as const;

export const MOST_PRIZES = 50;
export const MOST_EXCLUDED = 100;
/** Of one rank, minor units. */
export const LARGEST_PRIZE = 100_000_000n;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A contest is in the log so long before it begins, so that no player is surprised by it. */
export const LEAST_NOTICE_MS = MINUTE_MS;
export const LONGEST_NOTICE_MS = 90 * DAY_MS;
export const SHORTEST_CONTEST_MS = 10 * MINUTE_MS;
export const LONGEST_CONTEST_MS = 92 * DAY_MS;

/** The house settles within a minute of the end; so much more is for when it is down. */
export const SETTLED_WITHIN_MS = 2 * DAY_MS;
