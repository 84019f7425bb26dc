import { insertRecords } from '../database/records.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { seatInRoom } from '../seat-in-room.ts';
import { projectionOf } from './projection.ts';

/**
 * `drawn`: rounds, draws of seats in battles and prizes of giveaways; `revealed`: those of them whose server seed the
 * log reveals, so that every auditor can draw them again. `laned`: rounds whose randomness was the next link of a lane;
 * `loose`: all other rounds. `seats`: parts of players in the draws of rooms; `lanedSeats`: those of them that were the
 * next link of a lane.
 */
export type SiteTotal =
  | 'players'
  | 'opened'
  | 'upgrades'
  | 'battles'
  | 'giveaways'
  | 'drawn'
  | 'revealed'
  | 'laned'
  | 'loose'
  | 'seats'
  | 'lanedSeats';

type Added = readonly (readonly [total: SiteTotal, amount: number])[];

const ofRound = ({ facts: { play } }: ReadEvent): Added => {
  const total = play?.game === 'case' ? 'opened' : play?.game === 'upgrade' ? 'upgrades' : null;
  return [
    ...(total === null ? [] : ([[total, 1]] as const)),
    ...(play?.round == null
      ? []
      : ([
          ['drawn', 1],
          [play.round.link === null ? 'loose' : 'laned', 1],
        ] as const)),
  ];
};

const roundsOf = (revealed: readonly { readonly roundCount: number }[]): number =>
  revealed.reduce((sum, { roundCount }) => sum + roundCount, 0);

/** Amounts that the event adds to totals. */
export const addedBy = (recorded: ReadEvent): Added => {
  const { event } = recorded;
  switch (event.type) {
    case 'PlayerRegistered':
      return [['players', 1]];
    case 'SeedRotated':
    case 'LaneClosed':
      return [['revealed', event.data.revealed.roundCount]];
    case 'PlayerErased':
      return [['revealed', roundsOf(event.data.revealed)]];
    case 'BattleRoundPlayed': {
      const { draws, round, nextRoundAt } = event.data;
      if (nextRoundAt !== null) return [['drawn', draws.length]];
      // With the last round the seed is revealed, of all that was drawn.
      return [
        ['drawn', draws.length],
        ['revealed', draws.length * round],
      ];
    }
    case 'BattleSettled':
      return [['battles', 1]];
    case 'GiveawayDrawn':
      return [
        ['giveaways', 1],
        ['drawn', event.data.winners.length],
        ['revealed', event.data.winners.length],
      ];
    case 'LinkSpent':
      return [['lanedSeats', 1]];
    case 'SeatTaken':
    case 'GiveawayEntered':
    case 'GiveawayCreated':
      return seatInRoom(event) === null ? [] : [['seats', 1]];
    default:
      return ofRound(recorded);
  }
};

/** How much of each happened on the whole site. */
export const statistics = projectionOf({
  name: 'statistics',
  version: 5,
  tables: ['site_total'],
  types: [
    'PlayerRegistered',
    'SeedRotated',
    'LaneClosed',
    'PlayerErased',
    'BattleRoundPlayed',
    'BattleSettled',
    'GiveawayDrawn',
    'LinkSpent',
    'SeatTaken',
    'GiveawayEntered',
    'GiveawayCreated',
    ...FACTUAL_TYPES,
  ],
  read: async () => null,
  fold: (_before, events) => {
    const sums = new Map<SiteTotal, number>();
    for (const [total, amount] of events.flatMap(addedBy)) sums.set(total, (sums.get(total) ?? 0) + amount);
    return sums;
  },
  write: (sql, table, sums) =>
    insertRecords(
      sql,
      table('site_total'),
      [...sums].map(([name, amount]) => ({ name, amount })),
      'ON CONFLICT (name) DO UPDATE SET amount = old.amount + excluded.amount',
    ),
});
