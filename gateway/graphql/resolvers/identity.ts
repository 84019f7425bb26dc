import { drawnAvatars } from '../../accounts/avatars/drawn.ts';
import { exportAll } from '../../accounts/erasure/personal-data.ts';
import { allowances } from '../../accounts/sessions/attempts.ts';
import { GatewayError } from '../../errors.ts';
import { ofSession, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { note } from '../note.ts';

export const identityResolvers: Resolvers = {
  Query: {
    avatars: (_root, { sheet }) => drawnAvatars(sheet ?? 0),
    myData: ofViewer(async (account, _arguments, context) => {
      await context.identity.attempts.count(allowances.exportPerAccount, account.accountId);
      return JSON.stringify(await exportAll(context.identity.personalData, account), null, 2);
    }),
  },
  Mutation: {
    requestSlider: (_root, { phone }, { identity, caller, viewer }) =>
      identity.smsRequests.slider(phone, caller, viewer),
    requestCheckWithoutSight: (_root, { phone }, { identity, caller, viewer }) =>
      identity.smsRequests.accessibleChallenge(phone, caller, viewer),
    requestSmsCode: (_root, { input }, { identity, caller, viewer }) =>
      identity.smsRequests.send(input, caller, viewer),
    recoverPassword: async (_root, { input }, { identity, caller }) => {
      await identity.profile.recoverPassword(input, caller);
      return true;
    },
    startSteamLogin: async (_root, { callbackUrl, ticket }, { identity, caller, viewer }) => ({
      url: await identity.steam.start(await viewer(), callbackUrl ?? null, ticket ?? null, caller),
    }),
    completeSteamLogin: (_root, { query }, { identity, caller, viewer }) =>
      identity.steam.complete(query, viewer, caller),
    verifyAction: ofSession(({ account, sessionId }, proof, context) =>
      context.identity.factors.stepUp.prove(account, proof, context.caller, sessionId),
    ),
    changePassword: ofSession(async ({ account, sessionId }, { input }, context) => {
      await context.identity.profile.changePassword(account, input, sessionId, context.caller);
      return true;
    }),
    changeNickname: ofSession(({ account }, { nickname }, context) =>
      context.identity.profile.changeNickname(account, nickname),
    ),
    hideName: ofSession(async ({ account }, { hidden }, { identity }) => {
      if (hidden) await identity.avatars.readdress(account);
      return identity.profile.changeProfile(account, { nameHidden: hidden });
    }),
    chooseAvatar: ofSession(({ account }, { avatar }, context) => context.identity.avatars.choose(account, avatar)),
    changeEmail: ofSession(({ account }, { email, ticket }, context) =>
      context.identity.security.own.email({ account, ticket, caller: context.caller }, email),
    ),
    changePhone: ofSession(({ account }, { phone, smsCode, ticket }, context) =>
      context.identity.security.own.phone({ account, ticket, caller: context.caller }, phone, smsCode),
    ),
    changeTradeLink: ofSession(({ account }, { tradeLink, ticket }, context) =>
      context.identity.security.own.tradeLink({ account, ticket, caller: context.caller }, tradeLink ?? null),
    ),
    startVerification: ofSession(async ({ account }, _arguments, { identity }) => ({
      url: await identity.verifications.start(account),
    })),
    revokeSession: ofSession(async ({ account }, { id }, context) => {
      const { sessions, credentials } = context.identity;
      const device = await sessions.revoke(account.accountId, id);
      if (device === null) throw new GatewayError('NOT_FOUND');
      credentials.changed(account.accountId);
      await note(context, account, 'session-ended', device);
      return true;
    }),
    revokeOtherSessions: ofSession(async ({ account, sessionId }, _arguments, context) => {
      const { sessions, credentials } = context.identity;
      const ended = await sessions.revokeOthers(account.accountId, sessionId);
      credentials.changed(account.accountId);
      if (ended > 0) await note(context, account, 'sessions-ended', null);
      return ended;
    }),
    createApiKey: ofSession(async ({ account }, { name, scopes, expiresAt, ticket }, context) => {
      const { apiKeys, security } = context.identity;
      return security.make('make-api-key', { account, ticket, caller: context.caller }, async (tx) => {
        const result = await apiKeys.create(account.accountId, { name, scopes, expiresAt: expiresAt ?? null }, tx);
        return { result, detail: result.apiKey.name };
      });
    }),
    revokeApiKey: ofSession(async ({ account }, { id }, context) => {
      const { apiKeys, credentials } = context.identity;
      const name = await apiKeys.revoke(account.accountId, id);
      if (name === null) throw new GatewayError('NOT_FOUND');
      credentials.changed(account.accountId);
      await note(context, account, 'api-key-revoked', name);
      return true;
    }),
    eraseAccount: ofSession(async ({ account }, { commandId, ticket }, context) => {
      await context.identity.erasure.erase(account, commandId, ticket, context.caller);
      return true;
    }),
  },
  Me: {
    hasPassword: () => true,
    security: (account) => account,
    verification: ({ accountId }, _arguments, { identity }) => identity.verifications.of(accountId),
    sessions: ({ accountId }, _arguments, { identity }) => identity.sessions.list(accountId),
    apiKeys: ({ accountId }, _arguments, { identity }) => identity.apiKeys.list(accountId),
  },
  DeviceSession: {
    id: ({ sessionId }) => sessionId,
    current: async ({ sessionId }, _arguments, context) => {
      const credential = await context.credential();
      return credential?.kind === 'session' && credential.sessionId === sessionId;
    },
  },
  ApiKey: {
    id: ({ keyId }) => keyId,
  },
};
