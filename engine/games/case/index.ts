import { byPlayer, firstEvent, playerCommand } from '../../kernel/definitions.ts';
import { shownIn } from '../../player/play-round.ts';
import { caseGameEvents, caseOpened, freeCaseOpened } from './events.ts';
import { explainCase } from './explain.ts';
import { openCaseWith } from './open-case.ts';
import { openFreeCaseWith } from './open-free-case.ts';
import { caseRounds, caseWays } from './prove.ts';

const caseCommands = [
  playerCommand('OpenCase', byPlayer, openCaseWith, [
    firstEvent(caseOpened, (data) => ({
      type: 'OpenCase',
      playerId: data.playerId,
      round: shownIn(data),
      terms: data.terms,
      case: data.case,
      quantity: data.quantity,
      oddsHash: data.oddsHash,
      entropy: data.entropy,
    })),
  ]),
  playerCommand('OpenFreeCase', byPlayer, openFreeCaseWith, [
    firstEvent(freeCaseOpened, (data) => ({
      type: 'OpenFreeCase',
      playerId: data.playerId,
      round: shownIn(data),
      terms: data.terms,
      case: data.case,
      oddsHash: data.oddsHash,
      entropy: data.entropy,
      couponId: data.grant.kind === 'coupon' ? data.grant.couponId : null,
    })),
  ]),
] as const;

/** Cases are opened, one item each. */
export const caseGame = {
  game: 'case',
  /** The plays that a report counts. */
  counted: 'opened cases',
  /** The reason why a play is news to its player: an item of the two top grades, or success. */
  news: 'grade',
  events: caseGameEvents,
  commands: caseCommands,
  states: [],
  explain: explainCase,
  rounds: caseRounds,
  ways: caseWays,
} as const;
