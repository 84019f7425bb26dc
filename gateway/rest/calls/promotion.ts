import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { at, type Fields, from, view } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { text } from '../fields.ts';
import { walletFields } from '../views/wallet.ts';

const rebateRatio = from(
  'rebateRatio',
  { type: 'number', description: 'Percent of deposits of the invited.' },
  (hundredths) => (typeof hundredths === 'number' ? hundredths / 100 : null),
);

const promotion: Fields = {
  ownCode: 'code',
  uplineNickname: 'upline',
  uplineCode: 'uplineCode',
  bound: 'bound',
  level: 'level',
  rebateRatio,
  nextLevelExperience: 'nextLevelDeposits',
  promotedUserCount: 'invitedCount',
  cumulativePurchases: 'deposits',
  cumulativeRewards: 'rewards',
  claimable: 'claimable',
  levels: at('levels', view({ level: 'level', experience: 'deposits', rebateRatio })),
};

export const promotionCalls = [
  get({
    path: '/profile/promotionInfo',
    summary: 'What inviting others brings the player.',
    ...answeredBy('Query.promotion', { input: nothing, answer: promotion }),
  }),
  get({
    path: '/profile/promotionRecords',
    summary: 'Deposits of the invited and what they brought, newest first.',
    ...pagesOf('Query.promotionRecords', {
      input: nothing,
      pageSize: 15,
      entry: view({ id: 'id', nickname: 'nickname', deposit: 'deposit', rebate: 'rebate', createTime: 'at' }),
    }),
  }),
  post({
    path: '/profile/bindInviter',
    summary: 'Binds the upline, once.',
    ...answeredBy('Mutation.bindInviter', {
      input: z.object({ inviteCode: text(40, '6 to 15 letters or digits.') }),
      names: { code: 'inviteCode' },
      answer: promotion,
    }),
  }),
  post({
    path: '/profile/claimRebate',
    summary: 'Rebates to points.',
    ...answeredBy('Mutation.claimRebate', { input: nothing, answer: { amount: 'amount', ...walletFields } }),
  }),
  post({
    path: '/profile/redeemGoldenCode',
    summary: 'Redeems a Golden Code.',
    ...answeredBy('Mutation.redeemGoldenCode', {
      input: z.object({ code: text(64, 'The code.') }),
      answer: { points: 'points', locked: 'locked', ...walletFields },
    }),
  }),
];
