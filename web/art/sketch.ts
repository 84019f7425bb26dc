import type { Direction, Material, Texture, Volume } from './materials.ts';
import { num, nums } from './svg/number.ts';
import { railOutline } from './svg/path.ts';

/** A solid piece of the item: it belongs to the silhouette and is painted with its material. */
export interface Part {
  readonly kind: 'part';
  readonly id: string;
  readonly outline: string;
  readonly material: Material;
  readonly volume: Volume;
}

/** Marks drawn on parts. Details are left out of the small cut, where they would only be noise. */
export interface Mark {
  readonly kind: 'mark';
  readonly text: string;
  readonly detail: boolean;
}

export type Layer = Part | Mark;

/** A definition that a mark needs beside it: a screw, a texture, a shade direction. */
export type Need = 'screw' | `texture-${Texture}` | `shade-${Direction}`;

/**
 * Collects one item, back to front. In markup `@` stands for the document's id prefix and `@R` for the rarity colour;
 * both are filled in when the item is rendered.
 */
export class Sketch {
  readonly layers: Layer[] = [];
  readonly needs = new Set<Need>();
  /** Everything that has to fit on the stage: parts and rods. */
  readonly extent: string[] = [];
  /** Outlines used by several marks, and definitions a family brings along. */
  definitions = '';
  private count = 0;

  finish(outline: string, volume: Volume = 'sh'): string {
    return this.part('F', outline, volume);
  }
  panel(outline: string, volume: Volume = 'sh'): string {
    return this.part('S', outline, volume);
  }
  metal(outline: string): string {
    return this.part('M', outline);
  }
  dark(outline: string): string {
    return this.part('D', outline);
  }
  rubber(outline: string): string {
    return this.part('K', outline);
  }
  cylinder(outline: string): string {
    return this.part('C', outline);
  }
  steel(outline: string): string {
    return this.part('L', outline);
  }

  rail(from: number, to: number, y: number, height = 9): void {
    this.part('D', railOutline(from, to, y, height));
  }

  /** Free markup, for what has no word of its own. */
  markup(text: string, detail = false): void {
    this.layers.push({ kind: 'mark', text, detail });
  }

  /** A panel line: dark, with a lit lip one unit below. */
  seam(d: string, width?: number): void {
    const own = width === undefined ? '' : ` style="stroke-width:${num(width)}"`;
    this.markup(this.repeated(d, [' class="t"', ` class="s"${own}`]), true);
  }

  /** An opening: black, with a lit lip below. */
  vent(d: string): void {
    this.markup(this.repeated(d, [' class="v"', ' class="x"']));
  }

  /** Cut grooves: dark strokes and lit ones a little to the right. */
  grooves(d: string, width = 4, light = 0.33): void {
    this.markup(
      this.repeated(d, [
        ` fill="none" stroke-opacity=".62" stroke-width="${num(width)}"`,
        ` fill="none" stroke="#fff" stroke-opacity="${num(light)}" stroke-width="1.3" transform="translate(${num(width * 0.6)} 0)"`,
      ]),
    );
  }

  /** A window with a polished bolt behind it. */
  port(frame: string, bolt: string): void {
    this.markup(`<path d="${frame}" fill="#07080c"/><path d="${bolt}" fill="url(#@C)" stroke="none"/>`);
  }

  /** A flat area of one colour. */
  fill(d: string, colour: string, opacity = 1): void {
    this.markup(`<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} stroke="none"/>`);
  }

  /** The same with the dark outline parts have. */
  cover(d: string, colour: string, opacity = 1): void {
    this.markup(`<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`);
  }

  /** A plain stroke. */
  line(d: string, width: number, colour = '#05040a', opacity = 1): void {
    this.markup(
      `<path d="${d}" class="i" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${num(width)}"/>`,
    );
  }

  /** Screw heads at `[x, y, scale]`. */
  screws(...heads: readonly (readonly [x: number, y: number, scale?: number])[]): void {
    this.needs.add('screw');
    const text = heads.map(([x, y, scale = 1]) =>
      scale === 1
        ? `<use href="#@w" x="${num(x)}" y="${num(y)}"/>`
        : `<use href="#@w" transform="translate(${nums(x, y)})scale(${num(scale)})"/>`,
    );
    this.markup(text.join(''), true);
  }

  /** A crisp highlight along an edge. */
  shine(d: string, width = 1.6, opacity = 0.75, colour = '#fff'): void {
    this.line(d, width, colour, opacity);
  }

  /** A contact shadow inside an outline, darkest at the side named first. */
  shade(d: string, direction: Direction = 'R', opacity = 0.6): void {
    this.needs.add(`shade-${direction}`);
    this.markup(`<path d="${d}" fill="url(#@o${direction})" fill-opacity="${num(opacity)}" stroke="none"/>`);
  }

  /** A lit tube in the rarity colour: four strokes from haze to white core. */
  glow(d: string, width = 2, colour = '@R'): void {
    const strokes = this.repeated(d, [
      ` stroke-opacity=".16" stroke-width="${num(width * 5)}"`,
      ` stroke-opacity=".4" stroke-width="${num(width * 2.4)}"`,
      ` stroke-opacity="1" stroke-width="${num(width)}"`,
      ` stroke="#fff" stroke-opacity=".85" stroke-width="${num(width * 0.4)}"`,
    ]);
    this.markup(`<g stroke="${colour}" class="i">${strokes}</g>`);
  }

  /** Bent rod: outline, body, highlight. Thinner than 7 units it is lost on a phone. */
  wire(d: string, width = 7, body = '#3b4351', light = '#a6b0c4'): void {
    this.extent.push(d);
    const strokes = this.repeated(d, [
      ` stroke-opacity=".62" stroke-width="${num(width + 3)}"`,
      ` stroke="${body}" stroke-width="${num(width)}"`,
      ` stroke="${light}" stroke-width="${num(width * 0.26)}" transform="translate(-.5 -${num(width * 0.27)})"`,
    ]);
    this.markup(`<g class="i" stroke-opacity="1">${strokes}</g>`);
  }

  /** Lays a grip texture over a part. */
  texture(part: string, texture: Texture): void {
    this.needs.add(`texture-${texture}`);
    this.markup(`<use href="#@${part}" fill="url(#@${texture})" stroke="none"/>`);
  }

  /** A textured inlay that is not a part of the silhouette. */
  inlay(d: string, texture: Texture, dim = 0): void {
    this.needs.add(`texture-${texture}`);
    this.markup(
      this.repeated(d, [
        ...(dim > 0 ? [` fill="#0b0c11" fill-opacity="${dim}"`] : []),
        ` fill="url(#@${texture})" stroke-opacity=".5" stroke-width="1.6"`,
      ]),
    );
  }

  private part(material: Material, outline: string, volume: Volume = 'sh'): string {
    const id = this.nextId('p');
    this.extent.push(outline);
    this.layers.push({ kind: 'part', id, outline, material, volume });
    return id;
  }

  private nextId(letter: string): string {
    this.count += 1;
    return letter + this.count.toString(36);
  }

  /** One outline in several paints: written out when short, defined once and used when long. */
  private repeated(d: string, paints: readonly string[]): string {
    if (d.length * (paints.length - 1) <= 26 * paints.length + 22) {
      return paints.map((paint) => `<path d="${d}"${paint}/>`).join('');
    }
    const id = this.nextId('q');
    this.definitions += `<path id="@${id}" d="${d}"/>`;
    return paints.map((paint) => `<use href="#@${id}"${paint}/>`).join('');
  }
}
