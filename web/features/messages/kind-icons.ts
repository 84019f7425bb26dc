import type { MessageKind } from '../../generated/graphql.ts';
import type { IconName } from '../../ui/icon-paths.ts';

export const KIND_ICONS: Readonly<Record<MessageKind, IconName>> = {
  WIN: 'box',
  DEPOSIT: 'plus',
  RETRIEVAL: 'send',
  GIVEAWAY: 'gift',
  SUPPORT: 'user',
  REWARD: 'crown',
  SECURITY: 'shield',
  NOTICE: 'news',
};
