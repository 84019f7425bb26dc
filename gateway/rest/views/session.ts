import { z } from 'zod';
import type { SessionFieldsFragment } from '../generated/graphql.ts';
import { moment } from './moment.ts';
import { user, userOf } from './user.ts';

export const session = z.object({
  token: z.string().meta({ description: 'For the `token` header.' }),
  expireTime: moment,
  userInfo: user,
});

export const sessionOf = ({ me, ...found }: SessionFieldsFragment): z.input<typeof session> => ({
  ...found,
  userInfo: userOf(me),
});
