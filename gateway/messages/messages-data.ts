import type { PersonalData } from '../accounts/personal-data.ts';
import type { Inbox } from './inbox.ts';

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A player's inbox: it goes with the account. */
export const messagesData = (inbox: Pick<Inbox, 'all'>): PersonalData => ({
  name: 'messages',
  export: async ({ playerId }) =>
    (await inbox.all(playerId)).map(({ content, visibleAt, readAt }) => ({
      ...content,
      ...(content.template === 'security' ? { link: undefined } : {}),
      createdAt: time(visibleAt),
      readAt: time(readAt),
    })),
  erase: async ({ playerId }, tx) => {
    await tx.query('DELETE FROM message WHERE player_id = $1', [playerId]);
  },
});
