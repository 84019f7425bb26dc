import { z } from 'zod';
import { BATTLE_MODES } from '../../fairness/battle-lock.ts';
import { BEACON_MARGIN_MS } from '../../fairness/beacon.ts';
import { defineSection } from '../../terms/define-section.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

export const battleMode = z.enum(BATTLE_MODES);

/** Hard bounds of the format: no terms allow more boxes in a room, or more seats. */
export const MAX_BOXES = 20;
export const MAX_SEATS = 6;

const milliseconds = z
  .int()
  .min(0)
  .max(30 * DAY);

const battleTerms = z.strictObject({
  modes: z.array(battleMode).min(1).max(BATTLE_MODES.length).describe('that may be opened'),
  maxSeats: z.int().min(2).max(MAX_SEATS),
  maxBoxes: z.int().min(1).max(MAX_BOXES),
  firstRoundMs: milliseconds.describe('from the lock, or the arrival of its beacon, to the first round'),
  roundMs: milliseconds.describe('from round to round'),
  fastRoundMs: milliseconds.describe('the same in a fast battle'),
  expiryMs: milliseconds.describe('so long a room waits for its seats to fill'),
  beaconMarginMs: milliseconds.describe(
    'the round of a beacon is the first that is due so long after the lock, or later',
  ),
});
export type BattleTerms = z.infer<typeof battleTerms>;

const isPace = (ms: number): boolean => ms >= SECOND && ms <= 60 * SECOND;

export const battleSection = defineSection({
  schema: battleTerms,
  defaults: {
    modes: [...BATTLE_MODES],
    maxSeats: MAX_SEATS,
    maxBoxes: MAX_BOXES,
    firstRoundMs: 3 * SECOND,
    roundMs: 5 * SECOND,
    fastRoundMs: 2 * SECOND,
    expiryMs: 30 * 60 * SECOND,
    beaconMarginMs: BEACON_MARGIN_MS,
  },
  drawn: true,
  rules: {
    MODES: ({ modes }) => new Set(modes).size === modes.length,
    PACE: ({ firstRoundMs, roundMs, fastRoundMs }) =>
      isPace(firstRoundMs) && isPace(roundMs) && isPace(fastRoundMs) && fastRoundMs <= roundMs,
    EXPIRY: ({ expiryMs }) => expiryMs >= 60 * SECOND && expiryMs <= DAY,
    BEACON: ({ beaconMarginMs }) => beaconMarginMs >= BEACON_MARGIN_MS && beaconMarginMs <= 10 * 60 * SECOND,
  },
});
