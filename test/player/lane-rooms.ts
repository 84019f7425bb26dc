import type { PromisedNote } from '../../engine/device/answer.ts';
import type { RoomCommand } from '../../engine/device/play-command.ts';
import {
  createBattleInput,
  createGiveawayInput,
  enterGiveawayInput,
  joinBattleInput,
} from '../../engine/device/room-input.ts';
import type { Besides } from '../../engine/device/state.ts';
import type { Ask } from './ask.ts';
import { graphql } from './generated/index.ts';

const CREATE_BATTLE_ON_LANE = graphql(`
  mutation CreateBattleOnLane($input: CreateBattleInput!) {
    createBattle(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const JOIN_BATTLE_ON_LANE = graphql(`
  mutation JoinBattleOnLane($input: JoinBattleInput!) {
    joinBattle(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const CREATE_GIVEAWAY_ON_LANE = graphql(`
  mutation CreateGiveawayOnLane($input: CreateGiveawayInput!) {
    createGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

const ENTER_GIVEAWAY_ON_LANE = graphql(`
  mutation EnterGiveawayOnLane($input: EnterGiveawayInput!) {
    enterGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }
  }
`);

/** Sends a command into a room with its step, and answers what was promised. */
export const sendRoom = async (
  ask: Ask,
  token: string,
  commandId: string,
  command: RoomCommand,
  besides: Besides,
): Promise<PromisedNote | null> => {
  switch (command.type) {
    case 'CreateBattle': {
      const input = createBattleInput(commandId, command);
      return (await ask(CREATE_BATTLE_ON_LANE, { input }, token)).createBattle.promise;
    }
    case 'JoinBattle': {
      const input = joinBattleInput(commandId, command, besides);
      return (await ask(JOIN_BATTLE_ON_LANE, { input }, token)).joinBattle.promise;
    }
    case 'CreateGiveaway': {
      const input = createGiveawayInput(commandId, command, besides);
      return (await ask(CREATE_GIVEAWAY_ON_LANE, { input }, token)).createGiveaway.promise;
    }
    case 'EnterGiveaway': {
      const input = enterGiveawayInput(commandId, command, besides);
      return (await ask(ENTER_GIVEAWAY_ON_LANE, { input }, token)).enterGiveaway.promise;
    }
  }
};
