/** Days with today. */
export const PERIODS = [1, 7, 30] as const;
export type Period = (typeof PERIODS)[number];
