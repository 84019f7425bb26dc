import { vipGrade } from '../../../engine/player/vip.ts';
import { wallet } from '../../../engine/projections/queries/backpack.ts';
import { wageredBy } from '../../../engine/projections/queries/wagering.ts';
import { avatarPath } from '../../accounts/avatars/paths.ts';
import { maskPhone } from '../../accounts/profile/phone.ts';
import { dialPrefixesOf } from '../../accounts/sms/destinations.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { languageOf } from '../languages.ts';
import { siteBeacon } from './beacon.ts';
import { siteStatistics } from './records.ts';

export const playerResolvers: Resolvers = {
  Query: {
    me: (_root, _arguments, context) => context.viewer(),
    online: (_root, _arguments, { online }) => online.count(),
    site: async (_root, _arguments, { ports, notices }) => ({
      demo: ports.demo,
      switchBalanceType: true,
      showPublic: (await notices.newest(1)).length > 0,
      showExchange: true,
      transfersToPlayers: ports.transfersToPlayers,
      steam: ports.steam !== null,
      defaultInviteCode: ports.defaultInviteCode,
    }),
  },
  Mutation: {
    register: (_root, { input }, { identity, caller }) =>
      identity.accounts.register({ ...input, language: languageOf(input.locale) }, caller),
    login: (_root, { input }, { identity, caller }) => identity.accounts.login(input, caller),
    loginWithSms: (_root, { input }, { identity, caller }) => identity.accounts.loginWithSms(input, caller),
    logout: async (_root, _arguments, { identity, token, caller }) => {
      if (token !== null) await identity.accounts.logout(token, caller);
      return true;
    },
  },
  Me: {
    id: ({ accountId }) => accountId,
    avatar: (account) => avatarPath(account),
    phone: ({ phone }) => maskPhone(phone),
    vipGrade: async ({ playerId }, _arguments, { ports, position }) => {
      await position.reached(['wagering']);
      return vipGrade(await wageredBy(ports.sql, playerId));
    },
    wallet: async ({ playerId }, _arguments, { ports }) =>
      (await wallet(ports.sql, playerId)) ?? { coin: 0n, points: 0n, locked: 0n, version: 0 },
  },
  Site: {
    beacon: (_site, _arguments, { ports }) => siteBeacon(ports.beacon),
    catchingUp: (_site, _arguments, { ports }) => ports.catchingUp()?.percent ?? null,
    dialPrefixes: (_site, _arguments, { ports }) => dialPrefixesOf(ports.smsRules.countries),
    deposits: (_site, _arguments, { ports }) => ports.payments.provider !== null,
    retrieval: (_site, _arguments, { ports }) => ports.retrievals.provider !== null,
    statistics: (_site, _arguments, { ports }) => siteStatistics(ports.sql),
  },
  Session: {
    me: ({ account }) => account,
  },
};
