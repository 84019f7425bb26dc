import type { Draw, DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import { formatMoney, type Money, parseMoney, sumOf } from '../kernel/money.ts';
import type { BattleMode } from './battle-lock.ts';
import { NO_TABLE } from './seed-pair.ts';

/** A battle whose every round was played. */
export interface PlayedBattle {
  readonly battleId: string;
  readonly mode: BattleMode;
  /** How many sides there are, and how many fight together on each. */
  readonly sides: number;
  readonly size: number;
  /** How many. */
  readonly boxes: number;
  /** One for each box; values in minor units, decimal. */
  readonly rounds: readonly { readonly draws: readonly { readonly rank: number; readonly value: string }[] }[];
  /** As `battleEntropy` gives it. */
  readonly entropy: string;
}

export interface DrawnTie {
  /** Ranks; of tied sides the first of each. */
  readonly between: number[];
  /** Index in `between`. */
  readonly ticket: number;
}

/** The winners of a battle and their awards. All amounts are minor units, decimal. */
export interface Settlement<Own = Draw> {
  /** The value that each rank fights with, in rank order: all its draws, or its last draw in a terminal battle. */
  readonly totals: string[];
  /** The ranks of the winning side, in order; of a shared battle all. */
  readonly winners: number[];
  readonly tie: DrawnTie | null;
  /** The draws between ranks of the winning side with equal totals, in turn: the drawn rank comes first in the deal. */
  readonly order: DrawnTie[];
  /**
   * One for each winner; items by their number, in the order in which they were dealt. In a shared battle no winner
   * gets an item, and `value` is the share of each in coin.
   */
  readonly awards: { readonly rank: number; readonly items: number[]; readonly value: string }[];
  /** For a page that shows its working. */
  readonly draws: { readonly tie: Own | null; readonly order: readonly Own[] };
}

type Drawing<Own> = (request: DrawRequest) => Own;
type Ending = Pick<PlayedBattle, 'battleId' | 'entropy' | 'boxes'>;

const endingRequest = (
  { battleId, entropy, boxes }: Ending,
  label: 'tie' | 'order',
  index: number,
  among: number,
): DrawRequest => ({
  game: 'battle',
  label,
  id: battleId,
  entropy,
  round: boxes + 1,
  index,
  tableHash: NO_TABLE,
  n: BigInt(among),
});

/** Which of the tied sides wins. */
export const tieRequest = (battle: Ending, tied: number): DrawRequest => endingRequest(battle, 'tie', 0, tied);

/** The k-th draw, from 1, between ranks of the winning side that have equal totals and no place yet. */
export const orderRequest = (battle: Ending, k: number, among: number): DrawRequest =>
  endingRequest(battle, 'order', k, among);

interface WonItem {
  /** Number in the battle, from 1: round by round, in each in the order of the ranks. */
  readonly n: number;
  readonly rank: number;
  readonly value: Money;
}

interface Side {
  readonly ranks: readonly number[];
  readonly score: Money;
}

/** The number, from 1, of what a rank drew in a round. */
export const itemNumber = (
  { sides, size }: Pick<PlayedBattle, 'sides' | 'size'>,
  round: number,
  rank: number,
): number => (round - 1) * sides * size + rank;

const wonItems = (battle: PlayedBattle): WonItem[] =>
  battle.rounds.flatMap(({ draws }, index) =>
    draws.map(({ rank, value }) => ({ n: itemNumber(battle, index + 1, rank), rank, value: parseMoney(value) })),
  );

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Ranks are sorted by side, so each side holds as many that follow one another. */
const sidesOf = ({ sides, size }: PlayedBattle, total: (rank: number) => Money): Side[] =>
  numbers(sides).map((side) => {
    const ranks = numbers(size).map((place) => (side - 1) * size + place);
    return { ranks, score: sumOf(ranks.map(total)) };
  });

/** The sides with the score that the mode asks for: one, or several that are tied. */
const leading = (sides: readonly Side[], mode: PlayedBattle['mode']): Side[] => {
  const scores = sides.map(({ score }) => score);
  const best = scores.reduce((a, b) => (a > b === (mode === 'underdog') ? b : a));
  return sides.filter(({ score }) => score === best);
};

const picked = <Choice>(choices: readonly Choice[], index: number): Choice => {
  const choice = choices[index];
  if (choice === undefined) throw new RangeError('a draw between others');
  return choice;
};

interface Drawn<Own> {
  readonly tie: DrawnTie;
  readonly draw: Own;
}

const drawBetween = <Own extends DrawnTicket>(
  between: readonly number[],
  request: DrawRequest,
  drawing: Drawing<Own>,
): Drawn<Own> => {
  const draw = drawing(request);
  return { tie: { between: [...between], ticket: Number(draw.ticket) }, draw };
};

/** By falling total of its own; those of equal total one by one in a drawn order, the last without a draw. */
const orderOf = <Own extends DrawnTicket>(
  battle: PlayedBattle,
  ranks: readonly number[],
  total: (rank: number) => Money,
  draw: Drawing<Own>,
): { readonly order: readonly number[]; readonly drawn: readonly Drawn<Own>[] } => {
  const drawn: Drawn<Own>[] = [];
  const order: number[] = [];
  let left = [...ranks];
  while (left.length > 0) {
    const most = left.map(total).reduce((a, b) => (a > b ? a : b));
    const equal = left.filter((rank) => total(rank) === most);
    const decided =
      equal.length > 1 ? drawBetween(equal, orderRequest(battle, drawn.length + 1, equal.length), draw) : null;
    if (decided !== null) drawn.push(decided);
    const next = picked(equal, decided?.tie.ticket ?? 0);
    order.push(next);
    left = left.filter((rank) => rank !== next);
  }
  return { order, drawn };
};

const byFallingValue = (a: WonItem, b: WonItem): number =>
  a.value === b.value ? a.n - b.n : a.value > b.value ? -1 : 1;

/** Each item, the dearest first, goes to the winner that holds least so far; of equals, to the first in the order. */
const deal = (items: readonly WonItem[], order: readonly number[]): Settlement['awards'] => {
  const hands = order.map((rank) => ({ rank, items: [] as number[], held: 0n }));
  for (const { n, value } of [...items].sort(byFallingValue)) {
    const hand = hands.reduce((least, one) => (one.held < least.held ? one : least));
    hand.items.push(n);
    hand.held += value;
  }
  return hands
    .map(({ rank, items: held, held: value }) => ({ rank, items: held, value: formatMoney(value) }))
    .sort((a, b) => a.rank - b.rank);
};

/** Every rank gets the same share, rounded down. */
const share = (items: readonly WonItem[], totals: readonly Money[]): Settlement<never> => {
  const each = formatMoney(sumOf(items.map(({ value }) => value)) / BigInt(totals.length));
  const winners = numbers(totals.length);
  return {
    totals: totals.map(formatMoney),
    winners,
    tie: null,
    order: [],
    awards: winners.map((rank) => ({ rank, items: [], value: each })),
    draws: { tie: null, order: [] },
  };
};

/**
 * Winners and their items, from the drawn values alone; a tie takes a draw of its own.
 * @throws RangeError where rounds are missing.
 */
export const settleBattle = <Own extends DrawnTicket>(battle: PlayedBattle, draw: Drawing<Own>): Settlement<Own> => {
  if (battle.rounds.length !== battle.boxes) throw new RangeError('a battle is settled after its last round');
  const items = wonItems(battle);
  const ranks = battle.sides * battle.size;
  const counted = battle.mode === 'terminal' ? items.slice(-ranks) : items;
  const totals = numbers(ranks).map((rank) =>
    sumOf(counted.filter((item) => item.rank === rank).map(({ value }) => value)),
  );
  if (battle.mode === 'shared') return share(items, totals);
  const total = (rank: number): Money => totals[rank - 1] ?? 0n;
  const tied = leading(sidesOf(battle, total), battle.mode);
  const firsts = tied.flatMap(({ ranks }) => ranks.slice(0, 1));
  const tie = tied.length > 1 ? drawBetween(firsts, tieRequest(battle, tied.length), draw) : null;
  const { ranks: winners } = picked(tied, tie?.tie.ticket ?? 0);
  const { order, drawn } = orderOf(battle, winners, total, draw);
  return {
    totals: totals.map(formatMoney),
    winners: [...winners],
    tie: tie?.tie ?? null,
    order: drawn.map((one) => one.tie),
    awards: deal(items, order),
    draws: { tie: tie?.draw ?? null, order: drawn.map((one) => one.draw) },
  };
};
