import { NotCanonical, parseCanonical } from '../../../engine/kernel/canonical-json.ts';
import { type CommandId, isPairId, mustBe, type PlayerId } from '../../../engine/kernel/ids.ts';
import { type Unplayed, unplayed } from '../../../engine/player/lanes/events.ts';
import { deviceKeysOf } from '../../../engine/projections/device-keys.ts';
import { standingKeys } from '../../../engine/projections/queries/device-keys.ts';
import { seedPairsOf } from '../../../engine/projections/queries/seed-pairs.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import type { SeedPairRow } from '../../../engine/projections/seed-pairs.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Lane, Lanes, Resolvers } from '../generated/resolvers.ts';
import { note } from '../note.ts';
import { pairInUse } from './seeds.ts';
import { awaitShown, submit } from './submit.ts';

const laneFrom = (context: GatewayContext, row: SeedPairRow): readonly Lane[] => {
  const pair = pairInUse(context, row);
  return pair === null || row.lane === null ? [] : [{ pair, ...row.lane }];
};

/** A player's lanes, as they were no earlier than the entry at the position. @throws GatewayError BUSY */
const lanesAt = async (context: GatewayContext, playerId: PlayerId, position: number): Promise<Lanes> => {
  const { ports } = context;
  if (!(await ports.catchUp('seed-pairs', position))) throw new GatewayError('BUSY');
  const [{ next, lanes }, rows] = await Promise.all([
    seedPairsOf(ports.sql, playerId),
    deviceKeysOf(ports.sql, playerId),
  ]);
  if (next === null) throw new GatewayError('INTERNAL', {}, `no seeds of ${playerId}`);
  const { changes, keys } = standingKeys(rows);
  return {
    playerId,
    nextPairId: next.pairId,
    nextPublicHash: next.publicHash,
    keyChanges: changes,
    keys,
    open: lanes.flatMap((row) => laneFrom(context, row)),
  };
};

/** @throws GatewayError INVALID_INPUT for what isn't a statement in its one form: the signature is over that */
const readUnplayed = (text: string | null | undefined): Unplayed | null => {
  if (text == null) return null;
  try {
    const read = unplayed.safeParse(parseCanonical(text));
    if (read.success) return read.data;
  } catch (error) {
    if (!(error instanceof NotCanonical)) throw error;
  }
  throw invalidInput('unplayed', 'is RFC 8785 JSON of {link, draw}');
};

const answered = async (context: GatewayContext, playerId: PlayerId, commandId: CommandId, position: number) => {
  await awaitShown(context, 'seed-pairs', position, commandId);
  return { lanes: await lanesAt(context, playerId, position), position };
};

/** Enough of a key for a person to tell it from others. */
const shortKey = (key: string): string => key.slice(0, 8);

export const laneResolvers: Resolvers = {
  Query: {
    lanes: ofViewer(async ({ playerId }, _arguments, context) => {
      const size = await logSize(context.ports.sql);
      return lanesAt(context, playerId, size - 1);
    }),
  },
  Mutation: {
    openLane: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, pairId, publicHash, userSeed, anchor, key, signature, proof } = input;
      const { position } = await submit(context, commandId, {
        type: 'OpenLane',
        playerId,
        pair: { pairId: mustBe(isPairId, pairId), publicHash },
        ...{ userSeed, anchor, key, signature, proof: proof ?? null },
      });
      return answered(context, playerId, commandId, position);
    }),

    closeLane: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, lane, step, signer, signature } = input;
      const { position } = await submit(context, commandId, {
        type: 'CloseLane',
        playerId,
        ...{ lane: mustBe(isPairId, lane), step, signer, signature },
        unplayed: readUnplayed(input.unplayed),
      });
      return answered(context, playerId, commandId, position);
    }),

    addDeviceKey: ofViewer(async (account, { input }, context) => {
      const { playerId } = account;
      const { commandId, key, proof, signer, signature } = input;
      if ((signer == null) !== (signature == null)) throw invalidInput('signer', 'comes with a signature');
      const { position } = await submit(context, commandId, {
        type: 'AddDeviceKey',
        ...{ playerId, key, proof },
        signed: signer == null || signature == null ? null : { signer, signature },
      });
      const answer = await answered(context, playerId, commandId, position);
      await note(context, account, 'device-key-added', shortKey(key));
      return answer;
    }),

    removeDeviceKey: ofViewer(async (account, { input }, context) => {
      const { playerId } = account;
      const { commandId, key, signer, signature } = input;
      const { position } = await submit(context, commandId, {
        type: 'RemoveDeviceKey',
        ...{ playerId, key, signer, signature },
      });
      const answer = await answered(context, playerId, commandId, position);
      await note(context, account, 'device-key-removed', shortKey(key));
      return answer;
    }),
  },
};
