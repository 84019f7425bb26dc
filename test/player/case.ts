import { z } from 'zod';
import { type Ask, Refused } from './ask.ts';
import { type Chance, fresh, systemChance } from './chance.ts';
import { graphql } from './generated/index.ts';
import type { RestExchange } from './http.ts';
import type { ShownRound } from './round.ts';

const CASES = graphql(`
  query Cases {
    cases { slug oddsHash terms price }
  }
`);

const CASE = graphql(`
  query Case($slug: ID!) {
    case(slug: $slug) { slug oddsHash terms price }
  }
`);

/** The mutation of the page that opens a case. */
export const OPEN_CASE = graphql(`
  mutation OpenCase($input: OpenCaseInput!) {
    openCase(input: $input) {
      rounds {
        id position roundNo ticket float caseSlug
        entry { index skin { id grade image finishNames { en } } wear }
        item { id state value sellPrice valueLockedUntil }
      }
      wallet { coin points version }
      position
    }
  }
`);

/** Cases of the site, in the order in which they are shown. */
export const casesOf = async (ask: Ask) => (await ask(CASES, {})).cases;

export type ShownCase = Awaited<ReturnType<typeof casesOf>>[number];

/** The cheapest first: no player runs out of coin soon. */
export const cheapestOf = async (ask: Ask): Promise<readonly ShownCase[]> =>
  (await casesOf(ask)).toSorted((a, b) => a.price - b.price);

/** @throws Error where the site doesn't show it */
export const caseOf = async (ask: Ask, slug: string): Promise<ShownCase> => {
  const shown = (await ask(CASE, { slug })).case;
  if (shown == null) throw new Error(`the site shows no case ${slug}`);
  return shown;
};

/** An opening on the odds, under the terms and from the pair that were shown. */
export const openingOf = (
  { slug, oddsHash, terms }: Pick<ShownCase, 'slug' | 'oddsHash' | 'terms'>,
  round: ShownRound,
  quantity = 1,
  chance: Chance = systemChance,
) => ({ ...fresh(chance), ...round, terms, slug, quantity, oddsHash });

const opened = z.object({ rounds: z.tuple([z.object({ id: z.string() })], z.unknown()) });

/** The same over REST: the id of its first round. @throws Refused, and what the exchange throws */
export const openOverRest = async (
  rest: RestExchange,
  token: string,
  { commandId, slug, quantity, ...shown }: ReturnType<typeof openingOf>,
): Promise<string> => {
  const form = { ...shown, id: slug, quantity: String(quantity) };
  const { code, message, data } = await rest('/box/open', form, token, commandId);
  if (code !== null) throw new Refused(code, message);
  return opened.parse(data).rounds[0].id;
};
