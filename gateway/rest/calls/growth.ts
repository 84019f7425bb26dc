import { z } from 'zod';
import { get, nothing, post } from '../call.ts';
import { pageFields, text } from '../fields.ts';
import type { PromotionFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits, majorUnitsOrNull } from '../money.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { amount, moment } from '../views/moment.ts';
import { walletFields, walletOf } from '../views/wallet.ts';

graphql(`
  fragment PromotionFields on Promotion {
    code
    upline
    uplineCode
    bound
    level
    rebateRatio
    deposits
    nextLevelDeposits
    invitedCount
    rewards
    claimable
    levels {
      level
      deposits
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
          at
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

const ratio = z.number().meta({ description: 'Percent of deposits of the invited.' });
const percentOf = (hundredths: number): number => hundredths / 100;

const promotion = z.object({
  ownCode: z.string(),
  uplineNickname: z.string().nullable(),
  uplineCode: z.string().nullable(),
  bound: z.boolean().meta({ description: 'An upline is bound: it never changes.' }),
  level: z.int(),
  rebateRatio: ratio,
  nextLevelExperience: amount.nullable().meta({ description: 'Deposits that the next level takes; null at the top.' }),
  promotedUserCount: z.int(),
  cumulativePurchases: amount.meta({ description: 'Deposits of the invited.' }),
  cumulativeRewards: amount.meta({ description: 'Points.' }),
  claimable: amount.meta({ description: 'Points.' }),
  levels: z.array(z.object({ level: z.int(), experience: amount, rebateRatio: ratio })),
});

const promotionOf = (found: PromotionFieldsFragment): z.input<typeof promotion> => ({
  ownCode: found.code,
  uplineNickname: found.upline,
  uplineCode: found.uplineCode,
  bound: found.bound,
  level: found.level,
  rebateRatio: percentOf(found.rebateRatio),
  nextLevelExperience: majorUnitsOrNull(found.nextLevelDeposits),
  promotedUserCount: found.invitedCount,
  cumulativePurchases: majorUnits(found.deposits),
  cumulativeRewards: majorUnits(found.rewards),
  claimable: majorUnits(found.claimable),
  levels: found.levels.map(({ level, deposits, rebateRatio }) => ({
    level,
    experience: majorUnits(deposits),
    rebateRatio: percentOf(rebateRatio),
  })),
});

export const growthCalls = [
  get({
    path: '/profile/promotionInfo',
    summary: 'The partner programme, as the player has it.',
    input: nothing,
    output: promotion,
    run: async (_input, { ask }) => promotionOf((await ask(PROMOTION)).promotion),
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
        rebate: amount.meta({ description: 'Points.' }),
        createTime: moment,
      }),
    ),
    run: (page, { ask }) =>
      pageFrom(
        page,
        async (slice) => (await ask(RECORDS, { ...slice })).promotionRecords,
        ({ id, nickname, deposit, rebate, at }) => ({
          id,
          nickname,
          deposit: majorUnits(deposit),
          rebate: majorUnits(rebate),
          createTime: at,
        }),
      ),
  }),
  post({
    path: '/profile/bindInviter',
    summary: 'Binds the upline, once.',
    input: z.object({ inviteCode: text(40, '6 to 15 letters or digits.') }),
    output: promotion,
    run: async ({ inviteCode }, { ask }) => promotionOf((await ask(BIND, { code: inviteCode })).bindInviter),
  }),
  post({
    path: '/profile/claimRebate',
    summary: 'Rebates to points.',
    input: nothing,
    output: z.object({ amount, ...walletFields }),
    run: async (_input, { ask, commandId }) => {
      const { amount: claimed, wallet } = (await ask(CLAIM, { commandId })).claimRebate;
      return { amount: majorUnits(claimed), ...walletOf(wallet) };
    },
  }),
  post({
    path: '/profile/redeemGoldenCode',
    summary: 'Redeems a Golden Code.',
    input: z.object({ code: text(64, 'The code.') }),
    output: z.object({ points: amount, locked: amount, ...walletFields }),
    run: async ({ code }, { ask, commandId }) => {
      const { points, locked, wallet } = (await ask(REDEEM, { commandId, code })).redeemGoldenCode;
      return { points: majorUnits(points), locked: majorUnits(locked), ...walletOf(wallet) };
    },
  }),
];
