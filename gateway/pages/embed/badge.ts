import type { ReturnBand } from '../../../engine/fairness/return-band.ts';
import { formatPercent } from '../../../engine/fairness/rtp.ts';
import type { SiteTexts } from '../../texts.ts';
import { COLOURS, type Colours, type EmbedTheme, escaped, FONTS } from './colours.ts';

export const BADGE_SIZES = ['176x40', '248x84', '360x168'] as const;
export type BadgeSize = (typeof BADGE_SIZES)[number];

/** The figures of a badge, the same as on the proof page. */
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

/** The figure, and what it is in smaller letters behind it, wherever the reader's font makes that. */
const measuredAt = (x: number, y: number, size: number, small: number, { colours, words, measured }: Parts): string =>
  `<text x="${x}" y="${y}"><tspan font-size="${size}" fill="${colours.text}"${BOLD}>${measured}</tspan><tspan dx="6" font-size="${small}" fill="${colours.muted}">${escaped(words.measured)}</tspan></text>`;

/** How far the log is sealed, ending at `x`, behind a shield. */
const sealedAt = (x: number, y: number, { colours, figures }: Parts): string => {
  const position = `#${count(figures.sealed)}`;
  return text(x, y, 12, colours.proof, position, END) + shield(x - position.length * 7.6 - 18, y - 11, colours);
};

const DRAWN: Readonly<Record<BadgeSize, (parts: Parts) => string>> = {
  '176x40': (parts) =>
    [mark(12, 10, 20, parts.colours), measuredAt(38, 25, 13, 10, parts), shield(156, 13, parts.colours)].join(''),
  '248x84': (parts) =>
    [
      mark(15, 10, 20, parts.colours),
      text(43, 25, 14, parts.colours.text, 'Glasscase', BOLD),
      sealedAt(232, 25, parts),
      measuredAt(16, 55, 20, 12, parts),
      text(16, 73, 11, parts.colours.muted, parts.words.published({ percent: parts.published })),
    ].join(''),
  '360x168': (parts) =>
    [
      mark(20, 18, 26, parts.colours),
      text(56, 38, 17, parts.colours.text, 'Glasscase', BOLD),
      text(340, 37, 12, parts.colours.muted, parts.words.since, END),
      measuredAt(20, 85, 28, 14, parts),
      text(340, 85, 12, parts.colours.muted, parts.words.published({ percent: parts.published }), END),
      parts.figures.band === null ? '' : bandAt(20, 102, 320, parts.figures.band, parts.colours),
      text(20, 148, 12, parts.colours.text, parts.words.revealed({ count: count(parts.figures.revealed) })),
      sealedAt(340, 148, parts),
    ].join(''),
};

/**
 * A picture of the figures: the measured return stands before the published one. It has no script and loads no file.
 */
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
