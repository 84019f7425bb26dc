import type { ApolloClient } from '@apollo/client';
import type { PromisedNote } from '../../../engine/device/answer.ts';
import type { PlayCommand, RoomCommand } from '../../../engine/device/play-command.ts';
import {
  caseInput,
  contractInput,
  dreamInput,
  freeCaseInput,
  upgradeInput,
} from '../../../engine/device/play-input.ts';
import {
  createBattleInput,
  createGiveawayInput,
  enterGiveawayInput,
  joinBattleInput,
} from '../../../engine/device/room-input.ts';
import type { Besides } from '../../../engine/device/state.ts';
import { graphql } from '../../generated/index.ts';

const RESEND_CASE = graphql(`
  mutation ResendCase($input: OpenCaseInput!) {
    openCase(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_FREE_CASE = graphql(`
  mutation ResendFreeCase($input: OpenFreeCaseInput!) {
    openFreeCase(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_UPGRADE = graphql(`
  mutation ResendUpgrade($input: UpgradeInput!) {
    upgradeItems(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_DREAM = graphql(`
  mutation ResendDream($input: DreamInput!) {
    chaseDream(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_CONTRACT = graphql(`
  mutation ResendContract($input: ContractInput!) {
    playContract(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_CREATE_BATTLE = graphql(`
  mutation ResendCreateBattle($input: CreateBattleInput!) {
    createBattle(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_JOIN_BATTLE = graphql(`
  mutation ResendJoinBattle($input: JoinBattleInput!) {
    joinBattle(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_CREATE_GIVEAWAY = graphql(`
  mutation ResendCreateGiveaway($input: CreateGiveawayInput!) {
    createGiveaway(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

const RESEND_ENTER_GIVEAWAY = graphql(`
  mutation ResendEnterGiveaway($input: EnterGiveawayInput!) {
    enterGiveaway(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

/** Sends what went out before on a lane, unchanged, and looks at nothing but what was promised. */
export const resend = async (
  client: ApolloClient,
  commandId: string,
  command: PlayCommand | RoomCommand,
  besides: Besides,
): Promise<PromisedNote | null> => {
  const fetchPolicy = 'no-cache';
  switch (command.type) {
    case 'OpenCase': {
      const variables = { input: caseInput(commandId, command) };
      const { data } = await client.mutate({ mutation: RESEND_CASE, variables, fetchPolicy });
      return data?.openCase.promise ?? null;
    }
    case 'OpenFreeCase': {
      const variables = { input: freeCaseInput(commandId, command) };
      const { data } = await client.mutate({ mutation: RESEND_FREE_CASE, variables, fetchPolicy });
      return data?.openFreeCase.promise ?? null;
    }
    case 'UpgradeItems': {
      const variables = { input: upgradeInput(commandId, command) };
      const { data } = await client.mutate({ mutation: RESEND_UPGRADE, variables, fetchPolicy });
      return data?.upgradeItems.promise ?? null;
    }
    case 'ChaseDream': {
      const variables = { input: dreamInput(commandId, command) };
      const { data } = await client.mutate({ mutation: RESEND_DREAM, variables, fetchPolicy });
      return data?.chaseDream.promise ?? null;
    }
    case 'PlayContract': {
      const variables = { input: contractInput(commandId, command) };
      const { data } = await client.mutate({ mutation: RESEND_CONTRACT, variables, fetchPolicy });
      return data?.playContract.promise ?? null;
    }
    case 'CreateBattle': {
      const variables = { input: createBattleInput(commandId, command) };
      const { data } = await client.mutate({ mutation: RESEND_CREATE_BATTLE, variables, fetchPolicy });
      return data?.createBattle.promise ?? null;
    }
    case 'JoinBattle': {
      const variables = { input: joinBattleInput(commandId, command, besides) };
      const { data } = await client.mutate({ mutation: RESEND_JOIN_BATTLE, variables, fetchPolicy });
      return data?.joinBattle.promise ?? null;
    }
    case 'CreateGiveaway': {
      const variables = { input: createGiveawayInput(commandId, command, besides) };
      const { data } = await client.mutate({ mutation: RESEND_CREATE_GIVEAWAY, variables, fetchPolicy });
      return data?.createGiveaway.promise ?? null;
    }
    case 'EnterGiveaway': {
      const variables = { input: enterGiveawayInput(commandId, command, besides) };
      const { data } = await client.mutate({ mutation: RESEND_ENTER_GIVEAWAY, variables, fetchPolicy });
      return data?.enterGiveaway.promise ?? null;
    }
  }
};
