import { wallet } from '../../../engine/projections/queries/backpack.ts';
import { maskPhone } from '../../accounts/phone.ts';
import type { MeResolvers, MutationResolvers, QueryResolvers, SessionResolvers } from '../generated/resolvers.ts';

export const playerQueries: Pick<QueryResolvers, 'me'> = {
  me: (_root, _arguments, context) => context.viewer(),
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
  logout: async (_root, _arguments, { accounts, token }) => {
    if (token !== null) await accounts.logout(token);
    return true;
  },
};

export const meFields: MeResolvers = {
  id: ({ accountId }) => accountId,
  phone: ({ phone }) => maskPhone(phone),
  wallet: async ({ playerId }, _arguments, { ports }) =>
    (await wallet(ports.sql, playerId)) ?? { coin: 0n, points: 0n, version: 0 },
};

export const sessionFields: SessionResolvers = { me: ({ account }) => account };
