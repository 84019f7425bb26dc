import type { MessagesQuery, NoticeTextFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Messages a page of the inbox. */
export const MESSAGE_PAGE = 15;
/** Notices the panel and the news page show. */
export const NOTICES_SHOWN = 10;

export type InboxMessage = MessagesQuery['messages']['edges'][number]['node'];

export const MESSAGES = graphql(`
  query Messages($locale: SiteLocale!, $first: Int!, $after: String) {
    messages(locale: $locale, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          kind
          title
          body
          link
          createdAt
          readAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const READ_MESSAGES = graphql(`
  mutation ReadMessages($id: ID) {
    readMessages(id: $id)
  }
`);

export const NOTICE_TEXT = graphql(`
  fragment NoticeText on Notice {
    id
    title
    body
    publishedAt
  }
`);

export type NoticeText = NoticeTextFragment;

export const NOTICES = graphql(`
  query Notices($locale: SiteLocale!, $top: Int!) {
    notices(locale: $locale, top: $top) {
      id
      ...NoticeText
    }
  }
`);
