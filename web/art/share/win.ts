import { rarityColour } from '../rarity.ts';
import { num } from '../svg/number.ts';
import { CARD, cardWith, coin, GUTTER, INK, lightPaint, type ProofCorner, placed, textLine } from './frame.ts';
import { fitted, textWidth } from './text.ts';

/** A play as its card shows it, in words of one language. */
export interface ShownWin {
  /** Names the player and the play. */
  readonly headline: string;
  /** One chance in so many; null where what came out wasn't drawn. */
  readonly odds: { readonly oneIn: number /** The lit tile, from 0. */; readonly lit: number } | null;
  /** Family, wear and wear float. */
  readonly kind: string;
  readonly name: string;
  /** An amount, or that it wasn't won. */
  readonly worth: string;
  readonly won: boolean;
  /** 0 (top) to 6. */
  readonly grade: number;
  /** A drawing of 640 × 400. */
  readonly picture: string;
  readonly proof: ProofCorner;
}

const FLOOR = 440;
const ITEM = { x: 510, y: 16, width: 680 } as const;
/** Above so many tiles one isn't seen any more: the figure says it alone. */
const MOST_TILES = 4_000;
const FIELD = { x: GUTTER, y: 292, width: 270, height: 118 } as const;

/** Exactly as many tiles as there are chances, one of them lit. */
const oddsField = ({ oneIn, lit }: NonNullable<ShownWin['odds']>, colour: string): string => {
  if (oneIn < 2 || oneIn > MOST_TILES) return '';
  const step = Math.min(40, Math.sqrt((FIELD.width * FIELD.height) / oneIn));
  const inRow = Math.max(1, Math.floor(FIELD.width / step));
  const tile = step * 0.66;
  const at = (index: number) => ({
    x: FIELD.x + (index % inRow) * step,
    y: FIELD.y + Math.floor(index / inRow) * step,
  });
  const tiles = Array.from({ length: oneIn }, (_, index) => {
    const { x, y } = at(index);
    return `M${num(x)} ${num(y)}h${num(tile)}v${num(tile)}h${num(-tile)}z`;
  });
  const { x, y } = at(Math.min(oneIn - 1, lit));
  const middle = `cx="${num(x + tile / 2)}" cy="${num(y + tile / 2)}"`;
  return `<path d="${tiles.join('')}" fill="#fff" fill-opacity=".17"/><circle ${middle} r="26" fill="url(#card-hit)"/><rect x="${num(x)}" y="${num(y)}" width="${num(tile)}" height="${num(tile)}" fill="#fff" stroke="${colour}" stroke-width="1"/>`;
};

/** Where the words of the proof may begin. */
const WORDS_END = 790;

const PIPS = 7;

const pips = (x: number, y: number, grade: number, colour: string): string =>
  Array.from({ length: PIPS }, (_, pip) => {
    const left = x + pip * 8;
    return `<path d="M${left + 3} ${y - 13}h5l-3 13h-5z" fill="${pip < PIPS - grade ? colour : '#2a2540'}"/>`;
  }).join('');

/** The card of one play, 1200 × 630: the item that came out, in its light, and the odds of it. */
export const drawWinCard = (win: ShownWin): string => {
  const { grade, odds, won, proof } = win;
  const colour = rarityColour(grade);
  const middle = ITEM.x + ITEM.width / 2;
  const headline = fitted(win.headline, 22, 440);
  const worth = fitted(win.worth, 32, 300);
  const name = fitted(win.name, 48, WORDS_END - GUTTER - 62 - textWidth(worth, 32));
  const kind = fitted(win.kind, 20, 600);
  const nameEnd = GUTTER + textWidth(name, 48);
  const oneIn = odds === null ? null : odds.oneIn.toLocaleString('en-US');
  const light = won ? 1 : 0.25;
  const paints = `${lightPaint('card-light', colour, 0.75)}${lightPaint('card-hit', colour, 0.9)}<linearGradient id="card-bar"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".12" stop-color="${colour}"/><stop offset=".5" stop-color="#fff"/><stop offset=".88" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><clipPath id="card-wall"><path d="M0 0h${CARD.width}v${FLOOR}H0z"/></clipPath><clipPath id="card-floor"><path d="M0 ${FLOOR}h${CARD.width}v${CARD.height - FLOOR}H0z"/></clipPath>`;
  const room = `<g opacity="${light}"><g clip-path="url(#card-wall)"><ellipse cx="${middle}" cy="${FLOOR}" rx="900" ry="520" fill="url(#card-light)"/><ellipse cx="${middle}" cy="${FLOOR}" rx="380" ry="420" fill="url(#card-light)"/></g><g clip-path="url(#card-floor)"><ellipse cx="${middle}" cy="${FLOOR}" rx="520" ry="130" fill="url(#card-light)" opacity=".5"/></g><rect x="${middle - 290}" y="${FLOOR - 2}" width="580" height="3" fill="url(#card-bar)"/></g>`;
  const chance =
    odds === null || oneIn === null
      ? ''
      : `${textLine(GUTTER, 238, '1 /', { size: 40, weight: 500, fill: INK.soft })}${textLine(GUTTER + 56, 238, oneIn, { size: 88, weight: 600 })}${oddsField(odds, colour)}`;
  const words = `${textLine(GUTTER, 150, headline, { size: 22, fill: INK.soft })}${chance}${textLine(GUTTER, 514, kind, { size: 20, fill: INK.soft })}${pips(GUTTER + textWidth(kind, 20) + 14, 514, grade, colour)}${textLine(GUTTER, 570, name, { size: 48, weight: 600 })}${won ? coin(nameEnd + 24, 542, 28) : ''}${textLine(nameEnd + (won ? 62 : 24), 568, worth, { size: 32, weight: 600, fill: won ? INK.text : INK.muted })}`;
  const item = `<g opacity="${won ? 1 : 0.4}">${placed(win.picture, ITEM.x, ITEM.y, ITEM.width)}</g>`;
  return cardWith(paints, `${room}${item}${words}`, { title: `${headline} · ${name}`, proof });
};
