/** Paths that belong to machines, and to the operator's console: nothing there is ever answered with a page of this client. */
const machinePath =
  /^\/(graphql|health|art|share|avatars|embed|account\/avatar|log|assets|api|ws|operator|webhooks|sandbox|\.well-known)(\/|\?|$)/;
/** The path of a file, or one that climbs folders: no page's path has an ending in letters, or `..`. */
const filePath = /^[^?]*\.(\.|[A-Za-z][A-Za-z0-9]{0,7}(\?|$))/;

/** Whether the client may have a page there; `address` is a path, with its query or without. */
export const isPageAddress = (address: string): boolean => !machinePath.test(address) && !filePath.test(address);
