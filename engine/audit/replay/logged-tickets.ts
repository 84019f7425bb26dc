import { type GlasscaseEvent, isRound, type RoundEvent } from '../../events.ts';
import { entryAt } from '../../fairness/odds.ts';
import type { DrawRequest } from '../../kernel/draw.ts';
import { roundRules } from '../../proving.ts';
import type { WorldStates } from '../../stream-state.ts';
import type { FindingKind } from '../finding.ts';

/** The log holds too little, or something impossible, for the rules to be asked. */
export class Unanswerable extends Error {
  override readonly name = 'Unanswerable';
  readonly kind: FindingKind;

  constructor(kind: FindingKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

const missing = (what: string): Unanswerable => new Unanswerable('rules', `${what} isn't in the log`);

const playOf = (events: readonly GlasscaseEvent[], { id, round }: DrawRequest): RoundEvent => {
  for (const event of events) {
    if (isRound(event) && event.data.roundNo === round && event.data.pairId === id) return event;
  }
  const plays = events.filter(isRound);
  // As many plays as were asked for, but other rounds: a gap. Else a play is missing altogether.
  const [first] = plays;
  const asked = first !== undefined && 'quantity' in first.data ? first.data.quantity : 1;
  throw new Unanswerable(plays.length === asked ? 'seeds' : 'rules', `round ${round} of ${id} isn't in the log`);
};

const ticketOfPlay = (event: RoundEvent, { label, round }: DrawRequest, states: WorldStates): number => {
  const ticket = roundRules(event).rules.ticketOf(event, label, states);
  if (ticket === null) throw missing(`the ${label} draw of round ${round}`);
  return ticket;
};

type Typed<Type extends GlasscaseEvent['type']> = Extract<GlasscaseEvent, { type: Type }>;

const ticketOfRank = ({ data }: Typed<'BattleRoundPlayed'>, request: DrawRequest, states: WorldStates): number => {
  const found = data.draws.find(({ rank }) => rank === request.index);
  if (found === undefined) throw missing(`rank ${request.index} in round ${request.round}`);
  if (request.label === 'battle') return found.ticket;
  const battle = states.battle(data.battleId);
  const box = battle.status === 'absent' ? undefined : battle.boxes[request.round - 1];
  const opened = box === undefined ? undefined : states.case(box.case);
  const table = opened === undefined || opened.status === 'absent' ? undefined : opened.tables.get(data.oddsHash);
  if (table === undefined) throw new Unanswerable('rules', 'a case that never was');
  return (found.float ?? 0) - entryAt(table, found.ticket).entry.floatMin;
};

const ticketOfBattle = (events: readonly GlasscaseEvent[], request: DrawRequest, states: WorldStates): number => {
  const ends = request.label === 'tie' || request.label === 'order';
  for (const event of events) {
    if (ends && event.type === 'BattleSettled' && event.data.battleId === request.id) {
      const { tie, order } = event.data;
      const drawn = request.label === 'tie' ? tie : order[request.index - 1];
      if (drawn !== null && drawn !== undefined) return drawn.ticket;
    }
    if (ends || event.type !== 'BattleRoundPlayed') continue;
    const { battleId, round } = event.data;
    if (battleId === request.id && round === request.round) return ticketOfRank(event, request, states);
  }
  throw missing(`the ${request.label} draw of round ${request.round}`);
};

const ticketOfGiveaway = (events: readonly GlasscaseEvent[], { id, index }: DrawRequest): number => {
  for (const event of events) {
    if (event.type !== 'GiveawayDrawn' || event.data.giveawayId !== id) continue;
    const winner = event.data.winners[index];
    if (winner !== undefined) return winner.ticket;
  }
  throw missing(`winner ${index}`);
};

/**
 * The ticket that a command's events show for a draw.
 * @throws Unanswerable where they show none.
 */
export const loggedTicket = (events: readonly GlasscaseEvent[], request: DrawRequest, states: WorldStates): number => {
  switch (request.game) {
    case 'battle':
      return ticketOfBattle(events, request, states);
    case 'giveaway':
      return ticketOfGiveaway(events, request);
    default:
      return ticketOfPlay(playOf(events, request), request, states);
  }
};
