import { JOURNAL_LIST, MAX_JOURNAL_PAGE } from '../../accounts/security-journal/security-journal.ts';
import { GatewayError } from '../../errors.ts';
import { requireSession } from '../context.ts';
import type {
  MeResolvers,
  MutationResolvers,
  PendingChangeResolvers,
  QueryResolvers,
  SecurityResolvers,
} from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';

export const securityQueries: Pick<QueryResolvers, 'securityLink'> = {
  securityLink: (_root, { token }, { identity }) => {
    return identity.security.link(token);
  },
};

type Changes =
  | 'resendEmailConfirmation'
  | 'confirmEmail'
  | 'removePasskey'
  | 'removeTotp'
  | 'unlinkSteam'
  | 'stopPendingChange'
  | 'useSecurityLink'
  | 'freezeAccount'
  | 'thawAccount';

export const securityMutations: Pick<MutationResolvers, Changes> = {
  resendEmailConfirmation: async (_root, _arguments, context) => {
    const { account } = await requireSession(context);
    await context.identity.security.own.resendConfirmation(account);
    return true;
  },
  confirmEmail: async (_root, { token }, { identity, caller }) => {
    await identity.security.useLink(token, caller, 'CONFIRM_EMAIL');
    return true;
  },
  removePasskey: async (_root, { id, ticket }, context) => {
    const { account } = await requireSession(context);
    const { factors, security } = context.identity;
    const passkey = (await factors.passkeys.list(account.accountId)).find(({ passkeyId }) => passkeyId === id);
    return security.ask('remove-passkey', { account, ticket, caller: context.caller }, async () => {
      if (passkey === undefined) throw new GatewayError('NOT_FOUND');
      return { kind: 'REMOVE_PASSKEY', value: id, detail: passkey.name };
    });
  },
  removeTotp: async (_root, { ticket }, context) => {
    const { account } = await requireSession(context);
    const { factors, security } = context.identity;
    const since = await factors.authenticators.since(account.accountId);
    return security.ask('remove-totp', { account, ticket, caller: context.caller }, async () => {
      if (since === null) throw new GatewayError('NOT_FOUND');
      return { kind: 'REMOVE_TOTP', value: '', detail: null };
    });
  },
  unlinkSteam: async (_root, { ticket }, context) => {
    const { account } = await requireSession(context);
    return context.identity.security.own.unlinkSteam({ account, ticket, caller: context.caller });
  },
  stopPendingChange: async (_root, { id }, context) => {
    const { account } = await requireSession(context);
    return context.identity.security.stop({ account, caller: context.caller }, id);
  },
  useSecurityLink: async (_root, { token }, { identity, caller }) => {
    return { ...(await identity.security.useLink(token, caller)), expiresAt: null };
  },
  freezeAccount: async (_root, _arguments, context) => {
    const { account, sessionId } = await requireSession(context);
    return context.identity.security.freeze({ account, caller: context.caller }, sessionId);
  },
  thawAccount: async (_root, { ticket }, context) => {
    const { account } = await requireSession(context);
    return context.identity.security.thaw({ account, ticket, caller: context.caller });
  },
};

export const journalFields: Pick<MeResolvers, 'securityJournal'> = {
  securityJournal: async ({ accountId }, { first, after }, { identity }) => {
    const asked = pageArguments(first ?? 20, after, MAX_JOURNAL_PAGE);
    const page = await identity.journal.page(accountId, asked.first, asked.after);
    return connectionOf(page, JOURNAL_LIST, ({ id }) => [id]);
  },
};

export const securityFields: Pick<SecurityResolvers, 'emailVerified' | 'pendingChanges' | 'hold' | 'devMailLink'> = {
  emailVerified: ({ email, emailConfirmedAt }) => email !== null && emailConfirmedAt !== null,
  pendingChanges: ({ accountId }, _arguments, { identity }) => identity.security.pending(accountId),
  hold: (account, _arguments, { identity }) => identity.security.holdOf(account),
  devMailLink: async (account, _arguments, context) => {
    await requireSession(context);
    return context.identity.security.devMailLink(account);
  },
};

export const pendingChangeFields: PendingChangeResolvers = { id: ({ changeId }) => changeId };
