import { byPlayer, defineCommand, head } from '../../kernel/definitions.ts';
import { playerStream } from '../../kernel/ids.ts';
import { caseOpened, freeCaseOpened } from './events.ts';
import { openCase } from './open-case.ts';
import { openFreeCase } from './open-free-case.ts';

export const caseCommands = [
  defineCommand('OpenCase', {
    handlerWith: () => openCase,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(caseOpened, ({ playerId, terms, case: slug, quantity, oddsHash, entropy }) => ({
        type: 'OpenCase',
        playerId,
        terms,
        case: slug,
        quantity,
        oddsHash,
        entropy,
      })),
    ],
  }),
  defineCommand('OpenFreeCase', {
    handlerWith: () => openFreeCase,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(freeCaseOpened, ({ playerId, terms, case: slug, oddsHash, entropy, grant }) => ({
        type: 'OpenFreeCase',
        playerId,
        terms,
        case: slug,
        oddsHash,
        entropy,
        couponId: grant.kind === 'coupon' ? grant.couponId : null,
      })),
    ],
  }),
] as const;
