/** The share of a payment that a game returns, in percent, before it is rounded in favour of the house. */
export interface ReturnTerms {
  readonly returnPercent: number;
}
