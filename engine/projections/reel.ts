/** How long one reel turns at most, in milliseconds. The page's animation takes these lengths. */
const SINGLE_REEL_MS = 5_000;
/** Several reels start one after the other. */
const FIRST_OF_SEVERAL_MS = 4_200;
const EACH_OF_SEVERAL_MS = 150;
/** The win is looked at before the world hears of it. */
const SETTLE_MS = 600;

/** From a play to the moment at which its outcome is known on the player's own screen. */
export const revealAfter = (quantity: number): number =>
  (quantity === 1 ? SINGLE_REEL_MS : FIRST_OF_SEVERAL_MS + EACH_OF_SEVERAL_MS * quantity) + SETTLE_MS;
