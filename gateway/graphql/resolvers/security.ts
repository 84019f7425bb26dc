import { MAX_JOURNAL_PAGE } from '../../accounts/security-journal/security-journal.ts';
import { GatewayError } from '../../errors.ts';
import { ofSession, requireSession } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';

export const securityResolvers: Resolvers = {
  Query: {
    securityLink: (_root, { token }, { identity }) => identity.security.link(token),
  },
  Mutation: {
    resendEmailConfirmation: ofSession(async ({ account }, _arguments, context) => {
      await context.identity.security.own.resendConfirmation(account);
      return true;
    }),
    confirmEmail: async (_root, { token }, { identity, caller }) => {
      await identity.security.useLink(token, caller, 'CONFIRM_EMAIL');
      return true;
    },
    removePasskey: ofSession(async ({ account }, { id, ticket }, context) => {
      const { factors, security } = context.identity;
      const passkey = (await factors.passkeys.list(account.accountId)).find(({ passkeyId }) => passkeyId === id);
      return security.ask('remove-passkey', { account, ticket, caller: context.caller }, async () => {
        if (passkey === undefined) throw new GatewayError('NOT_FOUND');
        return { kind: 'REMOVE_PASSKEY', value: id, detail: passkey.name };
      });
    }),
    removeTotp: ofSession(async ({ account }, { ticket }, context) => {
      const { factors, security } = context.identity;
      const since = await factors.authenticators.since(account.accountId);
      return security.ask('remove-totp', { account, ticket, caller: context.caller }, async () => {
        if (since === null) throw new GatewayError('NOT_FOUND');
        return { kind: 'REMOVE_TOTP', value: '', detail: null };
      });
    }),
    unlinkSteam: ofSession(({ account }, { ticket }, context) =>
      context.identity.security.own.unlinkSteam({ account, ticket, caller: context.caller }),
    ),
    stopPendingChange: ofSession(({ account }, { id }, context) =>
      context.identity.security.stop({ account, caller: context.caller }, id),
    ),
    useSecurityLink: async (_root, { token }, { identity, caller }) => ({
      ...(await identity.security.useLink(token, caller)),
      expiresAt: null,
    }),
    freezeAccount: ofSession(({ account, sessionId }, _arguments, context) =>
      context.identity.security.freeze({ account, caller: context.caller }, sessionId),
    ),
    thawAccount: ofSession(({ account, sessionId }, { ticket }, context) =>
      context.identity.security.thaw({ account, ticket, caller: context.caller }, sessionId),
    ),
  },
  Me: {
    securityJournal: async ({ accountId }, { first, after }, { identity }) => {
      const asked = pageArguments(first ?? 20, after, MAX_JOURNAL_PAGE);
      const page = await identity.journal.page(accountId, asked.first, asked.after);
      return connectionOf(page);
    },
  },
  Security: {
    emailVerified: ({ email, emailConfirmedAt }) => email !== null && emailConfirmedAt !== null,
    pendingChanges: ({ accountId }, _arguments, { identity }) => identity.security.pending(accountId),
    hold: (account, _arguments, { identity }) => identity.security.holdOf(account),
    devMailLink: async (account, _arguments, context) => {
      await requireSession(context);
      return context.identity.security.devMailLink(account);
    },
  },
  PendingChange: {
    id: ({ changeId }) => changeId,
  },
};
