import { deliveryOf } from '../../../engine/beacon/courier.ts';
import { beaconRandomness } from '../../../engine/fairness/beacon-randomness.ts';
import type { BeaconChoice } from '../../../engine/kernel/event-codec.ts';
import { battleStream, giveawayStream, isBattleId, isGiveawayId, type StreamId } from '../../../engine/kernel/ids.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { outcomeOrThrow } from '../../outcome.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { awaitedBattle } from './battles.ts';
import { awaitedGiveaway } from './giveaway-mutations.ts';

interface Room {
  readonly stream: StreamId;
  readonly beacon: BeaconChoice;
  /** The round that the room named; null before its lock. */
  readonly round: number | null;
}

/** Battles and giveaways have ids of one form. @throws GatewayError BATTLE_NOT_FOUND, BUSY */
const roomOf = async (context: GatewayContext, id: string): Promise<Room> => {
  const found = isGiveawayId(id) ? await awaitedGiveaway(context, id) : null;
  if (found !== null) {
    const { giveawayId, beacon, beaconRound } = found.room;
    return { stream: giveawayStream(giveawayId), beacon, round: beaconRound };
  }
  if (!isBattleId(id)) throw new GatewayError('BATTLE_NOT_FOUND');
  const { battle } = await awaitedBattle(context, id);
  return { stream: battleStream(id), beacon: battle.beacon, round: battle.lock?.beaconRound ?? null };
};

export const deliverBeaconResolvers: Resolvers = {
  Mutation: {
    deliverBeaconRound: async (_root, { input: { roomId, round, signature } }, context) => {
      const { engine, beacon } = context.ports;
      const room = await roomOf(context, roomId);
      // The cheap questions come first: a signature takes some milliseconds to verify.
      if (room.round === null) throw new GatewayError('NOTHING_TO_DO');
      if (round !== room.round) throw invalidInput('round', `is ${room.round}`);
      const randomness = beaconRandomness(nodeHashing, signature);
      if (randomness === null || !beacon.verify(room.beacon, round, signature))
        throw invalidInput('signature', 'is that of the round under the pinned key');
      const outcome = await engine.submit(deliveryOf(room.stream, { round, signature, randomness }));
      const { position } = outcomeOrThrow(outcome).events.at(-1) ?? {};
      if (position === undefined) throw new GatewayError('INTERNAL', {}, 'an answer without events');
      return { position };
    },
  },
};
