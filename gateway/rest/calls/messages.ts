import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, nothing } from '../call.ts';
import { flag, id, pageFields } from '../fields.ts';
import type { MessageFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { siteLocales } from '../locale.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { moment } from '../views/moment.ts';

graphql(`
  fragment MessageFields on Message {
    id
    type: kind
    title
    content: body
    link
    createTime: createdAt
    readAt
  }
`);

const UNREAD = graphql(`
  query Unread {
    unreadCount
  }
`);

const MESSAGE = graphql(`
  query Message($id: ID!, $locale: SiteLocale!) {
    message(id: $id, locale: $locale) {
      ...MessageFields
    }
  }
`);

const READ = graphql(`
  mutation ReadMessage($id: ID!) {
    readMessages(id: $id)
  }
`);

const MESSAGES = graphql(`
  query Messages($unreadOnly: Boolean!, $locale: SiteLocale!, $first: Int!, $after: String, $list: Boolean!) {
    messages(unreadOnly: $unreadOnly, locale: $locale, first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...MessageFields
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

const message = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable().meta({ description: 'A path of this site.' }),
  read: z.boolean(),
  createTime: moment,
});

const messageOf = (found: MessageFieldsFragment) => ({ ...found, read: found.readAt !== null });

export const messageCalls = [
  get({
    path: '/message/countUserUnreadMessage',
    summary: 'How many messages are unread.',
    input: nothing,
    output: z.int(),
    run: async (_input, { ask }) => (await ask(UNREAD)).unreadCount,
  }),
  get({
    path: '/message/getMessageDetail',
    summary: 'One message; it counts as read from then on.',
    input: z.object({ id }),
    output: message,
    run: async ({ id }, { ask, locale }) => {
      const found = (await ask(MESSAGE, { id, locale: siteLocales[locale] })).message;
      if (found === null) throw new GatewayError('NOT_FOUND');
      await ask(READ, { id });
      return { ...messageOf(found), read: true };
    },
  }),
  get({
    path: '/message/listMessage',
    summary: 'The inbox, newest first.',
    input: z.object({ ...pageFields(15), unreadOnly: flag('Only what is unread.').default(false) }),
    output: pageOf(message),
    run: ({ unreadOnly, ...page }, { ask, locale }) =>
      pageFrom(
        page,
        async (slice) => (await ask(MESSAGES, { ...slice, unreadOnly, locale: siteLocales[locale] })).messages,
        messageOf,
      ),
  }),
];
