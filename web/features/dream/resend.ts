import { dreamInput } from '../../../engine/device/inputs/dream.ts';
import { graphql } from '../../generated/index.ts';
import { type Resend, send } from '../lanes/resend.ts';

const RESEND_DREAM = graphql(`
  mutation ResendDream {
    sent: chaseDream @args { promise { ...PromisedEntries @unmask } }
  }
`);

/** Sends a dream again. */
export const resend: Resend = (client, { commandId, command }) => {
  switch (command.type) {
    case 'ChaseDream':
      return send(client, RESEND_DREAM, dreamInput(commandId, command));
    default:
      return undefined;
  }
};
