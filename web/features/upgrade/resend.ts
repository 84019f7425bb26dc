import { upgradeInput } from '../../../engine/device/inputs/upgrade.ts';
import { graphql } from '../../generated/index.ts';
import { type Resend, send } from '../lanes/resend.ts';

const RESEND_UPGRADE = graphql(`
  mutation ResendUpgrade {
    sent: upgradeItems @args { promise { ...PromisedEntries @unmask } }
  }
`);

/** Sends an upgrade again. */
export const resend: Resend = (client, { commandId, command }) => {
  switch (command.type) {
    case 'UpgradeItems':
      return send(client, RESEND_UPGRADE, upgradeInput(commandId, command));
    default:
      return undefined;
  }
};
