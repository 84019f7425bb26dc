import { caseInput, freeCaseInput } from '../../../engine/device/inputs/case.ts';
import { graphql } from '../../generated/index.ts';
import { type Resend, send } from '../lanes/resend.ts';

const RESEND_CASE = graphql(`
  mutation ResendCase {
    sent: openCase @args { promise { ...PromisedEntries @unmask } }
  }
`);
const RESEND_FREE_CASE = graphql(`
  mutation ResendFreeCase {
    sent: openFreeCase @args { promise { ...PromisedEntries @unmask } }
  }
`);

/** Sends an opening again. */
export const resend: Resend = (client, { commandId, command }) => {
  switch (command.type) {
    case 'OpenCase':
      return send(client, RESEND_CASE, caseInput(commandId, command));
    case 'OpenFreeCase':
      return send(client, RESEND_FREE_CASE, freeCaseInput(commandId, command));
    default:
      return undefined;
  }
};
