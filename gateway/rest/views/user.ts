import { z } from 'zod';
import type { PersonalFieldsFragment, UserFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { moment, numbered } from './moment.ts';
import { walletFields } from './wallet.ts';

graphql(`
  fragment UserFields on Me {
    id
    playerId
    nickname
    headPic: avatar
    avatar
    phone
    grade: vipGrade
    createTime: createdAt
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
    tradeUrl: tradeLink
    steamId
  }
`);

export const verificationState = numbered(
  { NONE: 0, PENDING: 1, VERIFIED: 2, FAILED: 3 },
  '0 none, 1 pending, 2 verified, 3 failed.',
);

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
  certifyState: verificationState,
  ...walletFields,
  createTime: moment,
});

/** The player's own user data. Without the personal fields, e-mail, trade URL and Steam id are null. */
export const userOf = (me: UserFieldsFragment & Partial<PersonalFieldsFragment>): z.input<typeof user> => ({
  ...me,
  email: me.email ?? null,
  tradeUrl: me.tradeUrl ?? null,
  steamId: me.steamId ?? null,
  certifyState: me.verification.state,
  ...me.wallet,
});

graphql(`
  fragment SessionFields on Session {
    token
    expireTime: expiresAt
    me {
      ...UserFields
      ...PersonalFields
    }
  }
`);
