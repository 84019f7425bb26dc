import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
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

const RESEND_CASE = graphql(`mutation ResendCase { sent: openCase @args { promise { ...PromisedEntries @unmask } } }`);
const RESEND_FREE_CASE = graphql(`
  mutation ResendFreeCase {
    sent: openFreeCase @args { promise { ...PromisedEntries @unmask } }
  }
`);
const RESEND_UPGRADE = graphql(`
  mutation ResendUpgrade {
    sent: upgradeItems @args { promise { ...PromisedEntries @unmask } }
  }
`);
const RESEND_DREAM = graphql(
  `mutation ResendDream { sent: chaseDream @args { promise { ...PromisedEntries @unmask } } }`,
);
const RESEND_CONTRACT = graphql(`
  mutation ResendContract {
    sent: playContract @args { promise { ...PromisedEntries @unmask } }
  }
`);
const RESEND_CREATE_BATTLE = graphql(`
  mutation ResendCreateBattle {
    sent: createBattle @args { promise { ...PromisedEntries @unmask } }
  }
`);
const RESEND_JOIN_BATTLE = graphql(`
  mutation ResendJoinBattle {
    sent: joinBattle @args { promise { ...PromisedEntries @unmask } }
  }
`);
const RESEND_CREATE_GIVEAWAY = graphql(`
  mutation ResendCreateGiveaway {
    sent: createGiveaway @args { promise { ...PromisedEntries @unmask } }
  }
`);
const RESEND_ENTER_GIVEAWAY = graphql(`
  mutation ResendEnterGiveaway {
    sent: enterGiveaway @args { promise { ...PromisedEntries @unmask } }
  }
`);

interface Sent {
  readonly sent: { readonly promise: PromisedNote | null };
}

/** Sends what went out before on a lane, unchanged, and looks at nothing but what was promised. */
export const resend = (
  client: ApolloClient,
  commandId: string,
  command: PlayCommand | RoomCommand,
  besides: Besides,
): Promise<PromisedNote | null> => {
  const send = async <Input>(
    mutation: TypedDocumentNode<Sent, { input: Input }>,
    input: Input,
  ): Promise<PromisedNote | null> => {
    const { data } = await client.mutate<Sent>({ mutation, variables: { input }, fetchPolicy: 'no-cache' });
    return data?.sent.promise ?? null;
  };
  switch (command.type) {
    case 'OpenCase':
      return send(RESEND_CASE, caseInput(commandId, command));
    case 'OpenFreeCase':
      return send(RESEND_FREE_CASE, freeCaseInput(commandId, command));
    case 'UpgradeItems':
      return send(RESEND_UPGRADE, upgradeInput(commandId, command));
    case 'ChaseDream':
      return send(RESEND_DREAM, dreamInput(commandId, command));
    case 'PlayContract':
      return send(RESEND_CONTRACT, contractInput(commandId, command));
    case 'CreateBattle':
      return send(RESEND_CREATE_BATTLE, createBattleInput(commandId, command));
    case 'JoinBattle':
      return send(RESEND_JOIN_BATTLE, joinBattleInput(commandId, command, besides));
    case 'CreateGiveaway':
      return send(RESEND_CREATE_GIVEAWAY, createGiveawayInput(commandId, command, besides));
    case 'EnterGiveaway':
      return send(RESEND_ENTER_GIVEAWAY, enterGiveawayInput(commandId, command, besides));
  }
};
