import { apiErrorOf } from './api-error.ts';

/** Proof of a moment ago that the caller is the player: good for sensitive acts of the account. */
export interface Ticket {
  readonly ticket: string;
  /** RFC 3339. */
  readonly expiresAt: string;
}

export interface TicketPorts {
  /** A ticket that is still good; null where there is none. */
  readonly kept: () => Ticket | null;
  readonly keep: (ticket: Ticket | null) => void;
  /** Has the player prove who they are; null where they chose not to. */
  readonly ask: () => Promise<Ticket | null>;
}

/**
 * Does a sensitive act with the ticket at hand, else with one that the player is asked for. A kept ticket that the server
 * no longer takes is replaced once. Undefined where the player chose not to; throws what `act` throws.
 */
export const withTicket = async <Result>(
  act: (ticket: string) => Promise<Result>,
  { kept, keep, ask }: TicketPorts,
): Promise<Result | undefined> => {
  const known = kept();
  if (known !== null) {
    try {
      return await act(known.ticket);
    } catch (thrown) {
      if (apiErrorOf(thrown).code !== 'TICKET_INVALID') throw thrown;
      keep(null);
    }
  }
  const fresh = await ask();
  if (fresh === null) return undefined;
  keep(fresh);
  return act(fresh.ticket);
};
