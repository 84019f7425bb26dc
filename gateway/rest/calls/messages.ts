import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { type Fields, from, plain, view } from '../answers/view.ts';
import { get, nothing } from '../call.ts';
import { flag, id } from '../fields.ts';
import { graphql } from '../generated/index.ts';

const READ = graphql(`
  mutation ReadMessage($id: ID!) {
    readMessages(id: $id)
  }
`);

const message: Fields = {
  id: 'id',
  type: 'kind',
  title: 'title',
  content: 'body',
  link: 'link',
  read: from('readAt', { type: 'boolean' }, (readAt) => readAt !== null),
  createTime: 'createdAt',
};

export const messageCalls = [
  get({
    path: '/message/countUserUnreadMessage',
    summary: 'How many messages are unread.',
    ...answeredBy('Query.unreadCount', { input: nothing, answer: plain }),
  }),
  get({
    path: '/message/getMessageDetail',
    summary: 'One message; it counts as read from then on.',
    ...answeredBy('Query.message', {
      input: z.object({ id }),
      values: async ({ id }, { ask }) => {
        await ask(READ, { id });
        return { id };
      },
      missing: 'NOT_FOUND',
      answer: message,
    }),
  }),
  get({
    path: '/message/listMessage',
    summary: 'The inbox, newest first.',
    ...pagesOf('Query.messages', {
      input: z.object({ unreadOnly: flag('Only what is unread.').default(false) }),
      pageSize: 15,
      entry: view(message),
    }),
  }),
];
