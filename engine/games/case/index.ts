import { byPlayer, head, playerCommand } from '../../kernel/definitions.ts';
import { caseGameEvents, caseOpened, freeCaseOpened } from './events.ts';
import { explainCase } from './explain.ts';
import { openCase } from './open-case.ts';
import { openFreeCase } from './open-free-case.ts';
import { caseRounds } from './prove.ts';

const caseCommands = [
  playerCommand('OpenCase', byPlayer, () => openCase, [
    head(caseOpened, ({ playerId, terms, case: slug, quantity, oddsHash, entropy, pairId, userSeed, roundNo }) => ({
      type: 'OpenCase',
      playerId,
      round: { pairId, userSeed, roundNo },
      terms,
      case: slug,
      quantity,
      oddsHash,
      entropy,
    })),
  ]),
  playerCommand('OpenFreeCase', byPlayer, () => openFreeCase, [
    head(freeCaseOpened, ({ playerId, terms, case: slug, oddsHash, entropy, grant, pairId, userSeed, roundNo }) => ({
      type: 'OpenFreeCase',
      playerId,
      round: { pairId, userSeed, roundNo },
      terms,
      case: slug,
      oddsHash,
      entropy,
      couponId: grant.kind === 'coupon' ? grant.couponId : null,
    })),
  ]),
] as const;

/** Cases are opened, one item each. */
export const caseGame = {
  game: 'case',
  /** What a report counts. */
  counted: 'opened cases',
  /** What makes a play news to its player: an item of the two top grades, or success. */
  news: 'grade',
  events: caseGameEvents,
  commands: caseCommands,
  states: [],
  explain: explainCase,
  rounds: caseRounds,
} as const;
