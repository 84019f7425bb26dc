import { allowances } from '../../accounts/attempts.ts';
import { exportAll } from '../../accounts/personal-data.ts';
import { drawnAvatars } from '../../avatars/drawn.ts';
import { GatewayError } from '../../errors.ts';
import { requireSession, requireViewer } from '../context.ts';
import type {
  ApiKeyResolvers,
  DeviceSessionResolvers,
  MeResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { note } from '../note.ts';

export const identityQueries: Pick<QueryResolvers, 'avatars' | 'myData'> = {
  avatars: () => drawnAvatars,
  myData: async (_root, _arguments, context) => {
    const account = await requireViewer(context);
    await context.identity.attempts.count(allowances.exportPerAccount, account.accountId);
    return JSON.stringify(await exportAll(context.identity.personalData, account), null, 2);
  },
};

type SignInFields =
  | 'requestSlider'
  | 'requestCheckWithoutSight'
  | 'requestSmsCode'
  | 'recoverPassword'
  | 'startSteamLogin'
  | 'completeSteamLogin'
  | 'verifyAction';

const signInMutations: Pick<MutationResolvers, SignInFields> = {
  requestSlider: (_root, { phone }, { identity, address, viewer }) => {
    return identity.smsRequests.slider(phone, address, viewer);
  },
  requestCheckWithoutSight: (_root, { phone }, { identity, address, viewer }) => {
    return identity.smsRequests.withoutSight(phone, address, viewer);
  },
  requestSmsCode: (_root, { input }, { identity, caller, viewer }) => {
    return identity.smsRequests.send(input, caller, viewer);
  },
  recoverPassword: async (_root, { input }, { identity, caller }) => {
    await identity.profile.recoverPassword(input, caller);
    return true;
  },
  startSteamLogin: async (_root, { callbackUrl, ticket }, { identity, address, viewer }) => {
    return { url: await identity.steam.start(await viewer(), callbackUrl ?? null, ticket ?? null, address) };
  },
  completeSteamLogin: (_root, { query }, { identity, caller, viewer }) => {
    return identity.steam.complete(query, viewer, caller);
  },
  verifyAction: async (_root, proof, context) => {
    const { account } = await requireSession(context);
    return context.identity.factors.stepUp.prove(account, proof, context.caller);
  },
};

type ProfileFields =
  | 'changePassword'
  | 'changeNickname'
  | 'chooseAvatar'
  | 'changeEmail'
  | 'changePhone'
  | 'changeTradeLink'
  | 'startVerification';

const profileMutations: Pick<MutationResolvers, ProfileFields> = {
  changePassword: async (_root, { input }, context) => {
    const { account, sessionId } = await requireSession(context);
    await context.identity.profile.changePassword(account, input, sessionId, context.caller);
    return true;
  },
  changeNickname: async (_root, { nickname }, context) => {
    const { account } = await requireSession(context);
    return context.identity.profile.changeNickname(account, nickname);
  },
  chooseAvatar: async (_root, { avatar }, context) => {
    const { account } = await requireSession(context);
    return context.identity.avatars.choose(account, avatar);
  },
  changeEmail: async (_root, { email, ticket }, context) => {
    const { account } = await requireSession(context);
    return context.identity.security.own.email({ account, ticket, caller: context.caller }, email);
  },
  changePhone: async (_root, { phone, smsCode, ticket }, context) => {
    const { account } = await requireSession(context);
    return context.identity.security.own.phone({ account, ticket, caller: context.caller }, phone, smsCode);
  },
  changeTradeLink: async (_root, { tradeLink, ticket }, context) => {
    const { account } = await requireSession(context);
    return context.identity.security.own.tradeLink({ account, ticket, caller: context.caller }, tradeLink ?? null);
  },
  startVerification: async (_root, _arguments, context) => {
    const { account } = await requireSession(context);
    return { url: await context.identity.verifications.start(account.accountId) };
  },
};

type AccessFields = 'revokeSession' | 'revokeOtherSessions' | 'createApiKey' | 'revokeApiKey' | 'eraseAccount';

const accessMutations: Pick<MutationResolvers, AccessFields> = {
  revokeSession: async (_root, { id }, context) => {
    const { account } = await requireSession(context);
    const { sessions, credentials } = context.identity;
    const device = await sessions.revoke(account.accountId, id);
    if (device === null) throw new GatewayError('NOT_FOUND');
    credentials.changed(account.accountId);
    await note(context, account, 'session-ended', device);
    return true;
  },
  revokeOtherSessions: async (_root, _arguments, context) => {
    const { account, sessionId } = await requireSession(context);
    const { sessions, credentials } = context.identity;
    const ended = await sessions.revokeOthers(account.accountId, sessionId);
    credentials.changed(account.accountId);
    if (ended > 0) await note(context, account, 'sessions-ended', null);
    return ended;
  },
  createApiKey: async (_root, { name, scopes, expiresAt, ticket }, context) => {
    const { account } = await requireSession(context);
    const { apiKeys, security } = context.identity;
    return security.make('make-api-key', { account, ticket, caller: context.caller }, async (tx) => {
      const result = await apiKeys.create(account.accountId, { name, scopes, expiresAt: expiresAt ?? null }, tx);
      return { result, detail: result.apiKey.name };
    });
  },
  revokeApiKey: async (_root, { id }, context) => {
    const { account } = await requireSession(context);
    const { apiKeys, credentials } = context.identity;
    const name = await apiKeys.revoke(account.accountId, id);
    if (name === null) throw new GatewayError('NOT_FOUND');
    credentials.changed(account.accountId);
    await note(context, account, 'api-key-revoked', name);
    return true;
  },
  eraseAccount: async (_root, { commandId, ticket }, context) => {
    const { account } = await requireSession(context);
    await context.identity.erasure.erase(account, commandId, ticket, context.caller);
    return true;
  },
};

export const identityMutations = { ...signInMutations, ...profileMutations, ...accessMutations };

type OwnFields = 'hasPassword' | 'security' | 'verification' | 'sessions' | 'apiKeys';

export const ownFields: Pick<MeResolvers, OwnFields> = {
  hasPassword: () => true,
  security: (account) => account,
  verification: ({ accountId }, _arguments, { identity }) => identity.verifications.of(accountId),
  sessions: ({ accountId }, _arguments, { identity }) => identity.sessions.list(accountId),
  apiKeys: ({ accountId }, _arguments, { identity }) => identity.apiKeys.list(accountId),
};

export const deviceSessionFields: DeviceSessionResolvers = {
  id: ({ sessionId }) => sessionId,
  current: async ({ sessionId }, _arguments, context) => {
    const credential = await context.credential();
    return credential?.kind === 'session' && credential.sessionId === sessionId;
  },
};

export const apiKeyFields: ApiKeyResolvers = { id: ({ keyId }) => keyId };
