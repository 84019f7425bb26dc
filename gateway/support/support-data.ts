import type { PersonalData } from '../accounts/personal-data.ts';
import { MAX_TICKETS_PAGE, type Support } from './support.ts';

const time = (at: number): string => new Date(at).toISOString();

/** What a player wrote to support, and the answers: they go with the account. */
export const supportData = (support: Pick<Support, 'page' | 'entries'>): PersonalData => ({
  name: 'supportTickets',
  export: async ({ playerId }) => {
    const { rows } = await support.page(playerId, MAX_TICKETS_PAGE, null);
    return Promise.all(
      rows.map(async ({ id, subject, state, createdAt }) => ({
        subject,
        state,
        createdAt: time(createdAt),
        entries: (await support.entries(id)).map(({ fromSupport, text, at }) => ({ fromSupport, text, at: time(at) })),
      })),
    );
  },
  erase: async ({ playerId }, tx) => {
    await tx.query('DELETE FROM support_ticket WHERE player_id = $1', [playerId]);
  },
});
