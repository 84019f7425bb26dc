import { type GatewayContext, requireSession } from './context.ts';
import type { LimitedField } from './field-limits.ts';

/** The player's own session, each use of a field counted. @throws GatewayError UNAUTHENTICATED, SCOPE_MISSING, RATE_LIMITED */
export const ownSession = async (context: GatewayContext, field: LimitedField) => {
  const session = await requireSession(context);
  context.spend(field, session.account.accountId);
  return session;
};
