import { casePublished } from '../../catalog/case/events.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { drawCase } from '../../fairness/odds.ts';
import { payoutOf } from '../../fairness/payout.ts';
import { TICKETS } from '../../fairness/tickets.ts';
import type { Published } from '../../games/proving.ts';
import { covers, type UnplayedRounds, type UnplayedTable } from '../../games/unplayed.ts';
import type { Unplayed } from '../../player/lanes/events.ts';
import { MODULES } from '../../product.ts';

type Claim<Game> = Extract<Unplayed['draw'], { readonly game: Game }>;

const tables: ReadonlyMap<string, UnplayedTable> = new Map(
  MODULES.flatMap((module) => ('unplayed' in module ? [[module.game, module.unplayed] as const] : [])),
);

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

/**
 * The play that a statement says was sent. Null where nothing follows from the statement: its odds aren't published, or
 * no game has a table like it.
 */
export const unplayedRounds = (
  hashing: Hashing,
  published: Published,
  draw: Exclude<Unplayed['draw'], Claim<'room'>>,
): UnplayedRounds | null =>
  draw.game === 'case'
    ? casePlay(published, draw)
    : (tables.get(draw.game)?.(draw.table, hashing.sha256Text(draw.table), published) ?? null);
