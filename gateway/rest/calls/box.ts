import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, post } from '../call.ts';
import { entropy, hash, integer, money, pageFields, terms, text } from '../fields.ts';
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

const ODDS = graphql(`
  query BoxOdds($slug: ID!) {
    case(slug: $slug) {
      oddsHash
      terms
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
export const oddsHash = hash(
  'The odds as they were shown: others are refused. The current ones when left out.',
).optional();

/** The case as it is opened: by what odds, under what terms. */
export const shownCase = z.object({ slug: z.string(), oddsHash: z.string(), terms: z.string() });
export type ShownCase = z.infer<typeof shownCase>;

/** What a player says that they were shown. */
export type Given = { readonly [Field in 'oddsHash' | 'terms']?: ShownCase[Field] | undefined };

/** What a player was shown, or that of now. */
export const shownOr = ({ slug, oddsHash, terms }: ShownCase, given: Given): ShownCase => ({
  slug,
  oddsHash: given.oddsHash ?? oddsHash,
  terms: given.terms ?? terms,
});

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
    input: z.object({ id: boxId, quantity: integer(1, 10, 'How often.').default(1), oddsHash, terms, entropy }),
    output: opened,
    run: async ({ id, quantity, entropy, ...given }, wire) => {
      const shown = await wire.once(shownCase, async () => {
        const found = (await wire.ask(ODDS, { slug: id })).case;
        if (found === null) throw new GatewayError('CASE_NOT_FOUND');
        return shownOr({ ...found, slug: id }, given);
      });
      const input = { ...shown, quantity, commandId: wire.commandId, entropy: wire.playEntropy(entropy) };
      return openedOf((await wire.ask(OPEN, { input })).openCase, wire.locale);
    },
  }),
];
