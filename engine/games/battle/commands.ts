import { byPlayer, bySystem, defineCommand } from '../../kernel/define-command.ts';
import { battleStream, gameStream, playerStream } from '../../kernel/ids.ts';
import { createBattleWith } from './create-battle.ts';
import { dissolveBattle, expireBattle } from './dissolve-battle.ts';
import { deliverBattleBeaconWith, playBattleRound } from './play-round.ts';
import { addBotWith, joinBattleWith } from './take-seat.ts';

export const battleCommands = [
  defineCommand('CreateBattle', {
    handlerWith: createBattleWith,
    actor: ({ playerId }) => playerId ?? 'operator',
    stream: ({ playerId }) => (playerId === null ? gameStream('battle') : playerStream(playerId)),
  }),
  defineCommand('JoinBattle', {
    handlerWith: joinBattleWith,
    actor: byPlayer,
    stream: ({ battleId }) => battleStream(battleId),
  }),
  defineCommand('AddBot', {
    handlerWith: addBotWith,
    actor: ({ playerId }) => playerId ?? 'operator',
    stream: ({ battleId }) => battleStream(battleId),
  }),
  defineCommand('DissolveBattle', {
    handlerWith: () => dissolveBattle,
    actor: ({ playerId }) => playerId ?? 'operator',
    stream: ({ battleId }) => battleStream(battleId),
  }),
  defineCommand('ExpireBattle', {
    handlerWith: () => expireBattle,
    actor: bySystem,
    stream: ({ battleId }) => battleStream(battleId),
  }),
  defineCommand('PlayBattleRound', {
    handlerWith: () => playBattleRound,
    actor: bySystem,
    stream: ({ battleId }) => battleStream(battleId),
  }),
  defineCommand('DeliverBattleBeacon', {
    handlerWith: deliverBattleBeaconWith,
    actor: bySystem,
    stream: ({ battleId }) => battleStream(battleId),
  }),
] as const;
