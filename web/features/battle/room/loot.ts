import type { BattleDraw, BattleRoom } from './room-query.ts';

/** Something that was drawn in a battle. */
export interface Loot {
  readonly round: number;
  readonly draw: BattleDraw;
}

const mostValuable = (loot: readonly Loot[]): Loot | undefined =>
  loot.reduce<Loot | undefined>(
    (best, one) => (best === undefined || one.draw.entry.value > best.draw.entry.value ? one : best),
    undefined,
  );

/**
 * All draws: first the deciding item, then the rest by falling value. The deciding item is the most valuable one of the winning
 * side, in a terminal battle its most valuable one of the last round. Where the lowest total wins or all share, it is the most valuable
 * of all.
 */
export const lootOf = ({ mode, rounds, result }: Pick<BattleRoom, 'mode' | 'rounds' | 'result'>): readonly Loot[] => {
  const all = rounds.flatMap(({ round, draws }) => draws.map((draw): Loot => ({ round, draw })));
  const won = all.filter(({ draw }) => result?.winners.includes(draw.seat));
  const last = won.filter(({ round }) => round === rounds.length);
  const deciding = mostValuable(mode === 'TERMINAL' ? last : mode === 'CLASSIC' ? won : all);
  const rest = all.filter((one) => one !== deciding).toSorted((a, b) => b.draw.entry.value - a.draw.entry.value);
  return deciding === undefined ? rest : [deciding, ...rest];
};

/** The most valuable item that one of these seats drew. */
export const bestOf = (loot: readonly Loot[], seats: readonly number[]): Loot | undefined =>
  mostValuable(loot.filter(({ draw }) => seats.includes(draw.seat)));
