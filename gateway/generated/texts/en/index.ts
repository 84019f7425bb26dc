// Generated from schema/texts/ by `npm run codegen`: edit those.

import type { StartTexts } from '../contract/index.ts';
import banners from './banners.ts';
import embed from './embed.ts';
import inbox from './inbox.ts';
import mail from './mail.ts';
import nicknames from './nicknames.ts';
import notices from './notices.ts';
import restErrors from './rest-errors.ts';
import sandboxPayment from './sandbox-payment.ts';
import share from './share.ts';

export const en: StartTexts = {
  banners,
  embed,
  inbox,
  mail,
  nicknames,
  notices,
  restErrors,
  sandboxPayment,
  share,
};
