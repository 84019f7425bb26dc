import type { CaseEntry } from '../case/case-query.ts';
import { intensityOf } from '../case/reveal/intensity.ts';
import type { Winner } from '../case/winner.ts';
import type { ContractPlayed, ContractTable } from './contract-query.ts';

export interface DrawnContract {
  /** The entries on the reel: the signed table, or the drawn item alone. */
  readonly entries: readonly CaseEntry[];
  readonly winner: Winner;
}

/** The draw of a contract in the form that the reel takes. */
export const drawnOf = (
  { id, roundNo, ticket, entry: index, item }: ContractPlayed,
  table: ContractTable | null,
): DrawnContract => {
  const { skin, wear, value } = item;
  const alone = { index: 0, skin, wear, value, firstTicket: ticket, lastTicket: ticket };
  const listed = table?.entries.find((entry) => entry.index === index);
  const entry = listed ?? alone;
  return {
    entries: listed === undefined || table === null ? [entry] : table.entries,
    winner: {
      key: id,
      entry,
      worth: item.sellPrice,
      ticket,
      float: null,
      // By its rarity alone: a stake of items has no price.
      intensity: intensityOf(skin.grade, value, value),
      round: { id, roundNo, logged: null, itemId: item.id, held: item.state === 'HELD' },
    },
  };
};
