import { TICKETS, type Wear } from '../fairness/odds.ts';
import type { SkinId } from '../kernel/ids.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { ConsolationTable } from './consolation/events.ts';
import type { SeesSkins } from './skin/state.ts';

/** A skin in one wear with its share of a table's tickets. */
export type TicketShare = {
  readonly skin: SkinId;
  readonly wear: Wear | '';
  readonly tickets: number;
};

/** The most entries that an event's schema takes. */
export const MAX_ENTRIES = 100;

/** The lines of a table in the order of their shares, with float ranges and values as the catalog has them now. */
export const ticketEntries = (
  shares: readonly TicketShare[],
  world: SeesSkins,
): ConsolationTable['entries'] | Rejection => {
  if (shares.length > MAX_ENTRIES) return reject('CATALOG_INVALID', { entries: shares.length });
  const entries: ConsolationTable['entries'] = [];
  let first = 0;
  for (const { skin, wear, tickets } of shares) {
    const state = world.skin(skin);
    const offered = state.status === 'published' ? state.definition.wears.find((one) => one.wear === wear) : undefined;
    if (offered === undefined) return reject('CATALOG_INVALID', { skin, wear });
    if (!Number.isSafeInteger(tickets) || tickets < 1) return reject('CATALOG_INVALID', { skin, tickets });
    const { floatMin, floatMax, value } = offered;
    entries.push({ skin, wear, first, last: first + tickets - 1, floatMin, floatMax, value });
    first += tickets;
  }
  return first === TICKETS ? entries : reject('CATALOG_INVALID', { tickets: first });
};
