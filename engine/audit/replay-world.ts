import type { Draw, DrawRequest } from '../fairness/draw.ts';
import { entryAt } from '../fairness/odds.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { RecordedEvent } from '../kernel/decision.ts';
import { caseStream, gameStream, type PairId, playerStream, skinStream } from '../kernel/ids.ts';
import { PERMISSIVE, type World } from '../kernel/world.ts';
import type { CaseOpened } from '../player/events.ts';
import type { FindingKind } from './finding.ts';
import type { States } from './states.ts';

/** The log holds too little, or something impossible, for the rules to be asked. */
export class Unanswerable extends Error {
  override readonly name = 'Unanswerable';
  readonly kind: FindingKind;

  constructor(kind: FindingKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

const logged = (ticket: number, { n }: DrawRequest): Draw => {
  if (!(ticket >= 0 && BigInt(ticket) < n)) throw new Unanswerable('rules', `ticket ${ticket} of ${n}`);
  return { ticket: BigInt(ticket), counter: 0, word: 0, rejected: 0, block: '', message: '' };
};

const pairsCommittedBy = ({ event }: RecordedEvent): readonly CommittedPair[] => {
  switch (event.type) {
    case 'PlayerRegistered':
      return [event.data.current, event.data.next];
    case 'SeedRotated':
      return [event.data.next];
    default:
      return [];
  }
};

/**
 * The world as it was when a command was decided. Nothing is secret any more: fresh pairs and reveals are those of the
 * events, and a draw is the logged ticket. Whether that ticket follows from the seed is proven apart, once the pair is
 * revealed; here it only has to lead to the logged item. Guards are permissive: they may refuse, never change.
 */
export const replayWorld = (states: States) => {
  let events: readonly RecordedEvent[] = [];
  let at = 0;
  let fresh: CommittedPair[] = [];

  const play = (pair: PairId, round: number): CaseOpened => {
    for (const { event } of events) {
      if (event.type === 'CaseOpened' && event.data.roundNo === round && event.data.pairId === pair) return event;
    }
    const plays = events.flatMap(({ event }) => (event.type === 'CaseOpened' ? [event.data.quantity] : []));
    // As many plays as were asked for, but other rounds: a gap. Else a play is missing altogether.
    throw new Unanswerable(plays.length === plays[0] ? 'seeds' : 'rules', `round ${round} of ${pair} isn't in the log`);
  };
  const floatTicket = ({ data }: CaseOpened): number => {
    const opened = states.case(caseStream(data.case));
    if (opened.status === 'absent') throw new Unanswerable('rules', 'a case that never was');
    return (data.float ?? 0) - entryAt(opened.table, data.ticket).entry.floatMin;
  };
  const world: World = {
    get at() {
      return at;
    },
    player: (id) => states.player(playerStream(id)),
    case: (slug) => states.case(caseStream(slug)),
    skin: (id) => states.skin(skinStream(id)),
    game: (name) => states.game(gameStream(name)),
    guard: () => PERMISSIVE,
    draw: (pair, request) => {
      const event = play(pair, request.round);
      return logged(request.label === 'float' ? floatTicket(event) : event.data.ticket, request);
    },
    reveal: (pair) => {
      for (const { event } of events) {
        if (event.type !== 'SeedRotated' || event.data.revealed.pairId !== pair) continue;
        return { serverSeed: event.data.revealed.serverSeed, salt: event.data.revealed.salt };
      }
      throw new Unanswerable('seeds', `the reveal of ${pair} isn't in the log`);
    },
    freshPair: () => {
      const pair = fresh.shift();
      if (pair === undefined) throw new Unanswerable('seeds', 'a commitment is missing');
      return pair;
    },
  };
  return {
    world,
    /** Puts the world into the moment before these events. */
    enter: (command: readonly RecordedEvent[]): void => {
      events = command;
      at = command[0]?.at ?? 0;
      fresh = command.flatMap(pairsCommittedBy);
    },
  };
};
