import { z } from 'zod';
import { get, nothing, post } from '../call.ts';
import { pageFields, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { amount, amountOf, moment } from '../views/moment.ts';
import { walletFields } from '../views/wallet.ts';

graphql(`
  fragment PromotionFields on Promotion {
    ownCode: code
    uplineNickname: upline
    uplineCode
    bound
    level
    rebateRatio
    cumulativePurchases: deposits
    nextLevelExperience: nextLevelDeposits
    promotedUserCount: invitedCount
    cumulativeRewards: rewards
    claimable
    levels {
      level
      experience: deposits
      rebateRatio
    }
  }
`);

const PROMOTION = graphql(`
  query PromotionInfo {
    promotion {
      ...PromotionFields
    }
  }
`);

const RECORDS = graphql(`
  query PromotionRecords($first: Int!, $after: String, $list: Boolean!) {
    promotionRecords(first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          id
          nickname
          deposit
          rebate
          createTime: at
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

const BIND = graphql(`
  mutation BindInviter($code: String!) {
    bindInviter(code: $code) {
      ...PromotionFields
    }
  }
`);

const CLAIM = graphql(`
  mutation ClaimRebate($commandId: CommandId!) {
    claimRebate(commandId: $commandId) {
      amount
      wallet {
        ...WalletFields
      }
    }
  }
`);

const REDEEM = graphql(`
  mutation RedeemCode($commandId: CommandId!, $code: String!) {
    redeemGoldenCode(commandId: $commandId, code: $code) {
      points
      locked
      wallet {
        ...WalletFields
      }
    }
  }
`);

/** GraphQL has hundredths. */
const ratio = z
  .number()
  .transform((hundredths) => hundredths / 100)
  .pipe(z.number().meta({ description: 'Percent of deposits of the invited.' }));

const promotion = z.object({
  ownCode: z.string(),
  uplineNickname: z.string().nullable(),
  uplineCode: z.string().nullable(),
  bound: z.boolean().meta({ description: 'An upline is bound: it never changes.' }),
  level: z.int(),
  rebateRatio: ratio,
  nextLevelExperience: amount.nullable().meta({ description: 'Deposits that the next level takes; null at the top.' }),
  promotedUserCount: z.int(),
  cumulativePurchases: amountOf('Deposits of the invited.'),
  cumulativeRewards: amountOf('Points.'),
  claimable: amountOf('Points.'),
  levels: z.array(z.object({ level: z.int(), experience: amount, rebateRatio: ratio })),
});

export const promotionCalls = [
  get({
    path: '/profile/promotionInfo',
    summary: 'What inviting others brings the player.',
    input: nothing,
    output: promotion,
    run: async (_input, { ask }) => (await ask(PROMOTION)).promotion,
  }),
  get({
    path: '/profile/promotionRecords',
    summary: 'Deposits of the invited and what they brought, newest first.',
    input: z.object(pageFields(15)),
    output: pageOf(
      z.object({
        id: z.string(),
        nickname: z.string().nullable(),
        deposit: amount,
        rebate: amountOf('Points.'),
        createTime: moment,
      }),
    ),
    run: (page, { ask }) =>
      pageFrom(
        page,
        async (slice) => (await ask(RECORDS, { ...slice })).promotionRecords,
        (record) => record,
      ),
  }),
  post({
    path: '/profile/bindInviter',
    summary: 'Binds the upline, once.',
    input: z.object({ inviteCode: text(40, '6 to 15 letters or digits.') }),
    output: promotion,
    run: async ({ inviteCode }, { ask }) => (await ask(BIND, { code: inviteCode })).bindInviter,
  }),
  post({
    path: '/profile/claimRebate',
    summary: 'Rebates to points.',
    input: nothing,
    output: z.object({ amount, ...walletFields }),
    run: async (_input, { ask, commandId }) => {
      const { wallet, ...claimed } = (await ask(CLAIM, { commandId })).claimRebate;
      return { ...claimed, ...wallet };
    },
  }),
  post({
    path: '/profile/redeemGoldenCode',
    summary: 'Redeems a Golden Code.',
    input: z.object({ code: text(64, 'The code.') }),
    output: z.object({ points: amount, locked: amount, ...walletFields }),
    run: async ({ code }, { ask, commandId }) => {
      const { wallet, ...redeemed } = (await ask(REDEEM, { commandId, code })).redeemGoldenCode;
      return { ...redeemed, ...wallet };
    },
  }),
];
