import type { ASTNode } from 'graphql';

/** The SHA-256 by which gateways know a document of the client; null of any other. */
export const documentId = (document: object): string | null => {
  const meta = '__meta__' in document ? document.__meta__ : null;
  const hash = typeof meta === 'object' && meta !== null && 'hash' in meta ? meta.hash : null;
  return typeof hash === 'string' ? hash : null;
};

/** Texts of documents are empty until a gateway doesn't know a document by its id. */
export type PrintDocument = (document: ASTNode) => string;

/**
 * Apollo tells documents apart by this in the build, instead of by their texts. Nothing else in the build prints a document, and a
 * printer is three kilobytes of the first download.
 * @public to Apollo, by the build
 */
export const print = Object.assign((document: object): string => documentId(document) ?? JSON.stringify(document), {
  reset: (): void => {},
});
