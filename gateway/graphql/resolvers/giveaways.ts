import { awaitedRoundOf } from '../../../engine/games/giveaway/state.ts';
import { isGiveawayId } from '../../../engine/kernel/ids.ts';
import { giveawayStatus, isOver } from '../../../engine/projections/queries/giveaway-status.ts';
import {
  giveawayById,
  giveawaysIn,
  MAX_ENTRIES_PAGE,
  MAX_GIVEAWAYS_PAGE,
} from '../../../engine/projections/queries/giveaways.ts';
import { GatewayError } from '../../errors.ts';
import { requireViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { GiveawayEntryModel, GiveawayWinnerModel } from '../models.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { guardOf, shownBeacon } from './beacon.ts';
import { skinIn, wearOf } from './catalog.ts';
import { avatarOf, nicknameOf, publicProfileFields, shownIdOf } from './public-profiles.ts';
import { onceCovered } from './seeds.ts';

export const giveawayResolvers: Resolvers = {
  Query: {
    giveaways: async (_root, { finished, status, mine, first, after }, context) => {
      const playerId = mine === true ? (await requireViewer(context)).playerId : null;
      const page = await giveawaysIn(context.ports.sql, {
        finished: status == null ? (finished ?? false) : isOver(status),
        only: status == null ? null : { status, now: context.ports.now() },
        playerId,
        ...pageArguments(first ?? 10, after, MAX_GIVEAWAYS_PAGE),
      });
      return connectionOf(page);
    },
    giveaway: (_root, { id }, { ports }) => (isGiveawayId(id) ? giveawayById(ports.sql, id) : null),
  },
  Giveaway: {
    id: ({ room }) => room.giveawayId,
    position: ({ lastPosition }) => lastPosition,
    title: ({ room }) => room.title,
    official: ({ room }) => room.host === null,
    hostId: ({ room }, _arguments, context) => (room.host === null ? null : shownIdOf(context, room.host)),
    hostNickname: ({ room }, _arguments, context) => (room.host === null ? null : nicknameOf(context, room.host)),
    hostAvatar: ({ room }, _arguments, context) => (room.host === null ? null : avatarOf(context, room.host)),
    mine: ({ room }, _arguments, { isViewer }) => isViewer(room.host),
    status: ({ room }, _arguments, { ports }) => giveawayStatus(room, ports.now()),
    locked: ({ room }) => room.locked,
    conditions: ({ room }) => room.conditions,
    startsAt: ({ room }) => room.startsAt,
    drawAt: ({ room }) => room.drawAt,
    closesAt: ({ room }) => room.closesAt,
    prizes: ({ room }) => room.prizes.map((prize, index) => ({ prize, place: index + 1 })),
    prizeValue: ({ room }) => room.prizes.reduce((sum, { value }) => sum + BigInt(value), 0n),
    entrantCount: ({ entrants }) => entrants,
    myCode: async ({ room }, _arguments, { rollCode }) => (await rollCode(room.giveawayId)) ?? null,
    entries: async ({ room }, { first, after }, { entries }) => {
      const asked = pageArguments(first ?? 20, after, MAX_ENTRIES_PAGE);
      return connectionOf(await entries({ ...asked, giveawayId: room.giveawayId }));
    },
    winners: ({ room }) => (room.drawn?.winners ?? []).map((winner) => ({ winner, room })),
    entriesHash: ({ room }) => room.lock?.entriesHash ?? null,
    publicHash: ({ room }) => room.seed.publicHash,
    lockHash: ({ room }) => room.lock?.lockHash ?? null,
    beacon: ({ room }) => shownBeacon(room.beacon, awaitedRoundOf(room), room.witness, room.drawn?.beacon ?? null),
    guard: ({ room }) => guardOf(room.beacon),
    finishedAt: ({ room }) => room.endedAt,
    reveal: ({ room, endedPosition }, _arguments, context) =>
      room.revealed === null || endedPosition === null
        ? null
        : onceCovered(context, endedPosition, { ...room.revealed, position: endedPosition }),
  },
  GiveawayPrize: {
    skin: ({ prize }, _arguments, { catalog }) => skinIn(catalog, prize.skin),
    wear: ({ prize }) => wearOf(prize.wear),
    float: ({ prize }) => prize.float,
    value: ({ prize }) => BigInt(prize.value),
    itemId: ({ prize }) => prize.itemId,
  },
  GiveawayEntry: {
    ...publicProfileFields(({ playerId }: GiveawayEntryModel) => playerId),
    enteredAt: ({ at }) => at,
  },
  GiveawayWinner: {
    ...publicProfileFields(({ winner }: GiveawayWinnerModel) => winner.playerId),
    place: ({ winner }) => winner.prize + 1,
    code: ({ winner }) => winner.code,
    ticket: ({ winner }) => winner.ticket,
    prize: ({ winner, room }) => {
      const prize = room.prizes[winner.prize];
      if (prize === undefined) throw new GatewayError('INTERNAL', {}, `no prize ${winner.prize} in ${room.giveawayId}`);
      return { prize, place: winner.prize + 1 };
    },
  },
};
