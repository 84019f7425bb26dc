import { vipGrade } from '../../../engine/player/vip.ts';
import { wallet } from '../../../engine/projections/queries/backpack.ts';
import { wageredBy } from '../../../engine/projections/queries/wagering.ts';
import { maskPhone } from '../../accounts/phone.ts';
import type { MeResolvers, MutationResolvers, QueryResolvers, SessionResolvers } from '../generated/resolvers.ts';

export const playerQueries: Pick<QueryResolvers, 'me' | 'site'> = {
  me: (_root, _arguments, context) => context.viewer(),
  site: (_root, _arguments, { ports }) => ({ demo: ports.demo }),
};

export const playerMutations: Pick<MutationResolvers, 'requestSmsCode' | 'register' | 'login' | 'logout'> = {
  requestSmsCode: (_root, { phone }, context) => {
    context.spend('requestSmsCode', context.address);
    return context.accounts.requestSmsCode(phone, context.address);
  },
  register: (_root, { input }, context) => {
    context.spend('register', context.address);
    return context.accounts.register(input, context.address);
  },
  login: (_root, { input }, context) => {
    context.spend('login', context.address);
    return context.accounts.login(input, context.address);
  },
  logout: async (_root, _arguments, { accounts, token, address, spend }) => {
    spend('logout', address);
    if (token !== null) await accounts.logout(token);
    return true;
  },
};

export const meFields: MeResolvers = {
  id: ({ accountId }) => accountId,
  phone: ({ phone }) => maskPhone(phone),
  vipGrade: async ({ playerId }, _arguments, { ports }) => vipGrade(await wageredBy(ports.sql, playerId)),
  wallet: async ({ playerId }, _arguments, { ports }) =>
    (await wallet(ports.sql, playerId)) ?? { coin: 0n, points: 0n, version: 0 },
};

export const sessionFields: SessionResolvers = { me: ({ account }) => account };
