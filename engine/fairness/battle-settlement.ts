import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { type BattleId, type ItemId, itemIn } from '../kernel/ids.ts';
import { formatMoney, type Money, parseMoney, sumOf } from '../kernel/money.ts';
import { NO_TABLE } from './draw.ts';

/** A battle whose every round was played. */
export interface PlayedBattle {
  readonly battleId: BattleId;
  readonly mode: 'classic' | 'underdog';
  /** Seats 1 and 2 against 3 and 4. */
  readonly teams: boolean;
  readonly seatCount: number;
  /** How many. */
  readonly boxes: number;
  /** One for each box; values in minor units, decimal. */
  readonly rounds: readonly { readonly draws: readonly { readonly seat: number; readonly value: string }[] }[];
  /** As `battleEntropy` gives it. */
  readonly entropy: string;
}

export interface DrawnTie {
  /** Seats in order, or sides where two play against two. */
  readonly between: number[];
  /** Index in `between`. */
  readonly ticket: number;
}

/** Who won what. All amounts are minor units, decimal. */
export interface Settlement {
  /** In the order of the seats. */
  readonly totals: string[];
  readonly winners: number[];
  readonly tie: DrawnTie | null;
  readonly dealTie: DrawnTie | null;
  /** One for each winner, items in the order in which they were dealt. */
  readonly awards: { readonly seat: number; readonly itemIds: ItemId[]; readonly value: string }[];
  /** For a page that shows its working. */
  readonly draws: { readonly tie: Draw | null; readonly deal: Draw | null };
}

type Drawing = (request: DrawRequest) => Draw;

/** Index 0 decides between winners, index 1 who of two is dealt first. */
export const tieRequest = (
  { battleId, entropy, boxes }: Pick<PlayedBattle, 'battleId' | 'entropy' | 'boxes'>,
  index: 0 | 1,
  tied: number,
): DrawRequest => ({
  game: 'battle',
  label: 'tie',
  id: battleId,
  entropy,
  round: boxes + 1,
  index,
  tableHash: NO_TABLE,
  n: BigInt(tied),
});

interface WonItem {
  /** Number in the battle, from 1: round by round, in each in the order of the seats. */
  readonly n: number;
  readonly seat: number;
  readonly value: Money;
}

interface Side {
  readonly side: number;
  readonly seats: readonly number[];
  readonly score: Money;
}

const wonItems = ({ rounds, seatCount }: PlayedBattle): WonItem[] =>
  rounds.flatMap(({ draws }, index) =>
    draws.map(({ seat, value }) => ({ n: index * seatCount + seat, seat, value: parseMoney(value) })),
  );

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const sidesOf = ({ teams, seatCount }: PlayedBattle, total: (seat: number) => Money): Side[] => {
  const seats = teams
    ? [
        [1, 2],
        [3, 4],
      ]
    : numbers(seatCount).map((seat) => [seat]);
  return seats.map((of, index) => ({ side: index + 1, seats: of, score: sumOf(of.map(total)) }));
};

/** The sides with the score that the mode asks for: one, or several that are tied. */
const leading = (sides: readonly Side[], mode: PlayedBattle['mode']): Side[] => {
  const scores = sides.map(({ score }) => score);
  const best = scores.reduce((a, b) => (a > b === (mode === 'classic') ? a : b));
  return sides.filter(({ score }) => score === best);
};

const picked = <Choice>(choices: readonly Choice[], index: number): Choice => {
  const choice = choices[index];
  if (choice === undefined) throw new RangeError('a draw between others');
  return choice;
};

const byFallingValue = (a: WonItem, b: WonItem): number =>
  a.value === b.value ? a.n - b.n : a.value > b.value ? -1 : 1;

interface Hand {
  readonly seat: number;
  readonly items: readonly WonItem[];
}

/** Each item, the dearest first, goes to the one who holds less so far; where both hold the same, to `first`. */
const deal = (items: readonly WonItem[], first: number, second: number): Hand[] => {
  const toFirst: WonItem[] = [];
  const toSecond: WonItem[] = [];
  let lead = 0n;
  for (const item of [...items].sort(byFallingValue)) {
    const isBehind = lead <= 0n;
    (isBehind ? toFirst : toSecond).push(item);
    lead += isBehind ? item.value : -item.value;
  }
  const hands = [
    { seat: first, items: toFirst },
    { seat: second, items: toSecond },
  ];
  return hands.sort((a, b) => a.seat - b.seat);
};

/** Between the two of the winning side: who had more of their own is dealt first, and where that is equal a draw decides. */
const dealBetween = (
  battle: PlayedBattle,
  [one, other]: readonly [number, number],
  items: readonly WonItem[],
  total: (seat: number) => Money,
  draw: Drawing,
) => {
  const drawn = total(one) === total(other) ? draw(tieRequest(battle, 1, 2)) : null;
  const oneFirst = drawn === null ? total(one) > total(other) : drawn.ticket === 0n;
  const hands = oneFirst ? deal(items, one, other) : deal(items, other, one);
  return { drawn, hands };
};

/**
 * Winners and their items, from the drawn values alone; a tie takes a draw of its own.
 * @throws RangeError where rounds are missing.
 */
export const settleBattle = (battle: PlayedBattle, draw: Drawing): Settlement => {
  if (battle.rounds.length !== battle.boxes) throw new RangeError('a battle is settled after its last round');
  const items = wonItems(battle);
  const total = (seat: number): Money => sumOf(items.filter((item) => item.seat === seat).map(({ value }) => value));
  const tied = leading(sidesOf(battle, total), battle.mode);
  const tieDraw = tied.length > 1 ? draw(tieRequest(battle, 0, tied.length)) : null;
  const { seats } = picked(tied, Number(tieDraw?.ticket ?? 0n));
  const [one, other] = seats;
  if (one === undefined) throw new RangeError('a side without seats');
  const { drawn: dealDraw, hands } =
    other === undefined
      ? { drawn: null, hands: [{ seat: one, items }] }
      : dealBetween(battle, [one, other], items, total, draw);
  return {
    totals: numbers(battle.seatCount).map((seat) => formatMoney(total(seat))),
    winners: [...seats],
    tie: tieDraw && { between: tied.map(({ side }) => side), ticket: Number(tieDraw.ticket) },
    dealTie: dealDraw && { between: [...seats], ticket: Number(dealDraw.ticket) },
    awards: hands.map(({ seat, items: held }) => ({
      seat,
      itemIds: held.map(({ n }) => itemIn(battle.battleId, n)),
      value: formatMoney(sumOf(held.map(({ value }) => value))),
    })),
    draws: { tie: tieDraw, deal: dealDraw },
  };
};
