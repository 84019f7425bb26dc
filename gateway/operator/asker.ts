import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../accounts/sessions/token-of.ts';
import type { OperatorCaller } from './access.ts';
import type { OperatorAsker, OperatorContext } from './context.ts';
import { noteRefusal } from './persons/journal.ts';
import { cookieToken, requireOwnPage } from './persons/session-cookie.ts';
import { signedIn } from './persons/sessions.ts';
import { scopesOf } from './roles.ts';

/** With this header a page says that it asks by itself, as when it brings its figures up to date. */
const UNATTENDED = 'x-unattended';

/**
 * The one who asks over HTTP; null for a visitor.
 * @throws GatewayError ORIGIN_NOT_ALLOWED, BAD_REQUEST for a cookie that comes with a request of another page
 */
export type AskerOf = (request: Pick<FastifyRequest, 'headers'>) => Promise<OperatorAsker | null>;

interface AskerParts extends Pick<OperatorContext, 'sql' | 'now' | 'publicOrigin'> {
  /** Null for a token that is no access key in force. */
  readonly keyHolderOf: (token: string) => Promise<OperatorCaller | null>;
}

/** An access key goes before a cookie. Roles are read at each request: one that was taken away opens nothing in an open page. */
export const askerOfWith =
  ({ sql, now, publicOrigin, keyHolderOf }: AskerParts): AskerOf =>
  async ({ headers }) => {
    const token = tokenOf({ headers });
    if (token !== null) {
      const key = await keyHolderOf(token);
      if (key === null) return null;
      const { accessId: id, label: name, scopes } = key;
      return { kind: 'access-key', id, name, roles: [], scopes, signedInAt: null };
    }
    const shown = cookieToken(publicOrigin(), headers);
    if (shown === null) return null;
    requireOwnPage(publicOrigin(), headers);
    const person = await signedIn(sql, shown, now(), headers[UNATTENDED] === undefined);
    if (person === null) return null;
    const { operatorId: id, name, roles, signedInAt } = person;
    return { kind: 'person', id, name, roles, scopes: scopesOf(roles), signedInAt };
  };

/** The journal has refusals of persons: a program that asks for too much tells nothing of a person. */
export const refusalsOf =
  ({ kind, id }: OperatorAsker, { sql, now }: Pick<OperatorContext, 'sql' | 'now'>): OperatorContext['refused'] =>
  async (operation) => {
    if (kind === 'person') await noteRefusal(sql, { operatorId: id, operation, at: now() });
  };
