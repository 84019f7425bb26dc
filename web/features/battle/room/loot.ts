import type { BattleDraw, BattleRoom } from './room-query.ts';

/** Something that was drawn in a battle. */
export interface Loot {
  readonly round: number;
  readonly draw: BattleDraw;
}

const dearest = (loot: readonly Loot[]): Loot | undefined =>
  loot.reduce<Loot | undefined>(
    (best, one) => (best === undefined || one.draw.entry.value > best.draw.entry.value ? one : best),
    undefined,
  );

/**
 * All draws: first the deciding item, then the rest by falling value. The deciding item is the dearest of the winning
 * side, in a terminal battle its dearest of the last round. Where the lowest total wins or all share, it is the dearest
 * of all.
 */
export const lootOf = ({ mode, rounds, result }: Pick<BattleRoom, 'mode' | 'rounds' | 'result'>): readonly Loot[] => {
  const all = rounds.flatMap(({ round, draws }) => draws.map((draw): Loot => ({ round, draw })));
  const won = all.filter(({ draw }) => result?.winners.includes(draw.seat));
  const last = won.filter(({ round }) => round === rounds.length);
  const deciding = dearest(mode === 'TERMINAL' ? last : mode === 'CLASSIC' ? won : all);
  const rest = all.filter((one) => one !== deciding).toSorted((a, b) => b.draw.entry.value - a.draw.entry.value);
  return deciding === undefined ? rest : [deciding, ...rest];
};

/** The dearest item that one of these seats drew. */
export const bestOf = (loot: readonly Loot[], seats: readonly number[]): Loot | undefined =>
  dearest(loot.filter(({ draw }) => seats.includes(draw.seat)));
