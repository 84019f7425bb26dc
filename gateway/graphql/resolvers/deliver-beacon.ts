import { awaitedRounds } from '../../../engine/beacon/awaited-rounds.ts';
import { deliveryOf, evidenceOf } from '../../../engine/beacon/beacon-delivery.ts';
import type { Outcome } from '../../../engine/engine.ts';
import { beaconRoundAt } from '../../../engine/fairness/beacon.ts';
import { beaconRandomness } from '../../../engine/fairness/beacon-randomness.ts';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { lockSeen } from '../../../engine/fairness/witnessed-lock.ts';
import { awaitedRoundOf as roundOfBattle } from '../../../engine/games/battle/state.ts';
import { awaitedRoundOf as roundOfGiveaway } from '../../../engine/games/giveaway/state.ts';
import type { BeaconChoice } from '../../../engine/kernel/event-codec.ts';
import { battleStream, giveawayStream, isBattleId, isGiveawayId, type StreamId } from '../../../engine/kernel/ids.ts';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { witnessedIn } from '../../../engine/log/witness/find-lock-evidence.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
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
    const { giveawayId, beacon } = found.room;
    return { stream: giveawayStream(giveawayId), beacon, round: roundOfGiveaway(found.room) };
  }
  if (!isBattleId(id)) throw new GatewayError('BATTLE_NOT_FOUND');
  const { battle } = await awaitedBattle(context, id);
  return { stream: battleStream(id), beacon: battle.beacon, round: roundOfBattle(battle) };
};

/**
 * The round that a room waits for, read from the log: no read model has the position of its last lock.
 * @throws GatewayError
 */
const unseenIn = async (context: GatewayContext, id: string) => {
  const streams = [isGiveawayId(id) ? [giveawayStream(id)] : [], isBattleId(id) ? [battleStream(id)] : []].flat();
  const [waiting] = await awaitedRounds(context.ports.sql, streams);
  if (waiting === undefined) await roomOf(context, id);
  if (waiting === undefined || waiting.unseen === null) throw new GatewayError('NOTHING_TO_DO');
  return { stream: waiting.stream, round: waiting.round, ...waiting.unseen };
};

/** Where the last event of an outcome stands. @throws GatewayError */
const positionOf = (outcome: Outcome): { readonly position: number } => {
  const { position } = outcomeOrThrow(outcome).events.at(-1) ?? {};
  if (position === undefined) throw new GatewayError('INTERNAL', {}, 'an answer without events');
  return { position };
};

export const deliverBeaconResolvers: Resolvers = {
  Mutation: {
    witnessRoom: async (_root, { input: { roomId, checkpoint: note } }, context) => {
      const { stream, round, choice, position } = await unseenIn(context, roomId);
      const parts = { hashing: nodeHashing, verify: verifyEd25519 };
      const checkpoint = await witnessedIn(parts, choice, utf8(note));
      if (checkpoint === null) throw invalidInput('checkpoint', "is signed by the room's witness");
      if (lockSeen(checkpoint, { position, dueAt: beaconRoundAt(choice, round) }) === null)
        throw invalidInput('checkpoint', 'covers the lock early, or does not cover it late');
      return positionOf(await context.ports.engine.submit(evidenceOf(stream, round, position, checkpoint)));
    },

    deliverBeaconRound: async (_root, { input: { roomId, round, signature } }, context) => {
      const { engine, beacon } = context.ports;
      const room = await roomOf(context, roomId);
      // The cheap questions come first: a signature takes some milliseconds to verify.
      if (room.round === null) throw new GatewayError('NOTHING_TO_DO');
      if (round !== room.round) throw invalidInput('round', `is ${room.round}`);
      const randomness = beaconRandomness(nodeHashing, signature);
      if (randomness === null || !beacon.verify(room.beacon, round, signature))
        throw invalidInput('signature', 'is that of the round under the pinned key');
      return positionOf(await engine.submit(deliveryOf(room.stream, { round, signature, randomness })));
    },
  },
};
