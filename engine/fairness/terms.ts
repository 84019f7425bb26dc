/** What a game returns of what is paid, in percent, before it is rounded in favour of the house. */
export interface ReturnTerms {
  readonly returnPercent: number;
}

/** How much of a settled stake turns a locked bonus into coin. */
export const BONUS_RELEASE_PERCENT = 2;
