import type { BattlePace } from '../fairness/battle-lock.ts';

/** How long one reel turns at most, in milliseconds. The page's animation takes these lengths. */
const SINGLE_REEL_MS = 5_000;
/** Several reels start one after the other. */
const FIRST_OF_SEVERAL_MS = 4_200;
const EACH_OF_SEVERAL_MS = 150;
/** The wheel of an upgrade. */
const WHEEL_MS = 4_500;
/** The win is looked at before the world hears of it. */
const SETTLE_MS = 600;

/** One round of a battle by its pace, and the look at how it ended. */
const BATTLE_ROUND_MS: Readonly<Record<BattlePace, number>> = { normal: 4_200, fast: 1_600 };
const BATTLE_SETTLE_MS = 800;

/** From a play to the moment at which its outcome is known on the player's own screen. */
export const revealAfter = (quantity: number): number =>
  (quantity === 1 ? SINGLE_REEL_MS : FIRST_OF_SEVERAL_MS + EACH_OF_SEVERAL_MS * quantity) + SETTLE_MS;

/** The same of an upgrade. */
export const UPGRADE_REVEAL_MS = WHEEL_MS + SETTLE_MS;

/** From a battle's last round, with which it is settled, to the moment at which every client has shown it. */
export const battleRevealAfter = (pace: BattlePace): number => BATTLE_ROUND_MS[pace] + BATTLE_SETTLE_MS;
