import { accept, type Instant } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { contestStream } from '../kernel/ids.ts';
import { parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import {
  LARGEST_PRIZE,
  LEAST_NOTICE_MS,
  LONGEST_CONTEST_MS,
  LONGEST_NOTICE_MS,
  MOST_EXCLUDED,
  MOST_PRIZES,
  SHORTEST_CONTEST_MS,
} from './bounds.ts';
import { type ContestAnnounced, contestAnnounced } from './events.ts';
import type { SeesContests } from './state.ts';

/** The operator sets a contest for a time to come. */
export type AnnounceContest = { readonly type: 'AnnounceContest' } & Omit<ContestAnnounced['data'], 'commandId'>;

/** The rule that an announcement breaks; null where it keeps them all. */
const brokenRule = (asked: AnnounceContest, at: Instant): string | null => {
  const { startsAt, endsAt, excluded, name } = asked;
  const prizes = asked.prizes.map(parseMoney);
  const notice = startsAt - at;
  const lasts = endsAt - startsAt;
  const isOrdered = prizes.every((prize, index) => index === 0 || prize <= (prizes[index - 1] ?? 0n));
  const rules = {
    NAME: Object.values(name).every((text) => text.trim() !== '' && text.length <= 80),
    NOTICE: notice >= LEAST_NOTICE_MS && notice <= LONGEST_NOTICE_MS,
    LENGTH: lasts >= SHORTEST_CONTEST_MS && lasts <= LONGEST_CONTEST_MS,
    PRIZES: prizes.length >= 1 && prizes.length <= MOST_PRIZES && isOrdered,
    AMOUNT: prizes.every((prize) => prize > 0n && prize <= LARGEST_PRIZE),
    EXCLUDED: excluded.length <= MOST_EXCLUDED && new Set(excluded).size === excluded.length,
  };
  return Object.entries(rules).find(([, isKept]) => !isKept)?.[0] ?? null;
};

/** CONTEST_REFUSED names the rule: `NAME`, `NOTICE`, `LENGTH`, `PRIZES` (no rank gets more than the one before), `AMOUNT`, `EXCLUDED`. */
export const announceContest: Handler<AnnounceContest, ContestAnnounced, SeesContests> = {
  needs: ({ contestId }) => ({ streams: [contestStream(contestId)], guards: [], pairs: [] }),

  decide: (command, world, commandId) => {
    const { type: _, ...announced } = command;
    if (world.contest(announced.contestId).status !== 'absent') return reject('CONTEST_EXISTS');
    const rule = brokenRule(command, world.at);
    if (rule !== null) return reject('CONTEST_REFUSED', { rule });
    return accept([contestAnnounced.in(contestStream(announced.contestId), { commandId, ...announced })]);
  },
};
