import type { ReturnBand } from '../../engine/fairness/return-band.ts';
import { formatPercent } from '../../engine/fairness/rtp.ts';
import type { SiteTexts } from '../texts.ts';
import { COLOURS, type Colours, type EmbedTheme, escaped, FONTS } from './colours.ts';

export const BADGE_SIZES = ['176x40', '248x84', '360x168'] as const;
export type BadgeSize = (typeof BADGE_SIZES)[number];

/** What a badge says: the figures of the proof page. */
export interface BadgeFigures {
  /** Of everything that was staked; null where nothing was. */
  readonly band: ReturnBand | null;
  readonly revealed: number;
  /** Entries that the newest checkpoint covers. */
  readonly sealed: number;
}

export interface BadgeAsked {
  readonly size: BadgeSize;
  readonly theme: EmbedTheme;
  readonly words: SiteTexts['embed'];
}

const count = (value: number): string => value.toLocaleString('en-US');

const text = (x: number, y: number, size: number, fill: string, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${more}>${escaped(words)}</text>`;

const END = ' text-anchor="end"';
const BOLD = ' font-weight="700"';

const mark = (x: number, y: number, size: number, { text: ink }: Colours): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 28})" fill="none"><path d="M4 20V3h15l5 5v12" stroke="${ink}" stroke-width="1.7"/><path d="M14 8l2.2 5.3L14 18.6l-2.2-5.3z" fill="#8f74f0"/><path d="M1.5 21h25v4h-25z" fill="${ink}"/></g>`;

const shield = (x: number, y: number, { proof }: Colours): string =>
  `<path transform="translate(${x} ${y}) scale(.7)" d="M10 2.5l6.5 2.5v5L14 15l-4 2.5L6 15l-2.5-5V5zM7 10l2 2 4-4" fill="none" stroke="${proof}" stroke-width="1.7"/>`;

/** Deviations to either side that the chart shows. */
const REACH = 3.5;

/** As the page draws it: the shades are one and two deviations, whiskers three, the tick is what was measured. */
const bandAt = (x: number, y: number, width: number, { deviation, telling }: ReturnBand, colours: Colours): string => {
  const at = (sigma: number): number => x + ((Math.max(-REACH, Math.min(REACH, sigma)) + REACH) / (2 * REACH)) * width;
  const distance = telling ? Math.abs(deviation) : 0;
  const tick = distance > 3 ? colours.danger : distance > 2 ? colours.caution : telling ? colours.text : colours.muted;
  const shade = (sigma: number, fill: string): string =>
    `<rect x="${at(-sigma)}" y="${y + 3}" width="${at(sigma) - at(-sigma)}" height="10" fill="${fill}"/>`;
  return [
    `<path d="M${at(-3)} ${y + 8}H${at(3)}M${at(-3)} ${y + 4}v8M${at(3)} ${y + 4}v8" stroke="${colours.edge}"/>`,
    shade(2, colours.two),
    shade(1, colours.one),
    `<path d="M${at(0)} ${y + 2}v12" stroke="${colours.muted}" stroke-dasharray="2 2"/>`,
    `<path d="M${at(deviation)} ${y}v16" stroke="${tick}" stroke-width="2"/>`,
  ].join('');
};

interface Parts {
  readonly colours: Colours;
  readonly words: BadgeAsked['words'];
  readonly figures: BadgeFigures;
  /** With its sign. */
  readonly measured: string;
  readonly published: string;
}

const DRAWN: Readonly<Record<BadgeSize, (parts: Parts) => string>> = {
  '176x40': ({ colours, words, measured }) =>
    [
      mark(12, 10, 20, colours),
      text(40, 25, 13, colours.text, measured, BOLD),
      text(96, 25, 12, colours.muted, words.measured),
      shield(150, 13, colours),
    ].join(''),
  '248x84': ({ colours, words, figures, measured, published }) =>
    [
      mark(15, 14, 22, colours),
      text(46, 30, 15, colours.text, 'Glasscase', BOLD),
      shield(164, 18, colours),
      text(232, 30, 11, colours.proof, `#${count(figures.sealed)}`, END),
      text(16, 65, 20, colours.text, measured, BOLD),
      text(100, 65, 12, colours.muted, `${words.measured} · ${words.published({ percent: published })}`),
    ].join(''),
  '360x168': ({ colours, words, figures, measured, published }) =>
    [
      mark(20, 20, 26, colours),
      text(56, 40, 17, colours.text, 'Glasscase', BOLD),
      text(340, 38, 12, colours.muted, words.since, END),
      text(20, 86, 28, colours.text, measured, BOLD),
      text(134, 86, 14, colours.muted, `${words.measured} · ${words.published({ percent: published })}`),
      figures.band === null ? '' : bandAt(20, 102, 320, figures.band, colours),
      text(20, 148, 12, colours.text, words.revealed({ count: count(figures.revealed) })),
      shield(262, 136, colours),
      text(340, 148, 12, colours.proof, `#${count(figures.sealed)}`, END),
    ].join(''),
};

/** A picture of the figures: what was measured stands before what was published. No script, nothing from elsewhere. */
export const drawBadge = ({ size, theme, words }: BadgeAsked, figures: BadgeFigures): string => {
  const colours = COLOURS[theme];
  const [width = '', height = ''] = size.split('x');
  const measured = figures.band === null ? '—' : `${formatPercent(figures.band.measured)}%`;
  const published = figures.band === null ? '—' : `${formatPercent(figures.band.published)}%`;
  const title = figures.band === null ? words.none : words.title({ measured, published });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${escaped(FONTS)}" font-variant-numeric="tabular-nums">`,
    `<title>${escaped(title)}</title>`,
    `<rect x=".5" y=".5" width="${Number(width) - 1}" height="${Number(height) - 1}" rx="8" fill="${colours.ground}" stroke="${colours.edge}"/>`,
    DRAWN[size]({ colours, words, figures, measured, published }),
    '</svg>',
  ].join('');
};
