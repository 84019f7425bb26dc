import type { Command } from '../../../engine/commands.ts';
import { isSkinId, roundId } from '../../../engine/kernel/ids.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import { GatewayError } from '../../errors.ts';
import { refuseLocked } from '../../play/item-marks.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { termsNow } from './catalog.ts';
import { itemId } from './item-ids.ts';
import { itemOf } from './items.ts';
import { readRound } from './shown-round.ts';
import { eventIn, submit } from './submit.ts';

export const upgradeResolvers: Resolvers = {
  Query: {
    upgrade: (_root, _arguments, context) => {
      const { hash: terms, values } = termsNow(context, 'upgrade');
      return { terms, ...values, stopped: context.catalog.stopped.has('upgrade') };
    },
  },
  Mutation: {
    upgradeItems: ofViewer(async ({ playerId }, { input }, context) => {
      const {
        commandId,
        terms,
        itemIds,
        coin,
        targetSkin,
        targetWear,
        side,
        stake,
        targetValue,
        winTickets,
        tableHash,
      } = input;
      const known = itemIds.map(itemId);
      if (!isSkinId(targetSkin)) throw new GatewayError('TARGET_NOT_FOUND');
      const command: Command = {
        type: 'UpgradeItems',
        playerId,
        terms,
        itemIds: known,
        coin: formatMoney(coin ?? 0n),
        targetSkin,
        targetWear: targetWear ?? '',
        side,
        stake: formatMoney(stake),
        targetValue: formatMoney(targetValue),
        winTickets,
        ...(tableHash == null ? {} : { tableHash }),
        ...readRound(context, input),
      };
      const check = () => refuseLocked(context.ports.sql, playerId, known);
      const answer = await submit(context, commandId, command, check);
      const { event, at, position } = eventIn(answer, 'UpgradePlayed');
      return { play: { data: event.data, at, position }, wallet: answer.wallet, position: answer.position };
    }),
  },
  UpgradePlay: {
    id: ({ data }) => roundId(data.pairId, data.roundNo),
    playedAt: ({ at }) => at,
    pairId: ({ data }) => data.pairId,
    roundNo: ({ data }) => data.roundNo,
    stake: ({ data }) => BigInt(data.stake),
    coin: ({ data }) => BigInt(data.coin),
    target: ({ data }) => ({ skinId: data.target.skin, wear: data.target.wear, value: BigInt(data.target.value) }),
    side: ({ data }) => data.side,
    winTickets: ({ data }) => data.winTickets,
    ticket: ({ data }) => data.ticket,
    won: ({ data }) => data.item !== null,
    item: ({ data }, _arguments, context) => (data.item === null ? null : itemOf(context, data.item.itemId)),
  },
};
