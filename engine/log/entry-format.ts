/** The form of entries, their `v`, that this program writes and reads. */
export const FORMAT = 2;
