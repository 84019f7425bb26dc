import { encode } from 'uqr';
import { num } from '../svg/number.ts';
import { escaped, fitted } from './text.ts';

/** Of every card, in pixels; messengers show it for a link. */
export const CARD = { width: 1200, height: 630 } as const;
export const GUTTER = 56;

export const INK = {
  text: '#f3f1fa',
  soft: '#d6d0e8',
  muted: '#a8a2bf',
  proof: '#00baee',
  caution: '#e8c65a',
  ground: '#0a0810',
} as const;

const FONTS =
  "Archivo,'Archivo Variable',system-ui,'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif";

/** The address that a card leads to, and the lines that say so. */
export interface ProofCorner {
  /** Describes the page there. */
  readonly invites: string;
  /** Where it stands in the log. */
  readonly position: string;
  /** The randomness of the game that can't be shown, or that the way to the proof checks; null where there is nothing to say. */
  readonly part: { readonly text: string; readonly isLoose: boolean } | null;
  /** The address in the code. */
  readonly address: string;
}

interface LineOptions {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'end';
}

/** One line of text by its baseline; a direction of its own, so that no name turns what stands around it. */
export const textLine = (x: number, y: number, text: string, options: LineOptions): string => {
  const { size, weight = 400, fill = INK.text, anchor = 'start' } = options;
  const place = `x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}" fill="${fill}"`;
  return `<text ${place} text-anchor="${anchor}" unicode-bidi="isolate">${escaped(text)}</text>`;
};

const brand = `<g transform="translate(${GUTTER} 48)"><g transform="scale(1.286)"><path d="M4 3h15l5 5v12H4z" fill="url(#card-mark)"/><path d="M4 20V3h15l5 5v12" fill="none" stroke="${INK.text}" stroke-width="1.7"/><path d="M14 8l2.2 5.3L14 18.6l-2.2-5.3z" fill="#fff"/><path d="M1.5 21h25v4h-25z" fill="${INK.text}"/></g>${textLine(51, 28, 'Glasscase', { size: 26, weight: 640 })}</g>`;

const CODE = 116;
const CODE_X = CARD.width - GUTTER - CODE;
const CODE_Y = CARD.height - 48 - CODE;
const QUIET = 2;
/** How wide the words beside the code may be. */
const CORNER = 290;

const code = (address: string): string => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const box = size + 2 * QUIET;
  return `<svg x="${CODE_X}" y="${CODE_Y}" width="${CODE}" height="${CODE}" viewBox="${-QUIET} ${-QUIET} ${box} ${box}" shape-rendering="crispEdges"><path d="M${-QUIET} ${-QUIET}h${box}v${box}h${-box}z" fill="${INK.text}"/><path d="${path}" fill="#0d0b14"/></svg>`;
};

const STYLE = /<style>([^<]*)<\/style>/;
const RULE = /(^|\})\./g;

/** A drawing of the site's own, 640 × 400, as a part of a card. Its rules count inside of it alone; its ids have to be its own. */
export const placed = (drawing: string, x: number, y: number, width: number): string => {
  const id = `at-${Math.round(x)}-${Math.round(y)}`;
  const size = `width="${num(width)}" height="${num((width * 5) / 8)}"`;
  return drawing
    .replace(STYLE, (_, rules: string) => `<style>${rules.replace(RULE, `$1#${id} .`)}</style>`)
    .replace(/^<svg /, `<svg id="${id}" x="${num(x)}" y="${num(y)}" ${size} `);
};

/** The parts of every card: its ground, the mark, the code, and the way to the proof. */
export const cardWith = (
  paints: string,
  body: string,
  { title, facts, proof }: { readonly title: string; readonly facts?: string; readonly proof: ProofCorner },
): string => {
  const lines = [
    ...(facts === undefined ? [] : [{ text: facts, fill: INK.soft }]),
    ...(proof.part === null ? [] : [{ text: proof.part.text, fill: proof.part.isLoose ? INK.caution : INK.soft }]),
    { text: proof.invites, fill: INK.soft },
    { text: proof.position, fill: INK.proof },
  ];
  const corner = lines
    .map(({ text, fill }, line) =>
      textLine(CODE_X - 20, CODE_Y + CODE - 5 - 22 * (lines.length - 1 - line), fitted(text, 16, CORNER), {
        size: 16,
        fill,
        anchor: 'end',
      }),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="${FONTS}"><title>${escaped(title)}</title><defs><radialGradient id="card-mark" cx=".5" cy="1" r=".9"><stop stop-color="#a58bff"/><stop offset="1" stop-color="#a58bff" stop-opacity="0"/></radialGradient>${paints}</defs><rect width="${CARD.width}" height="${CARD.height}" fill="${INK.ground}"/>${body}${brand}${corner}${code(proof.address)}</svg>`;
};

/** Light that rises or falls from the middle of an ellipse's edge and is gone at its rim. */
export const lightPaint = (id: string, colour: string, strength: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".3" stop-color="${colour}" stop-opacity="${num(strength * 0.5)}"/><stop offset=".62" stop-color="${colour}" stop-opacity="${num(strength * 0.16)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** The coin before an amount: a hexagon around a hexagon. */
export const coin = (x: number, y: number, size: number): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size / 24)})" fill="#a79fc0"><path fill-rule="evenodd" d="M12 0l10.4 6v12L12 24 1.6 18V6zM12 3.4L4.6 7.7v8.6l7.4 4.3 7.4-4.3V7.7z"/><path d="M12 7.2l4.2 2.4v4.8L12 16.8l-4.2-2.4V9.6z"/></g>`;
