import { byOperator, bySystem, commandAt, defineState, firstEvent } from '../kernel/definitions.ts';
import { type ContestId, contestStream } from '../kernel/ids.ts';
import { announceContest } from './announce-contest.ts';
import { cancelContest, endContest } from './end-contest.ts';
import {
  contestAnnounced,
  contestCancelled,
  contestEnded,
  contestEvents,
  contestPrizeWon,
  contestSettled,
} from './events.ts';
import { settleContest } from './settle-contest.ts';
import { bytesOfContest, evolveContest, NO_CONTEST } from './state.ts';

const contestCommand = commandAt(({ contestId }: { readonly contestId: ContestId }) => contestStream(contestId));

const contestCommands = [
  contestCommand('AnnounceContest', byOperator, () => announceContest, [
    firstEvent(contestAnnounced, ({ commandId: _, ...asked }) => ({ type: 'AnnounceContest', ...asked })),
  ]),
  contestCommand('CancelContest', byOperator, () => cancelContest, [
    firstEvent(contestCancelled, ({ contestId }) => ({ type: 'CancelContest', contestId })),
  ]),
  contestCommand('EndContest', bySystem, () => endContest, [
    firstEvent(contestEnded, ({ contestId }) => ({ type: 'EndContest', contestId })),
  ]),
  contestCommand('SettleContest', bySystem, () => settleContest, [
    firstEvent(contestSettled, ({ contestId, places }) => ({ type: 'SettleContest', contestId, places })),
  ]),
] as const;

/** Prizes of the house for the best of a ranking, within a time that is set ahead. */
export const contests = {
  events: [...contestEvents, contestPrizeWon],
  commands: contestCommands,
  states: [
    defineState('contest', {
      initial: NO_CONTEST,
      events: contestEvents,
      evolve: evolveContest,
      bytes: bytesOfContest,
    }),
  ],
} as const;
