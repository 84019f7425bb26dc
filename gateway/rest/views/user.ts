import { absent, at, described, type Fields, numbered } from '../answers/view.ts';
import { walletFields } from './wallet.ts';

export const verificationState = numbered(
  { NONE: 0, PENDING: 1, VERIFIED: 2, FAILED: 3 },
  '0 none, 1 pending, 2 verified, 3 failed.',
);

const NARROW = 'Null for an API key without the scope PERSONAL, too.';

/** The player's own data. */
export const user: Fields = {
  id: 'id',
  playerId: 'playerId',
  nickname: 'nickname',
  headPic: 'avatar',
  avatar: described('The same as `headPic`.', 'avatar'),
  phone: 'phone',
  email: described(NARROW, 'email'),
  tradeUrl: described(NARROW, 'tradeLink'),
  steamId: described(NARROW, 'steamId'),
  grade: 'vipGrade',
  certifyState: at('verification.state', verificationState),
  ...walletFields,
  createTime: 'createdAt',
};

/** The same for an API key without the scope PERSONAL. */
export const narrowUser: Fields = { ...user, email: absent, tradeUrl: absent, steamId: absent };
