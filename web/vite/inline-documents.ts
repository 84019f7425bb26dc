import { join } from 'node:path';
import type { Plugin } from 'vite';

const documentIds = join(import.meta.dirname, '../platform/document-id.ts');

/** `@unmask` speaks to the codegen; the client takes it out of whatever it sends. */
const withoutUnmask = (key: string, value: unknown): unknown =>
  key === 'directives' && Array.isArray(value) && value.every(({ name }) => name.value === 'unmask')
    ? undefined
    : value;

/**
 * Puts each document where it is used. `graphql(…)` looks its document up in one generated table of all: the table, and
 * with it every document of the site, would be part of the first page.
 */
export const inlineDocuments = (): Plugin => {
  const documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    // Apollo compares documents by their texts: in the build by their ids.
    resolveId: (source, importer) =>
      source === './graphql/print.js' && importer !== undefined && /@apollo[\\/]client[\\/]utilities/.test(importer)
        ? documentIds
        : null,
    async buildStart() {
      const generated: Readonly<Record<string, unknown>> = await import('../generated/graphql.ts');
      for (const [name, document] of Object.entries(generated)) {
        documents.set(name, JSON.stringify(document, withoutUnmask));
      }
    },
    transform(code, id) {
      if (id.includes('node_modules') || id.includes('/generated/') || !code.includes('graphql(')) return null;
      return code.replace(
        /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g,
        (_call, kind, name) => {
          const document = documents.get(`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`);
          if (document === undefined) throw new Error(`run the codegen: ${kind} ${name} has no generated document`);
          return document;
        },
      );
    },
  };
};
