import { FAMILY_LIST } from './families/index.ts';
import { PALETTE_LIST } from './palettes.ts';
import { PATTERN_LIST } from './patterns/index.ts';
import { rarityColour } from './rarity.ts';
import { type Cut, type ItemRequest, renderItem } from './render.ts';
import { VITRINE_LIST } from './vitrines/index.ts';
import { vitrinePaints } from './vitrines/vitrine.ts';

export { drawAvatar, NOBODY_SEED } from './avatar.ts';
export type { Cut } from './render.ts';

/** The look of a skin. Unknown ids draw the first of their kind, so that a bad catalog never breaks a page. */
export interface SkinArt {
  readonly family: string;
  readonly pattern: string;
  readonly palette: string;
  /** 0 (top) to 6: the colour of the rim light. */
  readonly grade: number;
  /** The skin's id: it places the motifs of the pattern. */
  readonly seed: string;
}

export interface VitrineArt {
  readonly shape: string;
  /** The lamp, `#rrggbb`. */
  readonly hue: string;
  readonly hero: SkinArt;
}

/** Part of every picture's address: raise it when any drawing changes, because pictures are served as immutable. */
export const ART_VERSION = 1;

export const FAMILIES: readonly string[] = FAMILY_LIST.map(({ id }) => id);
export const PATTERNS: readonly string[] = PATTERN_LIST.map(({ id }) => id);
export const PALETTES: readonly string[] = PALETTE_LIST.map(({ id }) => id);
export const SHAPES: readonly string[] = VITRINE_LIST.map(({ id }) => id);

export function knowsSkinArt(art: Pick<SkinArt, 'family' | 'pattern' | 'palette'>): boolean {
  return FAMILIES.includes(art.family) && PATTERNS.includes(art.pattern) && PALETTES.includes(art.palette);
}

/** The named entry, or the first. */
function pick<Entry extends { readonly id: string }>(list: readonly Entry[], id: string): Entry {
  const entry = list.find((candidate) => candidate.id === id) ?? list[0];
  if (entry === undefined) throw new Error('An art list is empty');
  return entry;
}

function requestFor(art: SkinArt, cut: Cut, light: string, prefix: string): ItemRequest {
  return {
    family: pick(FAMILY_LIST, art.family),
    pattern: pick(PATTERN_LIST, art.pattern),
    palette: pick(PALETTE_LIST, art.palette),
    light,
    seed: `${art.seed}:${art.family}:${art.pattern}:${art.palette}`,
    cut,
    prefix,
  };
}

/** One skin as a standalone SVG document, viewBox 0 0 640 400, transparent ground; `prefix` stands before its ids. */
export function drawSkin(art: SkinArt, cut: Cut, prefix = ''): string {
  return renderItem(requestFor(art, cut, rarityColour(art.grade), prefix));
}

/** A lit glass case with its finest item inside, viewBox 0 0 320 260. The item is lit by the case's own lamp. */
export function drawVitrine(art: VitrineArt): string {
  const vitrine = pick(VITRINE_LIST, art.shape);
  const light = /^#[0-9a-f]{6}$/i.test(art.hue) ? art.hue : rarityColour(6);
  const { x, y, width, height } = vitrine.stage;
  const hero = renderItem(requestFor(art.hero, 'full', light, 'i')).replace(
    '<svg xmlns="http://www.w3.org/2000/svg" ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 260"><defs>${vitrinePaints(light)}</defs>` +
    `${vitrine.behind(light)}${hero}${vitrine.before(light)}</svg>`
  );
}
