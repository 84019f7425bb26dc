/** How the contents of a case can be ordered. */
export const ENTRY_SORTS = ['rarity', 'value', 'chance'] as const;
export type EntrySort = (typeof ENTRY_SORTS)[number];

interface Sortable {
  readonly value: number;
  readonly firstTicket: number;
  readonly lastTicket: number;
  readonly skin: { readonly grade: number };
}

export const ticketsOf = ({ firstTicket, lastTicket }: Pick<Sortable, 'firstTicket' | 'lastTicket'>): number =>
  lastTicket - firstTicket + 1;

const ORDERS: Readonly<Record<EntrySort, (a: Sortable, b: Sortable) => number>> = {
  rarity: (a, b) => a.skin.grade - b.skin.grade || b.value - a.value,
  value: (a, b) => b.value - a.value,
  chance: (a, b) => ticketsOf(b) - ticketsOf(a) || b.value - a.value,
};

/** Rarest, dearest or likeliest first. */
export const sortEntries = <Entry extends Sortable>(entries: readonly Entry[], sort: EntrySort): readonly Entry[] =>
  entries.toSorted(ORDERS[sort]);
