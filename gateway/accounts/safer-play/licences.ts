/** The demands of a licence on all players of a site. */
export interface Licence {
  /** Least time between two plays. More than one case at once counts as two plays. */
  readonly minCycleMs: number;
  readonly allowFastReveal: boolean;
}

/** The one table of licences. `gb`: RTS 14 of the British Gambling Commission, for games other than slots. */
export const LICENCES = {
  gb: { minCycleMs: 5_000, allowFastReveal: false },
} as const satisfies Readonly<Record<string, Licence>>;

export type LicenceName = keyof typeof LICENCES;

export const LICENCE_NAMES: readonly LicenceName[] = ['gb'];
