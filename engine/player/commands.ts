import { type Brought, byOperator, byPlayer, bySystem, defineCommand, head } from '../kernel/definitions.ts';
import { playerStream } from '../kernel/ids.ts';
import { balanceAdjusted, playerErased } from './account-events.ts';
import { adjustBalance } from './adjust-balance.ts';
import { commitHostSeeds } from './commit-host-seeds.ts';
import { erasePlayer } from './erase-player.ts';
import { hostSeedsCommitted, playerRegistered, seedRotated } from './events.ts';
import { registerPlayer } from './register-player.ts';
import { retireSeed, rotateSeed } from './rotate-seed.ts';
import type { SeesPlayers } from './state.ts';

export const playerCommands = [
  defineCommand('RegisterPlayer', {
    handlerWith: () => registerPlayer,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(playerRegistered, ({ playerId, userSeed }) => ({ type: 'RegisterPlayer', playerId, userSeed }))],
  }),
  defineCommand('RotateSeed', {
    handlerWith: () => rotateSeed,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(seedRotated, ({ playerId, reason, userSeed, entropy }) =>
        reason === 'player' && entropy !== null ? { type: 'RotateSeed', playerId, userSeed, entropy } : null,
      ),
    ],
  }),
  defineCommand('RetireSeed', {
    handlerWith: () => retireSeed,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(seedRotated, ({ playerId, reason }, { before }: Brought<SeesPlayers>) => {
        const player = before.player(playerId);
        if (reason === 'player' || player.status === 'absent') return null;
        return { type: 'RetireSeed', playerId, seq: player.current.seq };
      }),
    ],
  }),
  defineCommand('CommitHostSeeds', {
    handlerWith: () => commitHostSeeds,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(hostSeedsCommitted, ({ playerId }) => ({ type: 'CommitHostSeeds', playerId }))],
  }),
  defineCommand('AdjustBalance', {
    handlerWith: () => adjustBalance,
    actor: byOperator,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(balanceAdjusted, ({ playerId, balance, direction, amount, reason }) => ({
        type: 'AdjustBalance',
        playerId,
        balance,
        direction,
        amount,
        reason,
      })),
    ],
  }),
  defineCommand('ErasePlayer', {
    handlerWith: () => erasePlayer,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(playerErased, ({ playerId }) => ({ type: 'ErasePlayer', playerId }))],
  }),
] as const;
