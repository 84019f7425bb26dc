/** What was looked at, and what was wrong with it. */
export interface Check {
  readonly name: string;
  /** What was counted, for the report. */
  readonly told: string;
  /** Nothing where all is well. */
  readonly faults: readonly string[];
}

/** So many faults of a check are told; one cause often makes thousands. */
const TOLD_FAULTS = 10;

export const checkOf = (name: string, told: string, faults: readonly string[]): Check => ({
  name,
  told,
  faults:
    faults.length > TOLD_FAULTS ? [...faults.slice(0, TOLD_FAULTS), `and ${faults.length - TOLD_FAULTS} more`] : faults,
});

/** A check that breaks off has found something, too. */
export const looked = async (name: string, work: () => Promise<Check>): Promise<Check> =>
  work().catch((error: unknown) => checkOf(name, 'broke off', [error instanceof Error ? error.message : 'unknown']));
