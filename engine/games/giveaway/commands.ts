import { byOperator, byPlayer, bySystem, defineCommand } from '../../kernel/define-command.ts';
import { gameStream, giveawayStream, playerStream } from '../../kernel/ids.ts';
import { awardPrizes } from './award-prizes.ts';
import { cancelGiveaway } from './cancel-giveaway.ts';
import { createGiveawayWith } from './create-giveaway.ts';
import { deliverGiveawayBeaconWith, drawGiveawayWith } from './draw-giveaway.ts';
import { enterGiveawayWith } from './enter-giveaway.ts';

export const giveawayCommands = [
  defineCommand('CreateGiveaway', {
    handlerWith: createGiveawayWith,
    actor: ({ host }) => (host.kind === 'player' ? host.playerId : 'operator'),
    stream: ({ host }) => (host.kind === 'player' ? playerStream(host.playerId) : gameStream('giveaway')),
  }),
  defineCommand('EnterGiveaway', {
    handlerWith: enterGiveawayWith,
    actor: byPlayer,
    stream: ({ giveawayId }) => giveawayStream(giveawayId),
  }),
  defineCommand('DrawGiveaway', {
    handlerWith: drawGiveawayWith,
    actor: bySystem,
    stream: ({ giveawayId }) => giveawayStream(giveawayId),
  }),
  defineCommand('DeliverGiveawayBeacon', {
    handlerWith: deliverGiveawayBeaconWith,
    actor: bySystem,
    stream: ({ giveawayId }) => giveawayStream(giveawayId),
  }),
  defineCommand('CancelGiveaway', {
    handlerWith: () => cancelGiveaway,
    actor: byOperator,
    stream: ({ giveawayId }) => giveawayStream(giveawayId),
  }),
  defineCommand('AwardPrizes', {
    handlerWith: () => awardPrizes,
    actor: bySystem,
    stream: ({ giveawayId }) => giveawayStream(giveawayId),
  }),
] as const;
