import { inForce, type Period } from '../../../engine/terms/in-force.ts';
import { SECTION_NAMES, type SectionName } from '../../../engine/terms/sections.ts';
import { GatewayError } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

/** The values of a section that are in force. @throws GatewayError GAME_STOPPED before terms are published */
export const termsNow = <Name extends SectionName>(
  { catalog, ports }: Pick<GatewayContext, 'catalog' | 'ports'>,
  section: Name,
): Period<Name> => {
  const now = inForce(catalog.terms, section, ports.now());
  if (now === null) throw new GatewayError('GAME_STOPPED');
  return now;
};

export const termsQueries: Pick<QueryResolvers, 'terms'> = {
  terms: (_root, _arguments, { catalog, ports }) => {
    const at = ports.now();
    const sections = SECTION_NAMES.flatMap((name) => {
      const found = inForce(catalog.terms, name, at);
      return found === null ? [] : [[name, { hash: found.hash, values: found.values }] as const];
    });
    return sections.length === 0 ? null : Object.fromEntries(sections);
  },
};
