import { inForce } from '../../../engine/terms/in-force.ts';
import { SECTION_NAMES } from '../../../engine/terms/sections.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const termsResolvers: Resolvers = {
  Query: {
    terms: (_root, _arguments, { catalog, ports }) => {
      const at = ports.now();
      const sections = SECTION_NAMES.flatMap((name) => {
        const found = inForce(catalog.terms, name, at);
        return found === null ? [] : [[name, { hash: found.hash, values: found.values }] as const];
      });
      return sections.length === 0 ? null : Object.fromEntries(sections);
    },
  },
};
