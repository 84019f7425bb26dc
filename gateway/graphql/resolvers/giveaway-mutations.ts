import type { Command } from '../../../engine/commands.ts';
import { giveawayIdOf } from '../../../engine/fairness/giveaway-draw.ts';
import type { CreateGiveaway } from '../../../engine/games/giveaway/create-giveaway.ts';
import { type CommandId, type GiveawayId, isGiveawayId, mustBe, type PlayerId } from '../../../engine/kernel/ids.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { giveawayById } from '../../../engine/projections/queries/giveaways.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import { allowances } from '../../accounts/sessions/attempts.ts';
import { askingOf } from '../../accounts/turns/turns.ts';
import { GatewayError, isDefinite } from '../../errors.ts';
import { readRoomPassword } from '../../play/giveaway-passwords.ts';
import { refuseLocked } from '../../play/item-marks.ts';
import { requireTransfers } from '../../play/transfer-rule.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { GiveawayModel } from '../models.ts';
import { askedBeacon, requireBeacon } from './beacon.ts';
import { itemId } from './item-ids.ts';
import { roomEntropyOf } from './room-entropy.ts';
import { type Answer, awaitShown, submit } from './submit.ts';

/** Tries of one player at one room. */
const PASSWORDS_PER_MINUTE = 5;

/** The giveaway of the id; null where there is none. Waits, since the read model is a moment behind the log. */
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

/** Whether a room's host can choose its players: by a password, or by a VIP grade. */
const isForChosen = ({ vipGrade }: CreateGiveaway['conditions'], password: string | null): boolean =>
  password !== null || vipGrade > 0;

/** Whether an answer leaves open that the room was, or will be, created. */
const isOpenEnded = (error: unknown): boolean => !(error instanceof GatewayError) || !isDefinite(error.code);

/**
 * Creates a room whose id is known beforehand. The password is stored before any player can see the room, and is
 * deleted where the room isn't created. @throws GatewayError IDEMPOTENCY_CONFLICT for a duplicate with another
 * password
 */
const createWith = async (
  context: GatewayContext,
  id: GiveawayId,
  password: string | null,
  create: () => Promise<Answer>,
): Promise<Answer> => {
  if (password === null) return create();
  const { giveawayPasswords } = context;
  const asker = await askingOf(context.caller);
  const isNew = await giveawayPasswords.set(id, password, asker);
  if (!isNew && !(await giveawayPasswords.matches(id, password, asker))) throw new GatewayError('IDEMPOTENCY_CONFLICT');
  try {
    return await create();
  } catch (error) {
    const isNothing = isNew && !isOpenEnded(error) && (await awaitedGiveaway(context, id)) === null;
    if (isNothing) await giveawayPasswords.forget(id);
    throw error;
  }
};

/**
 * Wrong passwords alone are counted, so that players who know it never use up what the room allows.
 * @throws GatewayError PASSWORD_INVALID, and RATE_LIMITED for every password once the room had too many wrong ones
 */
const provePassword = async (
  { identity: { attempts }, giveawayPasswords, caller }: GatewayContext,
  id: GiveawayId,
  password: string,
): Promise<void> => {
  await attempts.check(allowances.wrongPasswordsPerGiveaway, id);
  if (await giveawayPasswords.matches(id, password, await askingOf(caller))) return;
  await attempts.count(allowances.wrongPasswordsPerGiveaway, id);
  throw new GatewayError('PASSWORD_INVALID');
};

/**
 * Passwords are no part of the log, so they are checked before the rules are asked.
 * @throws GatewayError GIVEAWAY_NOT_FOUND, PASSWORD_INVALID, RATE_LIMITED, BUSY
 */
const admit = async (context: GatewayContext, playerId: PlayerId, id: GiveawayId, password: string): Promise<void> => {
  const found = await awaitedGiveaway(context, id);
  if (found === null) throw new GatewayError('GIVEAWAY_NOT_FOUND');
  if (!found.room.locked) return;
  context.spend('giveawayPassword', PASSWORDS_PER_MINUTE, `${playerId} ${id}`);
  await provePassword(context, id, password);
};

export const giveawayMutationResolvers: Resolvers = {
  Mutation: {
    createGiveaway: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, terms, seedHash, startsAt, drawAt } = input;
      const own = roomEntropyOf(context, input);
      const beacon = askedBeacon(context, input);
      const itemIds = input.itemIds.map(itemId);
      const conditions = { depositDays: input.depositDays ?? null, vipGrade: input.vipGrade ?? 0 };
      const password = input.password == null ? null : readRoomPassword(input.password);
      const id = mustBe(isGiveawayId, giveawayIdOf(nodeHashing, playerId, seedHash, own.entropy));
      const command: Command = {
        type: 'CreateGiveaway',
        host: { kind: 'player', playerId, seedHash, itemIds },
        terms,
        ...own,
        startsAt: startsAt ?? null,
        drawAt,
        locked: password !== null,
        conditions,
        beacon,
      };
      const check = async (): Promise<void> => {
        requireBeacon(context, beacon);
        if (isForChosen(conditions, password)) requireTransfers(context.ports);
        await refuseLocked(context.ports.sql, playerId, itemIds);
      };
      const answer = await createWith(context, id, password, () => submit(context, commandId, command, check));
      return shown(context, commandId, id, answer);
    }),

    enterGiveaway: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, giveawayId, password } = input;
      const own = roomEntropyOf(context, input);
      if (!isGiveawayId(giveawayId)) throw new GatewayError('GIVEAWAY_NOT_FOUND');
      const command = { type: 'EnterGiveaway', playerId, giveawayId, ...own } as const;
      const check = () => admit(context, playerId, giveawayId, password ?? '');
      const answer = await submit(context, commandId, command, check);
      return shown(context, commandId, giveawayId, answer);
    }),
  },
};
