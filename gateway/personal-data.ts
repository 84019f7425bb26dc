import { type OwnDataParts, ownData } from './accounts/own-data.ts';
import type { PersonalData } from './accounts/personal-data.ts';
import type { Inbox } from './messages/inbox.ts';
import { messagesData } from './messages/messages-data.ts';
import type { PromotionCodes } from './promotion/promotion-codes.ts';
import { promotionData } from './promotion/promotion-data.ts';
import type { Restrictions } from './restrictions/restrictions.ts';
import { restrictionsData } from './restrictions/restrictions-data.ts';
import type { SaferPlay } from './safer-play/safer-play.ts';
import { saferPlayData } from './safer-play/safer-play-data.ts';
import type { Support } from './support/support.ts';
import { supportData } from './support/support-data.ts';

export interface PersonalDataParts extends OwnDataParts {
  readonly saferPlay: SaferPlay;
  readonly promotionCodes: PromotionCodes;
  readonly inbox: Inbox;
  readonly support: Support;
  readonly restrictions: Restrictions;
}

import { retrievalData } from './fulfilment/personal-data.ts';
import { depositData } from './payments/personal-data.ts';

/** Everything kept about players outside of the log: what `myData` exports and an erasure deletes. */
export const personalDataOf = (parts: PersonalDataParts): readonly PersonalData[] => [
  // The account itself comes first; what refers to it follows.
  ...ownData(parts),
  saferPlayData(parts.saferPlay),
  restrictionsData(parts.restrictions),
  promotionData(parts.sql, parts.promotionCodes),
  messagesData(parts.inbox),
  supportData(parts.support),
  depositData(parts.sql),
  retrievalData(parts.sql),
];
