/** The result of one check. */
export interface Check {
  readonly name: string;
  /** The counts, for the report. */
  readonly summary: string;
  /** Empty where all is well. */
  readonly faults: readonly string[];
}

/** So many faults of a check are told; one cause often makes thousands. */
const SHOWN_FAULTS = 10;

export const checkOf = (name: string, summary: string, faults: readonly string[]): Check => ({
  name,
  summary,
  faults:
    faults.length > SHOWN_FAULTS
      ? [...faults.slice(0, SHOWN_FAULTS), `and ${faults.length - SHOWN_FAULTS} more`]
      : faults,
});

/** A check that breaks off has found something, too. */
export const looked = async (name: string, work: () => Promise<Check>): Promise<Check> =>
  work().catch((error: unknown) => checkOf(name, 'broke off', [error instanceof Error ? error.message : 'unknown']));
