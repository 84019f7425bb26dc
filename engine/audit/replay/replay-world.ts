import { type GlasscaseEvent, pairsOf } from '../../events.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { CommittedPair } from '../../kernel/committed-pair.ts';
import type { Draw, DrawRequest } from '../../kernel/draw.ts';
import { PERMISSIVE } from '../../kernel/world.ts';
import { type GlasscaseWorld, worldStates } from '../../stream-state.ts';
import { stateAsGiven } from '../ledgers/given.ts';
import { loggedTicket, Unanswerable } from './logged-tickets.ts';
import type { Sight } from './read-entry.ts';
import type { States } from './states.ts';

const logged = (ticket: number, { n }: DrawRequest): Draw => {
  if (!(ticket >= 0 && BigInt(ticket) < n)) throw new Unanswerable('rules', `ticket ${ticket} of ${n}`);
  return { ticket: BigInt(ticket), counter: 0, word: 0, rejected: 0, block: '', message: '' };
};

/**
 * The world as it was when a command was decided. Nothing is secret any more: fresh pairs and reveals are those of the
 * events, and a draw is the logged ticket. Whether that ticket follows from the seed is proven apart, once the pair is
 * revealed; here it only has to lead to the logged outcome. Guards are permissive: they may refuse, never change. So are, in the public log,
 * states that follow from sealed entries.
 */
export const replayWorld = (states: States, sight: Sight) => {
  let events: readonly GlasscaseEvent[] = [];
  let at = 0;
  /** The pairs that these events commit to and that weren't asked for yet; null before the first is. */
  let fresh: CommittedPair[] | null = null;
  const read = worldStates((stream) =>
    sight === 'public' ? stateAsGiven(states.read(stream), events, at) : states.read(stream),
  );

  const world: GlasscaseWorld = {
    get at() {
      return at;
    },
    ...read,
    guard: () => PERMISSIVE,
    draw: (_, request) => logged(loggedTicket(events, request, read), request),
    reveal: (pair) => {
      const reveal = events.flatMap((event) => pairsOf(event).revealed).find(({ pairId }) => pairId === pair);
      if (reveal === undefined) throw new Unanswerable('seeds', `the reveal of ${pair} isn't in the log`);
      return { serverSeed: reveal.serverSeed, salt: reveal.salt };
    },
    freshPair: () => {
      fresh ??= events.flatMap((event) => pairsOf(event).committed);
      const pair = fresh.shift();
      if (pair === undefined) throw new Unanswerable('seeds', 'a commitment is missing');
      return pair;
    },
  };
  return {
    world,
    /** Puts the world into the moment before these events. */
    enter: (command: readonly RecordedEvent[]): void => {
      events = command.map(({ event }) => event);
      at = command[0]?.at ?? 0;
      fresh = null;
    },
  };
};
