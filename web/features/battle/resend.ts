import { createBattleInput, joinBattleInput } from '../../../engine/device/room-input.ts';
import { graphql } from '../../generated/index.ts';
import { type Resend, send } from '../lanes/resend.ts';

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

/** Sends a command into a battle again. */
export const resend: Resend = (client, { commandId, command, besides }) => {
  switch (command.type) {
    case 'CreateBattle':
      return send(client, RESEND_CREATE_BATTLE, createBattleInput(commandId, command));
    case 'JoinBattle':
      return send(client, RESEND_JOIN_BATTLE, joinBattleInput(commandId, command, besides));
    default:
      return undefined;
  }
};
