import { type Brought, byOperator, byPlayer, bySystem, head, playerCommand } from '../kernel/definitions.ts';
import { accountEvents, balanceAdjusted, playerErased } from './account-events.ts';
import { adjustBalance } from './adjust-balance.ts';
import { commitHostSeeds } from './commit-host-seeds.ts';
import { erasePlayer } from './erase-player.ts';
import { hostSeedsCommitted, playerEvents, playerRegistered, seedRotated } from './events.ts';
import { registerPlayer } from './register-player.ts';
import { replaceSeeds } from './replace-seeds.ts';
import { retireSeed, rotateSeed } from './rotate-seed.ts';
import type { SeesPlayers } from './state.ts';

const playerCommands = [
  playerCommand('RegisterPlayer', byPlayer, () => registerPlayer, [
    head(playerRegistered, ({ playerId, userSeed }) => ({ type: 'RegisterPlayer', playerId, userSeed })),
  ]),
  playerCommand('RotateSeed', byPlayer, () => rotateSeed, [
    head(seedRotated, ({ playerId, reason, userSeed, entropy }) =>
      reason === 'player' && entropy !== null ? { type: 'RotateSeed', playerId, userSeed, entropy } : null,
    ),
  ]),
  playerCommand('RetireSeed', bySystem, () => retireSeed, [
    head(seedRotated, ({ playerId, reason }, { before }: Brought<SeesPlayers>) => {
      const player = before.player(playerId);
      if (reason === 'player' || reason === 'loss' || player.status === 'absent') return null;
      return { type: 'RetireSeed', playerId, seq: player.current.seq };
    }),
  ]),
  playerCommand('ReplaceSeeds', bySystem, () => replaceSeeds, [
    head(seedRotated, ({ playerId, reason }) => (reason === 'loss' ? { type: 'ReplaceSeeds', playerId } : null)),
  ]),
  playerCommand('CommitHostSeeds', bySystem, () => commitHostSeeds, [
    head(hostSeedsCommitted, ({ playerId }) => ({ type: 'CommitHostSeeds', playerId })),
  ]),
  playerCommand('AdjustBalance', byOperator, () => adjustBalance, [
    head(balanceAdjusted, ({ commandId: _, ...asked }) => ({ type: 'AdjustBalance', ...asked })),
  ]),
  playerCommand('ErasePlayer', byPlayer, () => erasePlayer, [
    head(playerErased, ({ playerId }) => ({ type: 'ErasePlayer', playerId })),
  ]),
] as const;

/** Players with their balances and pairs. */
export const player = {
  events: [...playerEvents, ...accountEvents],
  commands: playerCommands,
  states: [],
} as const;
