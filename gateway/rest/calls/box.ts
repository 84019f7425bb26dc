import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, post } from '../call.ts';
import { hash, integer, money, pageFields, playFields, shown, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageIn, pageOf } from '../pages.ts';
import { box, boxEntry, boxEntryOf, boxOf } from '../views/box.ts';
import { opened, openedOf } from '../views/opened.ts';

const LIST = graphql(`
  query BoxList($theme: ID, $minPrice: Money, $maxPrice: Money) {
    cases(theme: $theme, minPrice: $minPrice, maxPrice: $maxPrice) {
      ...BoxFields
    }
  }
`);

const DETAIL = graphql(`
  query BoxDetail($slug: ID!) {
    case(slug: $slug) {
      ...BoxFields
      oddsTable
      entries {
        ...BoxEntryFields
      }
    }
  }
`);

const OPEN = graphql(`
  mutation BoxOpen($input: OpenCaseInput!) {
    openCase(input: $input) {
      ...OpenedFields
    }
  }
`);

const boxId = text(64, 'Id of a case.');
export const oddsHash = shown(hash('The odds as they were shown: others are refused.'));

export const boxCalls = [
  get({
    path: '/box/list',
    access: 'public',
    summary: 'Every open case, by theme and price.',
    input: z.object({
      ...pageFields(50),
      themeId: text(64, 'Only one theme; -1 for all.').default('-1'),
      minPrice: money('At least this.').optional(),
      maxPrice: money('At most this.').optional(),
    }),
    output: pageOf(box),
    run: async ({ themeId, minPrice, maxPrice, ...page }, { ask, locale }) => {
      const theme = themeId === '-1' ? null : themeId;
      const { cases } = await ask(LIST, { theme, minPrice: minPrice ?? null, maxPrice: maxPrice ?? null });
      return pageIn(page, cases, (found) => boxOf(found, locale));
    },
  }),
  get({
    path: '/box/detail',
    access: 'public',
    summary: 'A case with its exact odds.',
    input: z.object({ id: boxId }),
    output: box.extend({
      oddsTable: z.string().meta({ description: 'RFC 8785 JSON: what `oddsHash` hashes.' }),
      entries: z.array(boxEntry),
    }),
    run: async ({ id }, { ask, locale }) => {
      const found = (await ask(DETAIL, { slug: id })).case;
      if (found === null) throw new GatewayError('CASE_NOT_FOUND');
      const entries = found.entries.map((entry) => boxEntryOf(entry, locale));
      return { ...boxOf(found, locale), oddsTable: found.oddsTable, entries };
    },
  }),
  post({
    path: '/box/open',
    summary: 'Opens a case, up to ten times, all or nothing.',
    input: z.object({ id: boxId, quantity: integer(1, 10, 'How often.').default(1), oddsHash, ...playFields }),
    output: opened,
    run: async ({ id, ...shown }, { ask, commandId, locale }) => {
      const input = { ...shown, slug: id, commandId };
      return openedOf((await ask(OPEN, { input })).openCase, locale);
    },
  }),
];
