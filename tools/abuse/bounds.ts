/** The figures of a run of the abuse. */
export interface AbuseFigures {
  readonly seconds: number;
  /** Acts by kind: how many, and how they were answered (`200`, `closed`, `late` …). */
  readonly acts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The most memory the site's process had, in MiB. */
  readonly peakMebibytes: number;
  /** The slowest answer to `/health`, in milliseconds; infinite where one didn't come. */
  readonly slowestHealthMs: number;
  readonly healthAsked: number;
  /** The median of a player's answers before the abuse, in milliseconds. */
  readonly calmMs: number;
  /** How long a player of another network waited for each answer meanwhile, in milliseconds; infinite where none came. */
  readonly playerMs: readonly number[];
  /** Why the site is not what it was; empty where it is. */
  readonly broken: readonly string[];
}

export interface AbuseBounds {
  readonly peakMebibytes: number;
  readonly slowestHealthMs: number;
  readonly medianPlayerMs: number;
  readonly slowestPlayerMs: number;
}

/** The middle one; infinite where there is none. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;

/** For the whole site in one process with its embedded database, as `docs/security.md` names them. */
export const ABUSE_BOUNDS: AbuseBounds = {
  peakMebibytes: 1_536,
  slowestHealthMs: 5_000,
  medianPlayerMs: 2_500,
  slowestPlayerMs: 8_000,
};

/** For one flood alone, which leaves the machine free for others. */
export const FLOOD_BOUNDS: AbuseBounds = {
  ...ABUSE_BOUNDS,
  slowestHealthMs: 2_500,
  medianPlayerMs: 1_000,
  slowestPlayerMs: 3_000,
};

/** Ten times a player's median on two cores that do nothing else. */
const CALM_MS = 40;
/** A still slower machine gets no more time. */
const MOST_SLACK = 4;

/** The bounds of time for a machine that is busy with other things: as many times longer as a calm site's answers take. */
export const boundsFor = (bounds: AbuseBounds, { calmMs }: Pick<AbuseFigures, 'calmMs'>): AbuseBounds => {
  const slack = Math.min(MOST_SLACK, Math.max(1, calmMs / CALM_MS));
  return {
    peakMebibytes: bounds.peakMebibytes,
    slowestHealthMs: Math.round(bounds.slowestHealthMs * slack),
    medianPlayerMs: Math.round(bounds.medianPlayerMs * slack),
    slowestPlayerMs: Math.round(bounds.slowestPlayerMs * slack),
  };
};

const isWithinThese = (figures: AbuseFigures, bounds: AbuseBounds): boolean =>
  figures.broken.length === 0 &&
  figures.healthAsked > 0 &&
  figures.peakMebibytes <= bounds.peakMebibytes &&
  figures.slowestHealthMs <= bounds.slowestHealthMs &&
  medianOf(figures.playerMs) <= bounds.medianPlayerMs &&
  Math.max(...figures.playerMs) <= bounds.slowestPlayerMs;

/** Whether a run is within the bounds for its machine. */
export const isWithin = (figures: AbuseFigures, bounds: AbuseBounds): boolean =>
  isWithinThese(figures, boundsFor(bounds, figures));

const judged = (what: string, found: number, bound: number, unit: string): string =>
  `${found <= bound ? 'ok    ' : 'FAILED'} ${what}: ${Math.round(found)} ${unit} of ${bound}`;

/** The figures as text for the terminal. */
export const abuseText = (figures: AbuseFigures, named: AbuseBounds): string => {
  const bounds = boundsFor(named, figures);
  const width = Math.max(...Object.keys(figures.acts).map((name) => name.length), 0);
  const rows = Object.entries(figures.acts).map(([name, answers]) => {
    const all = Object.values(answers).reduce((sum, count) => sum + count, 0);
    const parts = Object.entries(answers)
      .toSorted(([, one], [, other]) => other - one)
      .map(([answer, count]) => `${answer} ${count}`);
    return `${name.padEnd(width)}  ${String(all).padStart(7)}  ${parts.join(', ')}`;
  });
  return [
    ...rows,
    '',
    `median of a player's answers before: ${Math.round(figures.calmMs)} ms`,
    judged('most memory', figures.peakMebibytes, bounds.peakMebibytes, 'MiB'),
    judged(
      `slowest of ${figures.healthAsked} answers to /health`,
      figures.slowestHealthMs,
      bounds.slowestHealthMs,
      'ms',
    ),
    judged("median of another player's answers", medianOf(figures.playerMs), bounds.medianPlayerMs, 'ms'),
    judged(
      `slowest of another player's ${figures.playerMs.length} answers`,
      Math.max(...figures.playerMs),
      bounds.slowestPlayerMs,
      'ms',
    ),
    ...(figures.broken.length === 0
      ? ['ok     the site is what it was']
      : figures.broken.map((why) => `FAILED ${why}`)),
  ].join('\n');
};
