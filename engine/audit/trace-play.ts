import { type GlasscaseEvent, isRound } from '../events.ts';
import { provePlay } from './prove.ts';
import { itemText, type TracedGame } from './traced-game.ts';

const outcomeOf = (event: GlasscaseEvent): readonly string[] => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
      return [`ticket ${event.data.ticket}, entry ${event.data.entry}: ${itemText(event.data)}`];
    case 'UpgradePlayed': {
      const { ticket, side, winTickets, item } = event.data;
      return [
        `ticket ${ticket}; ${side} wins with ${winTickets} of 10000000: ${item === null ? 'lost' : itemText(item)}`,
      ];
    }
    case 'DreamChased': {
      const { ticket, winTickets, consolation, item } = event.data;
      const won = consolation === null ? 'won' : `lost, consolation ticket ${consolation.ticket}`;
      return [`ticket ${ticket}; below ${winTickets} of 10000000 wins: ${won}: ${itemText(item)}`];
    }
    default:
      return [];
  }
};

/** A round of a player's own pair. */
export const tracePlay = (pairId: string, roundNo: number): TracedGame => {
  let play: GlasscaseEvent | null = null;
  return {
    record: ({ event }) => {
      if (!isRound(event) || event.data.pairId !== pairId || event.data.roundNo !== roundNo) return false;
      play ??= event;
      return true;
    },
    pairId: () => (play !== null && isRound(play) ? play.data.pairId : null),
    givenUp: () => false,
    facts: () => ({ kind: 'play', lock: null, beacon: null, outcome: play === null ? [] : outcomeOf(play) }),
    prove: (tables, from) => (play !== null && isRound(play) ? provePlay(play, tables, from) : 'it was never played'),
  };
};
