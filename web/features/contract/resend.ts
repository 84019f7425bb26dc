import { contractInput } from '../../../engine/device/inputs/contract.ts';
import { graphql } from '../../generated/index.ts';
import { type Resend, send } from '../lanes/resend.ts';

const RESEND_CONTRACT = graphql(`
  mutation ResendContract {
    sent: playContract @args { promise { ...PromisedEntries @unmask } }
  }
`);

/** Sends a contract again. */
export const resend: Resend = (client, { commandId, command }) => {
  switch (command.type) {
    case 'PlayContract':
      return send(client, RESEND_CONTRACT, contractInput(commandId, command));
    default:
      return undefined;
  }
};
