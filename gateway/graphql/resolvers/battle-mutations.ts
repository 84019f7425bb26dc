import type { Command } from '../../../engine/commands.ts';
import { MAX_BOXES, MAX_SEATS } from '../../../engine/games/battle/terms.ts';
import { type BattleId, type CommandId, isBattleId, isCaseSlug } from '../../../engine/kernel/ids.ts';
import { battleKey, isBattleKey } from '../../battle-key.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { BattleModel } from '../models.ts';
import { awaitedBattle, modes, paces } from './battles.ts';
import { expectedBeacon } from './beacon.ts';
import { roomEntropy } from './room-entropy.ts';
import { awaitShown, eventIn, submit } from './submit.ts';

type RoomCommand = Extract<
  Command,
  { type: 'CreateBattle' | 'JoinBattle' | 'AddBot' | 'FillWithBots' | 'DissolveBattle' }
>;

/** Hands the command to the engine and shows the room after it, with its key for whoever may act in it. */
const inRoom = async (context: GatewayContext, commandId: CommandId, command: RoomCommand) => {
  const answer = await submit(context, commandId, command);
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

const checkSeat = (seat: number | null | undefined): number | null => {
  if (seat != null && (seat < 1 || seat > MAX_SEATS)) throw invalidInput('seat', `is 1 to ${MAX_SEATS}`);
  return seat ?? null;
};

/** Keys are no part of the log, so they are checked before the rules are asked. */
const checkKey = ({ ports }: GatewayContext, { battle }: BattleModel, key: string | null | undefined): void => {
  if (!battle.private || isBattleKey(ports.accountKey, battle.battleId, key ?? '')) return;
  throw new GatewayError('KEY_INVALID');
};

export const battleMutationResolvers: Resolvers = {
  Mutation: {
    createBattle: ofViewer(({ playerId }, { input }, context) => {
      const { commandId, terms, seedHash, mode, seatCount, teams, boxes } = input;
      const entropy = roomEntropy(context, input.entropy);
      const beacon = expectedBeacon(context, input);
      if (boxes.length < 1 || boxes.length > MAX_BOXES) throw invalidInput('boxes', `are 1 to ${MAX_BOXES}`);
      if (seatCount < 2 || seatCount > MAX_SEATS) throw invalidInput('seatCount', `is 2 to ${MAX_SEATS}`);
      if (teams === true && seatCount !== 4 && seatCount !== 6) throw invalidInput('teams', 'takes four seats or six');
      return inRoom(context, commandId, {
        type: 'CreateBattle',
        playerId,
        seedHash,
        terms,
        entropy,
        mode: modes[mode],
        pace: paces[input.pace ?? 'NORMAL'],
        ...(teams === true ? { sides: 2, size: seatCount / 2 } : { sides: seatCount, size: 1 }),
        private: input.private ?? false,
        boxes: boxes.map(({ slug, oddsHash }) => {
          if (!isCaseSlug(slug)) throw new GatewayError('CASE_NOT_FOUND', { case: slug.slice(0, 64) });
          return { case: slug, oddsHash };
        }),
        beacon,
      });
    }),

    joinBattle: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, key } = input;
      const entropy = roomEntropy(context, input.entropy);
      const battleId = idOf(input.battleId);
      const seat = checkSeat(input.seat);
      checkKey(context, await awaitedBattle(context, battleId), key);
      return inRoom(context, commandId, { type: 'JoinBattle', playerId, battleId, seat, entropy });
    }),

    addBot: ofViewer(({ playerId }, { input }, context) => {
      const battleId = idOf(input.battleId);
      const seat = checkSeat(input.seat);
      const entropy = roomEntropy(context, input.entropy);
      return inRoom(context, input.commandId, { type: 'AddBot', playerId, battleId, seat, entropy });
    }),

    fillWithBots: ofViewer(({ playerId }, { input }, context) => {
      const battleId = idOf(input.battleId);
      if (input.bots.length < 1 || input.bots.length >= MAX_SEATS)
        throw invalidInput('bots', `is 1 to ${MAX_SEATS - 1}`);
      const bots = input.bots.map(({ seat, entropy }) => {
        if (checkSeat(seat) === null) throw invalidInput('seat', 'is missing');
        return { seat, entropy: roomEntropy(context, entropy) };
      });
      return inRoom(context, input.commandId, { type: 'FillWithBots', playerId, battleId, bots });
    }),

    dissolveBattle: ofViewer(({ playerId }, { commandId, battleId }, context) =>
      inRoom(context, commandId, { type: 'DissolveBattle', playerId, battleId: idOf(battleId) }),
    ),
  },
};
