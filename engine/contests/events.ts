import { z } from 'zod';
import { defineEvent, type EventOf } from '../facts/define-event.ts';
import { gets } from '../facts/facts.ts';
import { commandId, contestId, count, names, playerId, positiveMoney } from '../kernel/event-codec.ts';
import { definePlayerEvent } from '../player/state.ts';
import { CONTEST_RANKINGS, MOST_EXCLUDED, MOST_PRIZES, PRIZE_BALANCES } from './bounds.ts';

const instant = z.int().min(0).describe('milliseconds since 1970, UTC');
const rank = z.int().min(1).max(MOST_PRIZES);
const balance = z.enum(PRIZE_BALANCES).describe('what prizes are paid in');

/** The rules and prizes of a contest. They never change; before a contest begins the operator may cancel it. */
const announced = {
  name: names,
  ranking: z
    .enum(CONTEST_RANKINGS)
    .describe(
      'battles: value won in battles; openings: value drawn from cases; wins: the most valuable item won; private battles never count',
    ),
  startsAt: instant.describe('the first instant that counts'),
  endsAt: instant.describe('the first that counts no more'),
  balance,
  prizes: z.array(positiveMoney).min(1).max(MOST_PRIZES).describe('of each rank, from the first'),
  excluded: z.array(playerId).max(MOST_EXCLUDED).describe('players of the house: they have no rank'),
};

export const contestAnnounced = defineEvent(
  'ContestAnnounced',
  { commandId, contestId, ...announced },
  { stream: 'contest', visibility: 'open' },
);

export const contestCancelled = defineEvent(
  'ContestCancelled',
  { commandId, contestId },
  { stream: 'contest', visibility: 'open' },
);

/** From here on no entry of the log lies within the contest's time: its standing is that of all entries before. */
export const contestEnded = defineEvent(
  'ContestEnded',
  { commandId, contestId },
  { stream: 'contest', visibility: 'open' },
);

/** The final standing, as far as there are prizes, from the first rank on. The prizes come with it, but those that are lost. */
export const contestSettled = defineEvent(
  'ContestSettled',
  {
    commandId,
    contestId,
    places: z
      .array(
        z.strictObject({
          playerId,
          score: positiveMoney,
          reached: count.describe('position of the entry that brought it there'),
        }),
      )
      .max(MOST_PRIZES),
    unpaid: z.array(rank).max(MOST_PRIZES).describe('ranks whose prize is lost: their balance had no room for it'),
  },
  { stream: 'contest', visibility: 'open' },
);

export const contestEvents = [contestAnnounced, contestCancelled, contestEnded, contestSettled] as const;
export type ContestEvent = EventOf<(typeof contestEvents)[number]>;
export type ContestAnnounced = EventOf<typeof contestAnnounced>;
export type ContestCancelled = EventOf<typeof contestCancelled>;
export type ContestEnded = EventOf<typeof contestEnded>;
export type ContestSettled = EventOf<typeof contestSettled>;

/** In the player's stream: the prize of a rank. */
export const contestPrizeWon = definePlayerEvent(
  'ContestPrizeWon',
  { commandId, playerId, contestId, rank, balance, amount: positiveMoney },
  {
    visibility: 'open',
    facts: ({ playerId, contestId, balance, amount }) => ({
      postings: gets(playerId, 'rewards', 'CONTEST_PRIZE', amount, balance),
      reference: contestId,
    }),
  },
);
export type ContestPrizeWon = EventOf<typeof contestPrizeWon>;
