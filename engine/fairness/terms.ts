/** What a game returns of what is paid, in percent, before it is rounded in favour of the house. */
export interface ReturnTerms {
  readonly returnPercent: number;
}
