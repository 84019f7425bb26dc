/** Terms of the games in percent, as the rules compute with them and texts state them. Nothing is imported here, so that a page may. */

/** What an upgrade returns of its stake on average; the rest is the house's share. */
export const UPGRADE_RTP_PERCENT = 92;
/** The chances that may be played. */
export const UPGRADE_CHANCE_PERCENT = { min: 1, max: 80 } as const;

/** What dreams return of their fee, before it is rounded up. */
export const DREAM_RTP_PERCENT = 92;
export const DREAM_CHANCE_PERCENT = { min: 1, max: 75 } as const;

/** How much of a settled stake turns a locked bonus into coin. */
export const BONUS_RELEASE_PERCENT = 2;
