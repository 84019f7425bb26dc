import { z } from 'zod';
import { defineChangedEvent, defineEvent, type EventOf, FIRST, pastVersion } from '../facts/define-event.ts';
import { commandId, count, game, hexHash, money } from '../kernel/event-codec.ts';

const stopped = { commandId, game, reason: z.string().min(1).max(200) };

/** Every stop was at once. */
const stoppedAtOnce = pastVersion(FIRST, stopped, { becomes: 2, upcast: (data) => ({ ...data, graceMs: 0 }) });

/** The operator's emergency stop of one game. Nothing running is lost; new plays are refused once the grace is over. */
export const gameStopped = defineChangedEvent(
  'GameStopped',
  stoppedAtOnce,
  {
    ...stopped,
    graceMs: z.int().min(0).max(600_000).describe('so many milliseconds after the entry plays are refused'),
  },
  { stream: 'game', visibility: 'open' },
);

export const gameResumed = defineEvent('GameResumed', { commandId, game }, { stream: 'game', visibility: 'open' });

const verifierKey = z
  .string()
  .max(300)
  .regex(/^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/)
  .describe('<origin>+<key id>+<base64 of 0x01 and the 32-byte key>');

/**
 * Entries were lost for good, and the log goes on under a new origin with those that were kept. It stands right behind them; from
 * here on nothing is drawn from what was committed before, but for rooms that are locked, until all of it is revealed.
 */
export const logContinued = defineEvent(
  'LogContinued',
  {
    commandId,
    oldKey: verifierKey,
    size: z.int().min(1).describe('of the last checkpoint of the old origin'),
    root: hexHash.describe('its root'),
    keptSize: count.describe('how many of these entries were kept: the position of this one'),
    keptRoot: hexHash.describe('the root over them'),
    newKey: verifierKey,
    reason: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[^\p{Cc}]+$/u),
    signature: z
      .string()
      .regex(/^[0-9a-f]{128}$/)
      .describe('of the old key, over the statement of all this'),
  },
  { stream: 'site', visibility: 'open' },
);

/** Every seed that was committed before `LogContinued` is revealed now, and new ones are committed: games may be resumed. */
export const oldSeedsRevealed = defineEvent('OldSeedsRevealed', { commandId }, { stream: 'site', visibility: 'open' });

export type LogContinued = EventOf<typeof logContinued>;
export type OldSeedsRevealed = EventOf<typeof oldSeedsRevealed>;
export type GameStopped = EventOf<typeof gameStopped>;

export const gameEvents = [gameStopped, gameResumed] as const;
export type GameEvent = EventOf<(typeof gameEvents)[number]>;

/** The money that the house owes to all players together, of each balance. */
const liabilityTotals = z.strictObject({ coin: money, points: money, locked: money });

/** The debt of the house at a position of the log, with the root of a tree that has a leaf for every player. */
export const liabilitiesStated = defineEvent(
  'LiabilitiesStated',
  {
    commandId,
    position: count.describe('entries that the balances follow from'),
    root: hexHash.describe('of the tree of leaves'),
    leaves: count.min(1).describe('players who ever registered'),
    totals: liabilityTotals,
  },
  { stream: 'site', visibility: 'open' },
);
export type LiabilitiesStated = EventOf<typeof liabilitiesStated>;

export const siteLogEvents = [logContinued, oldSeedsRevealed, liabilitiesStated] as const;
export type SiteLogEvent = EventOf<(typeof siteLogEvents)[number]>;
