import { createGiveawayInput, enterGiveawayInput } from '../../../engine/device/room-input.ts';
import { graphql } from '../../generated/index.ts';
import { type Resend, send } from '../lanes/resend.ts';

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

/** Sends a command into a giveaway again. */
export const resend: Resend = (client, { commandId, command, besides }) => {
  switch (command.type) {
    case 'CreateGiveaway':
      return send(client, RESEND_CREATE_GIVEAWAY, createGiveawayInput(commandId, command, besides));
    case 'EnterGiveaway':
      return send(client, RESEND_ENTER_GIVEAWAY, enterGiveawayInput(commandId, command, besides));
    default:
      return undefined;
  }
};
