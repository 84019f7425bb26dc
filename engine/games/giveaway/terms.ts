import { z } from 'zod';
import { GIVEAWAY_BEACON_MARGIN_MS } from '../../fairness/giveaway-draw.ts';
import { defineSection } from '../../terms/define-section.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Hard bounds of the format: no terms allow more. */
const MAX_HOUSE_PRIZES = 20;
export const MAX_PLAYER_PRIZES = 3;
const MAX_ENTRIES = 10_000;
const MAX_OPEN = 20;

const milliseconds = z
  .int()
  .min(0)
  .max(90 * DAY);

const giveawayTerms = z.strictObject({
  longestWaitMs: milliseconds.describe('so far ahead a room may open'),
  longestOpenMs: milliseconds.describe('so long it may take entries'),
  shortestOpenMs: milliseconds.describe("so long a player's room takes entries at least"),
  shortestHouseMs: milliseconds.describe("so long the house's does"),
  maxPrizes: z.int().min(1).max(MAX_PLAYER_PRIZES).describe('items of a player'),
  maxHousePrizes: z.int().min(1).max(MAX_HOUSE_PRIZES),
  maxEntries: z.int().min(1).max(MAX_ENTRIES),
  maxOpen: z.int().min(1).max(MAX_OPEN).describe('rooms of one player at once'),
  beaconMarginMs: milliseconds.describe(
    'the round of a beacon is the first that is due so long after the draw, or later',
  ),
});
export type GiveawayTerms = z.infer<typeof giveawayTerms>;

export const giveawaySection = defineSection({
  schema: giveawayTerms,
  defaults: {
    longestWaitMs: 7 * DAY,
    longestOpenMs: 30 * DAY,
    shortestOpenMs: 5 * MINUTE,
    shortestHouseMs: 10 * SECOND,
    maxPrizes: MAX_PLAYER_PRIZES,
    maxHousePrizes: MAX_HOUSE_PRIZES,
    maxEntries: MAX_ENTRIES,
    maxOpen: 3,
    beaconMarginMs: GIVEAWAY_BEACON_MARGIN_MS,
  },
  drawn: true,
  rules: {
    TIMES: ({ shortestOpenMs, shortestHouseMs, longestOpenMs, longestWaitMs }) =>
      Math.min(shortestOpenMs, shortestHouseMs) >= 10 * SECOND &&
      Math.max(shortestOpenMs, shortestHouseMs) <= longestOpenMs &&
      longestWaitMs >= MINUTE,
    BEACON: ({ beaconMarginMs }) => beaconMarginMs >= GIVEAWAY_BEACON_MARGIN_MS && beaconMarginMs <= 10 * MINUTE,
  },
});
