import { byPlayer, defineCommand, head } from '../../kernel/definitions.ts';
import { playerStream } from '../../kernel/ids.ts';
import { chaseDreamWith } from './chase-dream.ts';
import { dreamChased } from './events.ts';

export const dreamCommands = [
  defineCommand('ChaseDream', {
    handlerWith: chaseDreamWith,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(dreamChased, ({ playerId, terms, target, winTickets, fee, consolationHash, entropy }) => ({
        type: 'ChaseDream',
        playerId,
        terms,
        targetSkin: target.skin,
        targetWear: target.wear,
        winTickets,
        targetValue: target.value,
        fee,
        consolationHash,
        entropy,
      })),
    ],
  }),
] as const;
