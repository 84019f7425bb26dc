/** The SHA-256 by which gateways know a document of the client; null of any other. */
export const documentId = (document: object): string | null => {
  const meta = '__meta__' in document ? document.__meta__ : null;
  const hash = typeof meta === 'object' && meta !== null && 'hash' in meta ? meta.hash : null;
  return typeof hash === 'string' ? hash : null;
};

/**
 * What Apollo tells documents apart by in the build, instead of their texts: nothing else in it prints one, and a printer is three
 * kilobytes of the first download.
 */
export const print = Object.assign((document: object): string => documentId(document) ?? JSON.stringify(document), {
  reset: (): void => {},
});
