import { z } from 'zod';
import { casePublished } from '../../catalog/case/events.ts';
import { consolationPublished } from '../../catalog/consolation/events.ts';
import { drawDream } from '../../fairness/dream-draw.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { drawCase } from '../../fairness/odds.ts';
import { mixedPayout, NOTHING, type PaidRange, type Payout, payoutOf } from '../../fairness/payout.ts';
import type { RoundPlay } from '../../fairness/target-draw.ts';
import { TICKETS } from '../../fairness/tickets.ts';
import { drawUpgrade } from '../../fairness/upgrade-draw.ts';
import { drawContract } from '../../games/contract/draw.ts';
import type { Published } from '../../games/proving.ts';
import { CHANCE_BOUNDS, MOST_RETURNED } from '../../games/target-terms.ts';
import { NotCanonical, parseCanonical } from '../../kernel/canonical-json.ts';
import type { DrawnTicket, DrawRequest } from '../../kernel/draw.ts';
import { hexHash, positiveMoney, tableEntries, targetFacts } from '../../kernel/event-codec.ts';
import type { Money } from '../../kernel/money.ts';
import type { Unplayed } from '../../player/lanes/events.ts';

/** A play that its device says was sent, as far as a reader can follow it. */
export interface UnplayedRounds {
  readonly rounds: number;
  /** Of all rounds. */
  readonly staked: Money;
  /** Of one round. */
  readonly payout: Payout;
  /** The value of one round by its tickets. */
  readonly valueOf: (play: RoundPlay, draw: (request: DrawRequest) => DrawnTicket) => Money;
}

type Claim<Game> = Extract<Unplayed['draw'], { readonly game: Game }>;

const chance = z.int().min(CHANCE_BOUNDS.least).max(CHANCE_BOUNDS.most);
const ofTarget = { version: z.literal(1), tickets: z.literal(TICKETS), target: targetFacts, win: chance } as const;
const tables = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('upgrade'), ...ofTarget, stake: positiveMoney, side: z.enum(['under', 'over']) }),
  z.strictObject({ game: z.literal('dream'), ...ofTarget, fee: positiveMoney, consolation: hexHash }),
  z.strictObject({
    game: z.literal('contract'),
    version: z.literal(1),
    pool: hexHash,
    stake: positiveMoney,
    tickets: z.int().min(1),
    entries: tableEntries,
  }),
]);
type Table = z.infer<typeof tables>;

const tableIn = (text: string): Table | null => {
  try {
    return tables.safeParse(parseCanonical(text)).data ?? null;
  } catch (error) {
    if (error instanceof NotCanonical) return null;
    throw error;
  }
};

/** Whether each of so many tickets has one entry, whose value isn't below 0. */
const covers = (tickets: number, entries: readonly PaidRange[]): boolean => {
  let next = 0;
  for (const { first, last, value } of entries) {
    if (first !== next || last < first || value.startsWith('-')) return false;
    next = last + 1;
  }
  return next === tickets;
};

const casePlay = (published: Published, { oddsHash, quantity }: Claim<'case'>): UnplayedRounds | null => {
  const table = published(casePublished, oddsHash)?.table;
  if (table === undefined || !covers(TICKETS, table.entries)) return null;
  return {
    rounds: quantity,
    staked: BigInt(table.price) * BigInt(quantity),
    payout: payoutOf(table.entries),
    valueOf: (play, draw) => BigInt(drawCase(table, { ...play, oddsHash }, draw).entry.value),
  };
};

/** The play for a table whose hash that is. */
const tablePlay = (published: Published, table: Table, tableHash: string): UnplayedRounds | null => {
  switch (table.game) {
    case 'upgrade':
      return {
        rounds: 1,
        staked: BigInt(table.stake),
        payout: mixedPayout(table.win, table.target.value, NOTHING),
        valueOf: (play, draw) => (drawUpgrade(table, tableHash, play, draw).won ? BigInt(table.target.value) : 0n),
      };
    case 'dream': {
      const { consolation: hash, fee, target, win } = table;
      const consolations = published(consolationPublished, hash)?.table;
      if (consolations === undefined || !covers(TICKETS, consolations.entries)) return null;
      return {
        rounds: 1,
        staked: BigInt(fee),
        payout: mixedPayout(win, target.value, payoutOf(consolations.entries)),
        valueOf: (play, draw) => {
          const { consolation } = drawDream(table, tableHash, consolations, hash, play, draw);
          return BigInt(consolation === null ? target.value : consolation.entry.value);
        },
      };
    }
    case 'contract':
      if (!covers(table.tickets, table.entries)) return null;
      return {
        rounds: 1,
        staked: BigInt(table.stake),
        payout: payoutOf(table.entries),
        valueOf: (play, draw) => BigInt(drawContract(table, tableHash, play, draw).entry.value),
      };
  }
};

/** No game for a target, and no contract, returns more of a stake. */
const isLawful = ({ staked, payout }: UnplayedRounds): boolean =>
  100n * payout.first <= BigInt(MOST_RETURNED) * staked * payout.tickets;

/**
 * The play that a statement says was sent. Null where nothing follows from the statement: its odds aren't published, or
 * no game has a table like it.
 */
export const unplayedRounds = (
  hashing: Hashing,
  published: Published,
  draw: Exclude<Unplayed['draw'], Claim<'room'>>,
): UnplayedRounds | null => {
  if (draw.game === 'case') return casePlay(published, draw);
  const table = tableIn(draw.table);
  if (table?.game !== draw.game) return null;
  const play = tablePlay(published, table, hashing.sha256Text(draw.table));
  return play !== null && isLawful(play) ? play : null;
};
