import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type ContestId, contestStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type ContestCancelled, type ContestEnded, contestCancelled, contestEnded } from './events.ts';
import type { SeesContests } from './state.ts';

/** The operator takes back a contest before it begins. */
export type CancelContest = { readonly type: 'CancelContest'; readonly contestId: ContestId };

export const cancelContest: Handler<CancelContest, ContestCancelled, SeesContests> = {
  needs: ({ contestId }) => ({ streams: [contestStream(contestId)], guards: [], pairs: [] }),

  decide: ({ contestId }, world, commandId) => {
    const contest = world.contest(contestId);
    if (contest.status === 'absent') return reject('CONTEST_NOT_FOUND');
    if (contest.status === 'cancelled') return reject('NOTHING_TO_DO');
    if (world.at >= contest.startsAt) return reject('CONTEST_BEGUN');
    return accept([contestCancelled.in(contestStream(contestId), { commandId, contestId })]);
  },
};

/**
 * The house marks the end. An entry never has an earlier time than the one before it, so no entry behind the mark
 * counts, and a reader of the log up to the mark knows the standing.
 */
export type EndContest = { readonly type: 'EndContest'; readonly contestId: ContestId };

export const endContest: Handler<EndContest, ContestEnded, SeesContests> = {
  needs: ({ contestId }) => ({ streams: [contestStream(contestId)], guards: [], pairs: [] }),

  decide: ({ contestId }, world, commandId) => {
    const contest = world.contest(contestId);
    if (contest.status === 'absent') return reject('CONTEST_NOT_FOUND');
    if (contest.status !== 'announced') return reject('NOTHING_TO_DO');
    if (world.at < contest.endsAt) return reject('CONTEST_NOT_OVER');
    return accept([contestEnded.in(contestStream(contestId), { commandId, contestId })]);
  },
};
