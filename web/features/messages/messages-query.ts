import type { MessagesQuery, NoticeTextFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Notices the panel and the news page show. */
export const NOTICES_SHOWN = 10;

export type InboxMessage = MessagesQuery['messages']['edges'][number]['node'];

export const MESSAGES = graphql(`query Messages { messages @list { id kind title body link createdAt readAt } }`);

export const READ_MESSAGES = graphql(`mutation ReadMessages { readMessages @args }`);

export const NOTICE_TEXT = graphql(`fragment NoticeText on Notice { id title body publishedAt }`);

export type NoticeText = NoticeTextFragment;

export const NOTICES = graphql(`query Notices { notices @args { id ...NoticeText } }`);
