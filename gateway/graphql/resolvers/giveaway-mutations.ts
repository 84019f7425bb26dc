import { giveawayIdOf } from '../../../engine/fairness/giveaway-draw.ts';
import type { CreateGiveaway } from '../../../engine/games/giveaway/create-giveaway.ts';
import { MAX_PLAYER_PRIZES } from '../../../engine/games/giveaway/terms.ts';
import { type CommandId, type GiveawayId, isGiveawayId, mustBe } from '../../../engine/kernel/ids.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { TOP_GRADE } from '../../../engine/player/vip.ts';
import { giveawayById } from '../../../engine/projections/queries/giveaways.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { readRoomPassword } from '../../giveaway-passwords.ts';
import { requireTransfers } from '../../transfer-rule.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { CreateGiveawayInput, Resolvers } from '../generated/resolvers.ts';
import type { GiveawayModel } from '../models.ts';
import { expectedBeacon } from './beacon.ts';
import { itemsToPart } from './item-ids.ts';
import { roomEntropy } from './room-entropy.ts';
import { type Answer, awaitShown, submit } from './submit.ts';

const MAX_DEPOSIT_DAYS = 90;
/** Tries of one player at one room. */
const PASSWORDS_PER_MINUTE = 5;

/** The read model runs a moment behind the log: what isn't there yet is waited for. Null where there is none. */
export const awaitedGiveaway = async ({ ports }: GatewayContext, id: GiveawayId): Promise<GiveawayModel | null> => {
  const found = await giveawayById(ports.sql, id);
  if (found !== null) return found;
  const size = await logSize(ports.sql);
  if (!(await ports.catchUp('giveaways', size - 1))) throw new GatewayError('BUSY');
  return giveawayById(ports.sql, id);
};

/** The room after an answer. */
const shown = async (context: GatewayContext, commandId: CommandId, id: GiveawayId, { position }: Answer) => {
  await awaitShown(context, 'giveaways', position, commandId);
  const giveaway = await giveawayById(context.ports.sql, id);
  if (giveaway === null) throw new GatewayError('INTERNAL', {}, `no giveaway ${id}`);
  return { giveaway, position };
};

/** @throws GatewayError INVALID_INPUT */
const conditionsOf = ({ depositDays, vipGrade }: CreateGiveawayInput): CreateGiveaway['conditions'] => {
  if (depositDays != null && (depositDays < 1 || depositDays > MAX_DEPOSIT_DAYS)) {
    throw invalidInput('depositDays', `are 1 to ${MAX_DEPOSIT_DAYS}`);
  }
  if (vipGrade != null && (vipGrade < 0 || vipGrade > TOP_GRADE)) {
    throw invalidInput('vipGrade', `is 0 to ${TOP_GRADE}`);
  }
  return { depositDays: depositDays ?? null, vipGrade: vipGrade ?? 0 };
};

/** A room that its host can keep for somebody: who knows a word, or has a grade that few have. */
const isForChosen = ({ vipGrade }: CreateGiveaway['conditions'], password: string | null): boolean =>
  password !== null || vipGrade > 0;

/** Whether an answer leaves open that the room was, or will be, created. */
const isOpenEnded = (error: unknown): boolean =>
  !(error instanceof GatewayError) || error.code === 'OUTCOME_UNKNOWN' || error.code === 'BUSY';

/**
 * Has a room created whose id is known beforehand: its password is there before anybody can see the room, and is gone
 * again where the room came to nothing. @throws GatewayError IDEMPOTENCY_CONFLICT for a repetition with another password
 */
const createWith = async (
  context: GatewayContext,
  id: GiveawayId,
  password: string | null,
  create: () => Promise<Answer>,
): Promise<Answer> => {
  if (password === null) return create();
  const { giveawayPasswords } = context;
  const isNew = await giveawayPasswords.set(id, password);
  if (!isNew && !(await giveawayPasswords.matches(id, password))) throw new GatewayError('IDEMPOTENCY_CONFLICT');
  try {
    return await create();
  } catch (error) {
    const isNothing = isNew && !isOpenEnded(error) && (await awaitedGiveaway(context, id)) === null;
    if (isNothing) await giveawayPasswords.forget(id);
    throw error;
  }
};

export const giveawayMutationResolvers: Resolvers = {
  Mutation: {
    createGiveaway: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, terms, seedHash, startsAt, drawAt } = input;
      const entropy = roomEntropy(context, input.entropy);
      const beacon = expectedBeacon(context, input);
      const itemIds = await itemsToPart(context, playerId, input.itemIds, MAX_PLAYER_PRIZES);
      const conditions = conditionsOf(input);
      const password = input.password == null ? null : readRoomPassword(input.password);
      if (isForChosen(conditions, password)) requireTransfers(context.ports);
      const id = mustBe(isGiveawayId, giveawayIdOf(nodeHashing, playerId, seedHash, entropy));
      const answer = await createWith(context, id, password, () =>
        submit(context, commandId, {
          type: 'CreateGiveaway',
          host: { kind: 'player', playerId, seedHash, itemIds },
          terms,
          entropy,
          startsAt: startsAt ?? null,
          drawAt,
          locked: password !== null,
          conditions,
          beacon,
        }),
      );
      return shown(context, commandId, id, answer);
    }),

    enterGiveaway: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, giveawayId, password } = input;
      const entropy = roomEntropy(context, input.entropy);
      const found = isGiveawayId(giveawayId) ? await awaitedGiveaway(context, giveawayId) : null;
      if (found === null) throw new GatewayError('GIVEAWAY_NOT_FOUND');
      const id = found.room.giveawayId;
      if (found.room.locked) {
        // Passwords are no part of the log, so they are checked before the rules are asked.
        context.spend('giveawayPassword', PASSWORDS_PER_MINUTE, `${playerId} ${id}`);
        if (!(await context.giveawayPasswords.matches(id, password ?? ''))) throw new GatewayError('PASSWORD_INVALID');
      }
      const answer = await submit(context, commandId, { type: 'EnterGiveaway', playerId, giveawayId: id, entropy });
      return shown(context, commandId, id, answer);
    }),
  },
};
