import { casePublished } from '../../catalog/case/events.ts';
import type { SeesCases } from '../../catalog/case/state.ts';
import { pays } from '../../facts/facts.ts';
import { drawCase, entryAt } from '../../fairness/odds.ts';
import type { PayoutOf } from '../../fairness/payout.ts';
import {
  type Disproof,
  defineRound,
  type Expectation,
  type Published,
  type SeedDraws,
  unpublished,
  type Ways,
} from '../proving.ts';
import { type CaseOpened, caseOpened, type FreeCaseOpened, freeCaseOpened } from './events.ts';

type Opened = CaseOpened['data'] | FreeCaseOpened['data'];

const rules = {
  /** No more of the draws is taken than their tickets, which are had faster. */
  prove: (data: Opened, published: Published, { ticket: draw }: SeedDraws): Disproof => {
    const table = published(casePublished, data.oddsHash)?.table;
    if (table === undefined) return unpublished('odds table', data.oddsHash);
    const { ticket, float, index } = drawCase(table, data, draw);
    if (ticket === data.ticket && float === data.float && index === data.entry) return null;
    return `the seed draws ticket ${ticket}, float ${float}; the log holds ${data.ticket}, ${data.float}`;
  },
  ticketOf: ({ case: slug, oddsHash, ticket, float }: Opened, label: string, sees: SeesCases): number | null => {
    if (label !== 'float') return ticket;
    const opened = sees.case(slug);
    const table = opened.status === 'absent' ? undefined : opened.tables.get(oddsHash);
    return table === undefined ? null : (float ?? 0) - entryAt(table, ticket).entry.floatMin;
  },
  expect: ({ oddsHash, entry }: Opened, published: Published, payoutOf: PayoutOf): Expectation | null => {
    const entries = published(casePublished, oddsHash)?.table.entries;
    return entries === undefined ? null : { payout: payoutOf(entries), trial: null, drawn: { entries, entry } };
  },
};

export const caseWays = { CASE_OPEN: [['player', 'house', 'coin']] } as const satisfies Ways;

export const caseRounds = [
  defineRound(caseOpened, {
    ...rules,
    own: (data) => ({ postings: pays(data.playerId, 'house', 'CASE_OPEN', data.price), made: [data], ranked: true }),
  }),
  defineRound(freeCaseOpened, { ...rules, own: (data) => ({ made: [data] }) }),
] as const;
