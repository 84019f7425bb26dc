import { byOperator, byPlayer, bySystem, defineCommand } from '../kernel/define-command.ts';
import { playerStream } from '../kernel/ids.ts';
import { adjustBalance } from './adjust-balance.ts';
import { commitHostSeeds } from './commit-host-seeds.ts';
import { erasePlayer } from './erase-player.ts';
import { registerPlayer } from './register-player.ts';
import { retireSeed, rotateSeed } from './rotate-seed.ts';
import { settleDeposit } from './settle-deposit.ts';

export const playerCommands = [
  defineCommand('RegisterPlayer', {
    handlerWith: () => registerPlayer,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('SettleDeposit', {
    handlerWith: () => settleDeposit,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('RotateSeed', {
    handlerWith: () => rotateSeed,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('RetireSeed', {
    handlerWith: () => retireSeed,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('CommitHostSeeds', {
    handlerWith: () => commitHostSeeds,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('AdjustBalance', {
    handlerWith: () => adjustBalance,
    actor: byOperator,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('ErasePlayer', {
    handlerWith: () => erasePlayer,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
] as const;
