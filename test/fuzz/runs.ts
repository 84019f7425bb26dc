/** How a property is run: repeatable, and long enough to be worth its time and no longer. */
export interface FuzzRuns {
  /** Part of the tests' names, so that every report says it. */
  readonly seed: number;
  readonly of: (runs: number) => {
    readonly seed: number;
    readonly numRuns: number;
    readonly interruptAfterTimeLimit?: number;
    readonly markInterruptAsFailure: false;
  };
  /** For the test around it. */
  readonly timeoutMs: number;
}

const DEFAULT_SEED = 20_261_121;
/** Milliseconds of one property where the environment doesn't ask for more. */
const TIME_LIMIT_MS = 15_000;

const whole = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null);

/**
 * `FUZZ_RUNS` replaces the number of runs of every property and lifts the limit on their time; `FUZZ_SEED` draws other
 * cases than CI does.
 */
export const fuzzRuns = (environment: NodeJS.ProcessEnv = process.env): FuzzRuns => {
  const seed = whole(environment.FUZZ_SEED) ?? DEFAULT_SEED;
  const wanted = whole(environment.FUZZ_RUNS);
  const limit = wanted === null ? { interruptAfterTimeLimit: TIME_LIMIT_MS } : {};
  return {
    seed,
    of: (runs) => ({ seed, numRuns: wanted ?? runs, ...limit, markInterruptAsFailure: false }),
    timeoutMs: wanted === null ? 120_000 : 86_400_000,
  };
};
