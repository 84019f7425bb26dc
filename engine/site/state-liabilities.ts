import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { siteLogStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type LiabilitiesStated, liabilitiesStated } from './events.ts';
import type { SeesSiteLog } from './state.ts';

/** Statements are so far apart, or further. */
export const STATED_EVERY_MS = 7 * 24 * 60 * 60_000;

/** A statement is of a position at most so many entries before its own: auditors remember sums so long. */
export const MOST_ENTRIES_BEHIND = 1_048_576;

/** The house states its debt to players. */
export type StateLiabilities = { readonly type: 'StateLiabilities' } & Omit<LiabilitiesStated['data'], 'commandId'>;

/** NOTHING_TO_DO: another process made a statement less than a week ago, or of this position or a later one. */
export const stateLiabilities: Handler<StateLiabilities, LiabilitiesStated, SeesSiteLog> = {
  needs: () => ({ streams: [siteLogStream], guards: [], pairs: [] }),

  decide: ({ position, root, leaves, totals }, world, commandId) => {
    const { stated } = world.siteLog();
    if (stated !== null && (world.at < stated.at + STATED_EVERY_MS || position <= stated.position)) {
      return reject('NOTHING_TO_DO');
    }
    return accept([liabilitiesStated.in(siteLogStream, { commandId, position, root, leaves, totals })]);
  },
};
