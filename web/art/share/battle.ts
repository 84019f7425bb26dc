import { rarityColour } from '../rarity.ts';
import { num } from '../svg/number.ts';
import { cardWith, coin, GUTTER, INK, lightPaint, type ProofCorner, placed, textLine } from './frame.ts';
import { fitted } from './text.ts';

/** One that won or lost as a whole. */
export interface RaceLine {
  readonly name: string;
  /** After each round, minor units. */
  readonly totals: readonly number[];
  readonly won: boolean;
}

/** A finished battle as its card shows it, in words of one language. */
export interface ShownBattle {
  /** Names the winners, or says that all share. */
  readonly headline: string;
  /** Amount of all that was drawn. */
  readonly worth: string;
  /** How it came about. */
  readonly note: string;
  readonly lines: readonly RaceLine[];
  /** The finest first. */
  readonly loot: readonly { readonly picture: string /** 0 (top) to 6. */; readonly grade: number }[];
  /** Seats, rounds and items. */
  readonly facts: string;
  readonly proof: ProofCorner;
}

/** How many items a card has room for: one large and 21 small ones. */
export const CARD_LOOT = 22;

const CHART = { x: 684, y: 122, width: 364, height: 198 } as const;
const LINE_COLOURS = ['#a58bff', '#7fa6cf', '#c79a6b', '#8fc7b0', '#cf8fb0', '#b0b7d9'] as const;
const NAME_GAP = 26;

const colourOf = (index: number): string => LINE_COLOURS[index % LINE_COLOURS.length] ?? LINE_COLOURS[0];

/** Names beside the ends of their lines, moved apart until none covers another. */
const apart = (heights: readonly number[]): readonly number[] => {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placedAt: number[] = [];
  let below = CHART.y - NAME_GAP;
  for (const { height, index } of order) {
    below = Math.max(height, below + NAME_GAP);
    placedAt[index] = below;
  }
  return placedAt;
};

/** Totals after each round: the winners' in white, the others in their colours. */
const race = (lines: readonly RaceLine[]): string => {
  const rounds = Math.max(1, ...lines.map(({ totals }) => totals.length));
  const most = Math.max(1, ...lines.flatMap(({ totals }) => totals));
  const xOf = (round: number): number => CHART.x + (round / rounds) * CHART.width;
  const yOf = (total: number): number => CHART.y + CHART.height * (1 - total / most);
  const ends = apart(lines.map(({ totals }) => yOf(totals.at(-1) ?? 0)));
  const grid = [0, 1, 2, 3].map((third) => {
    const y = CHART.y + (third / 3) * CHART.height;
    return `<path d="M${CHART.x} ${num(y)}h${CHART.width}" stroke="#d6ccff" stroke-opacity=".1"/>`;
  });
  const drawn = lines.map(({ name, totals, won }, index) => {
    const colour = won ? INK.text : colourOf(index);
    const points = [0, ...totals].map((total, round) => `${num(xOf(round))} ${num(yOf(total))}`).join('L');
    const end = totals.at(-1) ?? 0;
    const label = textLine(CHART.x + CHART.width + 14, (ends[index] ?? 0) + 6, fitted(name, 17, 122), {
      size: 17,
      weight: won ? 600 : 500,
      fill: won ? INK.text : INK.soft,
    });
    return `<path d="M${points}" fill="none" stroke="${colour}" stroke-width="${won ? 2.5 : 1.4}" stroke-linejoin="round"/><circle cx="${num(xOf(rounds))}" cy="${num(yOf(end))}" r="${won ? 4 : 2.6}" fill="${colour}"/>${label}`;
  });
  const ticks = [...new Set([1, Math.ceil(rounds / 2), rounds])].map(
    (round) =>
      `<text x="${num(xOf(round))}" y="${CHART.y + CHART.height + 20}" font-size="14" text-anchor="middle" fill="${INK.muted}">${round}</text>`,
  );
  return [...grid, ...drawn, ...ticks].join('');
};

const SMALL = 70;
const ROW = 64;
const COLUMNS = 7;
const WALL = { x: 48, y: 394 } as const;
const LARGE = 210;

const lit = (picture: string, x: number, y: number, width: number, height: number, grade: number): string => {
  const bar = width * 0.7;
  const image = Math.min(width * 0.92, (height - 10) * 1.6);
  const across = x + width / 2;
  return `<ellipse cx="${num(across)}" cy="${num(y + height - 4)}" rx="${num(width / 2)}" ry="${num(height * 0.8)}" fill="url(#card-g${grade})" clip-path="url(#card-shelf)"/>${placed(picture, across - image / 2, y + (height - 8) / 2 - (image * 5) / 16, image)}<path d="M${num(across - bar / 2)} ${num(y + height - 4)}h${num(bar)}" stroke="${rarityColour(grade)}" stroke-width="${height > ROW ? 3 : 2}"/>`;
};

const wall = (loot: ShownBattle['loot']): string =>
  loot
    .slice(0, CARD_LOOT)
    .map(({ picture, grade }, index) => {
      if (index === 0) return lit(picture, WALL.x, WALL.y, LARGE, 3 * ROW, grade);
      const column = (index - 1) % COLUMNS;
      const row = Math.floor((index - 1) / COLUMNS);
      return lit(picture, WALL.x + LARGE + column * SMALL, WALL.y + row * ROW, SMALL, ROW, grade);
    })
    .join('');

const CROWN = 'M3 6l4 4 3-6 3 6 4-4-1.5 10h-11z';

/** The card of a finished battle, 1200 × 630: the winners and the worth, the totals of each round, and the finest items. */
export const drawBattleCard = (battle: ShownBattle): string => {
  const headline = fitted(battle.headline, 44, 500);
  const grades = [...new Set(battle.loot.map(({ grade }) => grade))];
  const paints = `${lightPaint('card-lamp', '#a58bff', 0.62)}${grades.map((grade) => lightPaint(`card-g${grade}`, rarityColour(grade), 0.5)).join('')}<clipPath id="card-shelf"><path d="M0 ${WALL.y}h1200v${3 * ROW}H0z"/></clipPath>`;
  const light = '<ellipse cx="290" cy="-20" rx="850" ry="540" fill="url(#card-lamp)"/>';
  const crown = `<path transform="translate(${GUTTER - 4} 134) scale(1.7)" d="${CROWN}" fill="none" stroke="${INK.text}" stroke-width="1.2"/>`;
  const words = `${crown}${textLine(GUTTER, 220, headline, { size: 44, weight: 600 })}${coin(GUTTER, 246, 46)}${textLine(GUTTER + 64, 292, fitted(battle.worth, 64, 480), { size: 64, weight: 600 })}${textLine(GUTTER, 334, fitted(battle.note, 20, 560), { size: 20, fill: INK.soft })}`;
  return cardWith(paints, `${light}${words}${race(battle.lines)}${wall(battle.loot)}`, {
    title: headline,
    facts: battle.facts,
    proof: battle.proof,
  });
};
