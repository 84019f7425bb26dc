import { JOURNAL_LIST, MAX_JOURNAL_PAGE } from '../../accounts/security-journal/security-journal.ts';
import type { MeResolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';

export const securityFields: Pick<MeResolvers, 'securityJournal'> = {
  securityJournal: async ({ accountId }, { first, after }, { identity }) => {
    const asked = pageArguments(first ?? 20, after, MAX_JOURNAL_PAGE);
    return connectionOf(await identity.journal.page(accountId, asked.first, asked.after), JOURNAL_LIST, ({ id }) => [
      id,
    ]);
  },
};
