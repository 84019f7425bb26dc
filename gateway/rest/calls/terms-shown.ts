import { z } from 'zod';
import type { SectionName } from '../../../engine/terms/sections.ts';
import { GatewayError } from '../../errors.ts';
import type { RestContext } from '../call.ts';
import { hash } from '../fields.ts';
import { graphql } from '../generated/index.ts';

const TERMS = graphql(`
  query TermsShown {
    terms
  }
`);

/** The parameter for the hash of the terms; a client may leave it out. */
export const shownTerms = hash('Hash of the terms, as they were shown; without it those in force.').optional();

/** Hash of a section that is in force. @throws GatewayError GAME_STOPPED before there are terms */
export const termsNow = async ({ ask }: RestContext, section: SectionName): Promise<string> => {
  const { terms } = await ask(TERMS);
  if (terms == null) throw new GatewayError('GAME_STOPPED');
  return terms[section].hash;
};

/** The hash of the section that a command names: the client's, else that in force. @throws GatewayError GAME_STOPPED */
export const termsShown = (rest: RestContext, section: SectionName, given: string | undefined): Promise<string> =>
  rest.once(z.string(), async () => given ?? termsNow(rest, section));
