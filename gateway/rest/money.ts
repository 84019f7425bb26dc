/** Minor units as the decimal number of major units that clients read: 1250 is 12.5. */
export const majorUnits = (minor: number): number => minor / 100;
