import { signaturePattern } from '../../../engine/fairness/device-keys.ts';
import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import { NotCanonical, parseCanonical } from '../../../engine/kernel/canonical-json.ts';
import { type CommandId, isPairId, type PlayerId } from '../../../engine/kernel/ids.ts';
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

/** A signature as the rules take it. @throws GatewayError INVALID_INPUT */
const signed = (field: string, signature: string): string => {
  if (!signaturePattern.test(signature)) throw invalidInput(field, 'is 128 lower-case hex digits');
  return signature;
};

/** Longer than any statement of what wasn't played. */
const MAX_STATEMENT = 8_192;

/** @throws GatewayError INVALID_INPUT for what isn't a statement in its one form: the signature is over that */
const readUnplayed = (text: string | null | undefined): Unplayed | null => {
  if (text == null) return null;
  if (text.length > MAX_STATEMENT) throw invalidInput('unplayed', `is at most ${MAX_STATEMENT} characters`);
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
      if (!isPairId(pairId)) throw invalidInput('pairId', 'is 22 characters of base64url');
      if (!userSeedPattern.test(userSeed)) throw invalidInput('userSeed', 'is 1 to 64 of A–Z a–z 0–9 _ -');
      const { position } = await submit(context, commandId, {
        type: 'OpenLane',
        playerId,
        pair: { pairId, publicHash },
        ...{ userSeed, anchor, key, signature: signed('signature', signature) },
        proof: proof == null ? null : signed('proof', proof),
      });
      return answered(context, playerId, commandId, position);
    }),

    closeLane: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, lane, step, signer, signature } = input;
      if (!isPairId(lane)) throw invalidInput('lane', 'is 22 characters of base64url');
      if (step < 0) throw invalidInput('step', 'is 0 or more');
      const { position } = await submit(context, commandId, {
        type: 'CloseLane',
        playerId,
        ...{ lane, step, signer, signature: signed('signature', signature) },
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
        ...{ playerId, key, proof: signed('proof', proof) },
        signed: signer == null || signature == null ? null : { signer, signature: signed('signature', signature) },
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
        ...{ playerId, key, signer, signature: signed('signature', signature) },
      });
      const answer = await answered(context, playerId, commandId, position);
      await note(context, account, 'device-key-removed', shortKey(key));
      return answer;
    }),
  },
};
