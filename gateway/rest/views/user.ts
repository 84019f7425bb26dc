import { z } from 'zod';
import type { PersonalFieldsFragment, UserFieldsFragment } from '../generated/graphql.ts';
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

graphql(`
  fragment PersonalFields on Me {
    email
    tradeLink
    steamId
  }
`);

export const VERIFICATION_STATES = { NONE: 0, PENDING: 1, VERIFIED: 2, FAILED: 3 } as const;

const NARROW = 'Null for an API key without the scope PERSONAL, too.';

export const user = z.object({
  id: z.string(),
  playerId: z.string().meta({ description: 'The id in the public log.' }),
  nickname: z.string(),
  headPic: z.string(),
  avatar: z.string().meta({ description: 'The same as `headPic`.' }),
  phone: z.string().meta({ description: 'Masked.' }),
  email: z.string().nullable().meta({ description: NARROW }),
  tradeUrl: z.string().nullable().meta({ description: NARROW }),
  steamId: z.string().nullable().meta({ description: NARROW }),
  grade: z.int().meta({ description: 'Member grade, 0 to 20.' }),
  certifyState: z.int().meta({ description: '0 none, 1 pending, 2 verified, 3 failed.' }),
  ...walletFields,
  createTime: moment,
});

/** A player as far as whoever asks may see them. */
export const userOf = (me: UserFieldsFragment & Partial<PersonalFieldsFragment>): z.input<typeof user> => ({
  id: me.id,
  playerId: me.playerId,
  nickname: me.nickname,
  headPic: me.avatar,
  avatar: me.avatar,
  phone: me.phone,
  email: me.email ?? null,
  tradeUrl: me.tradeLink ?? null,
  steamId: me.steamId ?? null,
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
      ...PersonalFields
    }
  }
`);
