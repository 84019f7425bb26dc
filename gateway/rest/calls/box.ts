import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { at, described } from '../answers/view.ts';
import { get, post } from '../call.ts';
import { hash, integer, money, playFields, shown, text } from '../fields.ts';
import { box, boxEntry, boxFields } from '../views/box.ts';
import { opened } from '../views/opened.ts';

const boxId = text(64, 'Id of a case.');
export const oddsHash = shown(hash('The odds as they were shown: others are refused.'));

export const boxCalls = [
  get({
    path: '/box/list',
    access: 'public',
    summary: 'Every open case, by theme and price.',
    ...pagesOf('Query.cases', {
      input: z.object({
        themeId: text(64, 'Only one theme; -1 for all.').default('-1'),
        minPrice: money('At least this.').optional(),
        maxPrice: money('At most this.').optional(),
      }),
      values: ({ themeId, ...range }) => ({ ...range, theme: themeId === '-1' ? null : themeId }),
      pageSize: 50,
      entry: box,
    }),
  }),
  get({
    path: '/box/detail',
    access: 'public',
    summary: 'A case with its exact odds.',
    ...answeredBy('Query.case', {
      input: z.object({ id: boxId }),
      names: { slug: 'id' },
      missing: 'CASE_NOT_FOUND',
      answer: {
        ...boxFields,
        oddsTable: described('RFC 8785 JSON: what `oddsHash` hashes.', 'oddsTable'),
        entries: at('entries', boxEntry),
      },
    }),
  }),
  post({
    path: '/box/open',
    summary: 'Opens a case, up to ten times, all or nothing.',
    ...answeredBy('Mutation.openCase', {
      input: z.object({ id: boxId, quantity: integer(1, 10, 'How often.').default(1), oddsHash, ...playFields }),
      names: { slug: 'id' },
      answer: opened,
    }),
  }),
];
