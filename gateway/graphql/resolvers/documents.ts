import { sectionsInForce } from '../../../engine/terms/in-force.ts';
import { DEFAULT_TERMS } from '../../../engine/terms/sections.ts';
import type { Figures } from '../../site/documents/document.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { languageOf } from '../languages.ts';

/** The figures in texts: the terms in force, or the default terms before the first are in force. */
const figuresOf = ({ catalog: { terms: history }, ports }: GatewayContext): Figures => {
  const at = ports.now();
  return { sections: sectionsInForce(history, at) ?? DEFAULT_TERMS, history, at };
};

export const documentResolvers: Resolvers = {
  Query: {
    documents: (_root, { kind, locale }, context) =>
      context.documents.all(languageOf(locale), figuresOf(context), kind),
    document: (_root, { slug, locale }, context) => context.documents.one(languageOf(locale), figuresOf(context), slug),
  },
};
