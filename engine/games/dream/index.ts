import { byPlayer, firstEvent, playerCommand } from '../../kernel/definitions.ts';
import { shownIn } from '../../player/play-round.ts';
import { chaseDreamWith } from './chase-dream.ts';
import { dreamChased, dreamEvents } from './events.ts';
import { explainDream } from './explain.ts';
import { dreamRounds, dreamWays } from './prove.ts';
import { unplayedDream } from './unplayed.ts';

const dreamCommands = [
  playerCommand('ChaseDream', byPlayer, chaseDreamWith, [
    firstEvent(
      dreamChased,
      ({ playerId, terms, target, winTickets, fee, consolationHash, tableHash, entropy, ...drawn }) => ({
        type: 'ChaseDream',
        playerId,
        round: shownIn(drawn),
        terms,
        targetSkin: target.skin,
        targetWear: target.wear,
        winTickets,
        targetValue: target.value,
        fee,
        consolationHash,
        tableHash,
        entropy,
      }),
    ),
  ]),
] as const;

/** A fee is paid for a chance at any item. */
export const dream = {
  game: 'dream',
  /** The plays that a report counts. */
  counted: 'dreams',
  /** The reason why a play is news to its player: an item of the two top grades, or success. */
  news: 'success',
  events: dreamEvents,
  commands: dreamCommands,
  states: [],
  explain: explainDream,
  rounds: dreamRounds,
  ways: dreamWays,
  unplayed: unplayedDream,
} as const;
