import { byPlayer, head, playerCommand } from '../../kernel/definitions.ts';
import { chaseDreamWith } from './chase-dream.ts';
import { dreamChased } from './events.ts';

export const dreamCommands = [
  playerCommand('ChaseDream', byPlayer, chaseDreamWith, [
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
  ]),
] as const;
