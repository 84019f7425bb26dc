import type { Account } from '../accounts/account-store.ts';
import type { SecurityEventKind } from '../accounts/security-journal/kinds.ts';
import type { GatewayContext } from './context.ts';

/** A line of the security journal, for what players do of themselves and needn't be told of. */
export const note = (
  { identity, caller: { device, address } }: Pick<GatewayContext, 'identity' | 'caller'>,
  { accountId }: Account,
  kind: SecurityEventKind,
  detail: string | null,
): Promise<void> => identity.journal.record({ accountId, kind, device, address, detail });
