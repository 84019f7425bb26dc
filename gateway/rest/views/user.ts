import { z } from 'zod';
import type { UserFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { moment } from './moment.ts';
import { walletFields, walletOf } from './wallet.ts';

graphql(`
  fragment UserFields on Me {
    id
    playerId
    nickname
    avatar
    phone
    email
    tradeLink
    steamId
    vipGrade
    createdAt
    verification {
      state
    }
    wallet {
      ...WalletFields
    }
  }
`);

export const VERIFICATION_STATES = { NONE: 0, PENDING: 1, VERIFIED: 2, FAILED: 3 } as const;

export const user = z.object({
  id: z.string(),
  playerId: z.string().meta({ description: 'The id in the public log.' }),
  nickname: z.string(),
  headPic: z.string(),
  avatar: z.string().meta({ description: 'The same as `headPic`.' }),
  phone: z.string().meta({ description: 'Masked.' }),
  email: z.string().nullable(),
  tradeUrl: z.string().nullable(),
  steamId: z.string().nullable(),
  grade: z.int().meta({ description: 'Member grade, 0 to 20.' }),
  certifyState: z.int().meta({ description: '0 none, 1 pending, 2 verified, 3 failed.' }),
  ...walletFields,
  createTime: moment,
});

export const userOf = (me: UserFieldsFragment): z.input<typeof user> => ({
  id: me.id,
  playerId: me.playerId,
  nickname: me.nickname,
  headPic: me.avatar,
  avatar: me.avatar,
  phone: me.phone,
  email: me.email,
  tradeUrl: me.tradeLink,
  steamId: me.steamId,
  grade: me.vipGrade,
  certifyState: VERIFICATION_STATES[me.verification.state],
  ...walletOf(me.wallet),
  createTime: me.createdAt,
});

graphql(`
  fragment SessionFields on Session {
    token
    expiresAt
    me {
      ...UserFields
    }
  }
`);
