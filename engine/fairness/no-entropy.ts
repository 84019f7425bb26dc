/**
 * What stands in the place of randomness where a seat or an entry brought none. It is the same for everybody, so that
 * whoever fills it in chooses nothing, and the log says of each that it brought none.
 */
export const NO_ENTROPY = '0'.repeat(32);
