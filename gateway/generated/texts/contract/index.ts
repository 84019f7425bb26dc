// Generated from schema/texts/ by `npm run codegen`: edit those.

import type Banners from './banners.ts';
import type Embed from './embed.ts';
import type Inbox from './inbox.ts';
import type Mail from './mail.ts';
import type Nicknames from './nicknames.ts';
import type Notices from './notices.ts';
import type RestErrors from './rest-errors.ts';
import type SandboxPayment from './sandbox-payment.ts';
import type Share from './share.ts';

export interface StartTexts {
  readonly banners: Banners;
  readonly embed: Embed;
  readonly inbox: Inbox;
  readonly mail: Mail;
  readonly nicknames: Nicknames;
  readonly notices: Notices;
  readonly restErrors: RestErrors;
  readonly sandboxPayment: SandboxPayment;
  readonly share: Share;
}
