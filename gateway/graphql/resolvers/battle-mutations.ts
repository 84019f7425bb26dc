import type { Command } from '../../../engine/commands.ts';
import { type BattleId, type CommandId, isBattleId, isCaseSlug } from '../../../engine/kernel/ids.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { battleKey, isBattleKey } from '../../play/battle-key.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { awaitedBattle } from './battles.ts';
import { askedBeacon, requireBeacon } from './beacon.ts';
import { roomEntropyOf } from './room-entropy.ts';
import { awaitShown, type Check, eventIn, submit } from './submit.ts';

type RoomCommand = Extract<
  Command,
  { type: 'CreateBattle' | 'JoinBattle' | 'AddBot' | 'FillWithBots' | 'DissolveBattle' }
>;

/**
 * Hands the command to the engine and shows the room after it; with the key of a private room, since the player may act
 * in it.
 */
const inRoom = async (context: GatewayContext, commandId: CommandId, command: RoomCommand, check?: Check) => {
  const answer = await submit(context, commandId, command, check);
  const battleId =
    command.type === 'CreateBattle' ? eventIn(answer, 'BattleCreated').event.data.battleId : command.battleId;
  const { wallet, position } = answer;
  await awaitShown(context, 'battles', position, commandId);
  const battle = await awaitedBattle(context, battleId);
  const key = battle.battle.private ? battleKey(context.ports.accountKey, battleId) : null;
  return { battle, key, wallet, position };
};

const idOf = (text: string): BattleId => {
  if (!isBattleId(text)) throw new GatewayError('BATTLE_NOT_FOUND');
  return text;
};

/** The entropy that the creator sent for a bot, where there is any. */
const brought = ({ entropy }: { readonly entropy?: string | null | undefined }) => (entropy == null ? {} : { entropy });

/** Keys are no part of the log, so they are checked before the rules are asked. @throws GatewayError BATTLE_NOT_FOUND, KEY_INVALID, BUSY */
const checkKey = async (context: GatewayContext, id: BattleId, key: string | null | undefined): Promise<void> => {
  const { battle } = await awaitedBattle(context, id);
  if (!battle.private || isBattleKey(context.ports.accountKey, battle.battleId, key ?? '')) return;
  throw new GatewayError('KEY_INVALID');
};

export const battleMutationResolvers: Resolvers = {
  Mutation: {
    createBattle: ofViewer(({ playerId }, { input }, context) => {
      const { commandId, terms, seedHash, mode, seatCount, teams, boxes } = input;
      const own = roomEntropyOf(context, input);
      const beacon = askedBeacon(context, input);
      if (teams === true && seatCount !== 4 && seatCount !== 6) throw invalidInput('teams', 'takes four seats or six');
      const command: RoomCommand = {
        type: 'CreateBattle',
        playerId,
        seedHash,
        terms,
        ...own,
        mode,
        pace: input.pace ?? 'normal',
        ...(teams === true ? { sides: 2, size: seatCount / 2 } : { sides: seatCount, size: 1 }),
        private: input.private ?? false,
        boxes: boxes.map(({ slug, oddsHash }) => {
          if (!isCaseSlug(slug)) throw new GatewayError('CASE_NOT_FOUND', { case: slug.slice(0, 64) });
          return { case: slug, oddsHash };
        }),
        beacon,
      };
      return inRoom(context, commandId, command, () => requireBeacon(context, beacon));
    }),

    joinBattle: ofViewer(({ playerId }, { input }, context) => {
      const { commandId, key } = input;
      const own = roomEntropyOf(context, input);
      const battleId = idOf(input.battleId);
      const seat = input.seat ?? null;
      const command = { type: 'JoinBattle', playerId, battleId, seat, ...own } as const;
      return inRoom(context, commandId, command, () => checkKey(context, battleId, key));
    }),

    addBot: ofViewer(({ playerId }, { input }, context) => {
      const battleId = idOf(input.battleId);
      const seat = input.seat ?? null;
      return inRoom(context, input.commandId, { type: 'AddBot', playerId, battleId, seat, ...brought(input) });
    }),

    fillWithBots: ofViewer(({ playerId }, { input }, context) => {
      const battleId = idOf(input.battleId);
      const bots = input.bots.map((bot) => ({ seat: bot.seat, ...brought(bot) }));
      return inRoom(context, input.commandId, { type: 'FillWithBots', playerId, battleId, bots });
    }),

    dissolveBattle: ofViewer(({ playerId }, { commandId, battleId }, context) =>
      inRoom(context, commandId, { type: 'DissolveBattle', playerId, battleId: idOf(battleId) }),
    ),
  },
};
