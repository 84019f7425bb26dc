/**
 * The constant in the place of randomness where a seat or an entry brought none. It is the same for every occupant, so
 * that the house chooses nothing by filling it in, and the log shows of each that it brought none.
 */
export const NO_ENTROPY = '0'.repeat(32);
