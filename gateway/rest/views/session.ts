import { at, described, type Fields, view } from '../answers/view.ts';
import { user } from './user.ts';

export const session: Fields = {
  token: described('For the `token` header.', 'token'),
  expireTime: 'expiresAt',
  userInfo: at('me', view(user)),
};
