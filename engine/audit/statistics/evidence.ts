/** Evidence is counted in 10⁻⁹. */
const ONE = 10n ** 9n;
/** More isn't told apart: a house can't make auditors multiply ever longer numbers. */
const MOST = 10n ** 18n * ONE;
/** Evidence that an honest house reaches in fewer than 1 of 10⁹ logs. */
const BOUND = 10n ** 9n * ONE;

/**
 * The evidence against a house that should let players' randomness through whatever it wins: a test martingale. It
 * begins with 1, and each play that wasn't answered multiplies it by
 *
 *     ½ + ½ · what it would have brought ÷ what its table promises on average
 *
 * The expectation of this factor is exactly 1 where the choice of the play knows nothing of its seed. By Ville's
 * inequality the product of an honest house ever reaches 10⁹ with a probability of 10⁻⁹ at most, whichever party
 * chooses the plays, however it chooses them by what was before, and whenever it stops. The value of a play needs no
 * bound for that. Rounding up adds at most 10⁻⁹ a play, so after n plays that probability is at most (1 + n · 10⁻⁹) ·
 * 10⁻⁹; in exchange evidence never sinks below 10⁻⁹, and a house that turns dishonest late doesn't live on its past.
 */
export const NO_EVIDENCE: bigint = ONE;

/** The evidence after a play that would have brought so much where so much is promised, in one unit; `promised` is above 0. */
export const weigh = (evidence: bigint, brought: bigint, promised: bigint): bigint => {
  const parts = 2n * promised;
  const weighed = (evidence * (promised + brought) + parts - 1n) / parts;
  return weighed < MOST ? weighed : MOST;
};

/** Whether it is beyond chance for one of so many that are looked at (Bonferroni's correction). */
export const isBeyondChance = (evidence: bigint, among = 1): boolean => evidence >= BOUND * BigInt(among);

/** With nine decimals. */
export const evidenceText = (evidence: bigint): string =>
  `${evidence / ONE}.${(evidence % ONE).toString().padStart(9, '0')}`;
