/** A box to put the item in, viewBox units. */
export interface Stage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A glass case drawn around its stage: `behind` the item and `before` it, each in the lamp's colour. */
export interface Vitrine {
  readonly id: string;
  readonly stage: Stage;
  readonly behind: (light: string) => string;
  readonly before: (light: string) => string;
}

/** Faint outlines of glass; callers add the opacity. */
export const GLASS_LINE = 'fill="none" stroke="#EDE9FF"';

/** A dark pedestal with its lit lip: one bar of the lamp's colour, white in the middle. */
export function plinth(outline: string, light: string, x: number, y: number, width: number): string {
  const lip = `x="${x}" y="${y}" width="${width}" height="2.4"`;
  return (
    `<path d="${outline}" fill="url(#vb)" stroke="#4a4266" stroke-opacity=".6"/>` +
    `<rect ${lip} fill="${light}"/><rect ${lip} fill="url(#vr)" opacity=".8"/>`
  );
}

/** The pool of light on the floor of the case. */
export function pool(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#vp)"/>`;
}

/** Bright corners and rims, where the glass catches the room. */
export function glint(d: string, opacity = 0.8, width = 2.4): string {
  return `<path d="${d}" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`;
}

/** Paints every vitrine shares: the lamp from below, the pool, the plinth, its lip, the sheen and the edge. */
export function vitrinePaints(light: string): string {
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop${offset === 0 ? '' : ` offset="${offset}"`} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
  return (
    `<radialGradient id="vg" cx=".5" cy="1" r="1">${stop(0, light, 0.75)}${stop(0.45, light, 0.22)}${stop(1, light, 0.03)}</radialGradient>` +
    `<radialGradient id="vp">${stop(0, light, 0.55)}${stop(1, light, 0)}</radialGradient>` +
    `<linearGradient id="vb" x2="0" y2="1">${stop(0, '#3A3452')}${stop(0.12, '#211C32')}${stop(1, '#100D19')}</linearGradient>` +
    `<linearGradient id="vr">${stop(0, light, 0)}${stop(0.5, '#fff')}${stop(1, light, 0)}</linearGradient>` +
    `<linearGradient id="vh" x2="1" y2="1">${stop(0, '#fff', 0.2)}${stop(0.5, '#fff', 0.03)}${stop(1, '#fff', 0)}</linearGradient>` +
    `<linearGradient id="ve" x2="0" y2="1">${stop(0, '#fff', 0.55)}${stop(1, light, 0.75)}</linearGradient>`
  );
}
