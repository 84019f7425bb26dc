import { byPlayer, head, playerCommand } from '../../kernel/definitions.ts';
import { caseOpened, freeCaseOpened } from './events.ts';
import { openCase } from './open-case.ts';
import { openFreeCase } from './open-free-case.ts';

export const caseCommands = [
  playerCommand('OpenCase', byPlayer, () => openCase, [
    head(caseOpened, ({ playerId, terms, case: slug, quantity, oddsHash, entropy }) => ({
      type: 'OpenCase',
      playerId,
      terms,
      case: slug,
      quantity,
      oddsHash,
      entropy,
    })),
  ]),
  playerCommand('OpenFreeCase', byPlayer, () => openFreeCase, [
    head(freeCaseOpened, ({ playerId, terms, case: slug, oddsHash, entropy, grant }) => ({
      type: 'OpenFreeCase',
      playerId,
      terms,
      case: slug,
      oddsHash,
      entropy,
      couponId: grant.kind === 'coupon' ? grant.couponId : null,
    })),
  ]),
] as const;
