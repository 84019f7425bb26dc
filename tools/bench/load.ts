/** The measurements of one round. */
export interface Sample {
  readonly perSecond: number;
  /** Milliseconds from asking to the acknowledgement, one per write. */
  readonly latencies: readonly number[];
}

/** A closed loop: so many clients, each of which writes again as soon as its last write is acknowledged. */
export const closedLoop = async (
  inFlight: number,
  milliseconds: number,
  write: () => Promise<void>,
): Promise<Sample> => {
  const latencies: number[] = [];
  const begun = performance.now();
  const client = async (): Promise<void> => {
    for (let asked = begun; asked < begun + milliseconds; ) {
      await write();
      const answered = performance.now();
      latencies.push(answered - asked);
      asked = answered;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, client));
  return { perSecond: (latencies.length / (performance.now() - begun)) * 1_000, latencies };
};

/** The value that a share of all values doesn't exceed; NaN for none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
