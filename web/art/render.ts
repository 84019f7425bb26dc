import type { Family } from './family.ts';
import { GLOSS, type Material, METALS, SHADES, TEXTURES, VOLUMES, type Volume } from './materials.ts';
import type { Palette } from './palettes.ts';
import type { Pattern } from './patterns/pattern.ts';
import { randomFrom } from './random.ts';
import { type Layer, type Part, Sketch } from './sketch.ts';
import { stageTransform } from './stage.ts';
import { compact } from './svg/compact.ts';
import { linear } from './svg/paint.ts';

/** `full` for cards and pages; `small` for 64 px and below: no seams or screws, heavy edges and rim. */
export type Cut = 'full' | 'small';

export interface ItemRequest {
  readonly family: Family;
  readonly pattern: Pattern;
  readonly palette: Palette;
  /** Colour of the rim light and of lamps on the item, `#rrggbb`. */
  readonly light: string;
  readonly seed: string;
  readonly cut: Cut;
  /** Prefix of every id, so that an item can be nested in another document. */
  readonly prefix: string;
}

const VERTICAL = 'x1="0" x2=".06" y2="1"';

const isPart = (layer: Layer): layer is Part => layer.kind === 'part';
const isPainted = (part: Part): boolean => part.material === 'F' || part.material === 'S';

function paintPart(part: Part): string {
  const use = (name: string): string => `<use href="#@${part.id}" class="${name}"/>`;
  if (!isPainted(part)) return use(part.material) + use('e');
  const bevel = `<g clip-path="url(#@c${part.id})">${use('d')}${use('b')}</g>`;
  return use(part.material) + use(part.volume) + bevel;
}

function definitions(request: ItemRequest, sketch: Sketch, body: string): string {
  const { palette, pattern, light } = request;
  const parts = sketch.layers.filter(isPart);
  const list: string[] = [];
  list.push(`<g id="@S">${parts.map((part) => `<path id="@${part.id}" d="${part.outline}"/>`).join('')}</g>`);
  list.push(sketch.definitions);
  for (const part of parts.filter(isPainted)) {
    list.push(`<clipPath id="@c${part.id}"><use href="#@${part.id}"/></clipPath>`);
  }
  const screwMetal = body.includes('class="L"') ? 'L' : 'M';
  for (const metal of ['M', 'D', 'K', 'C', 'L'] as const) {
    const used = body.includes(`class="${metal}"`) || body.includes(`url(#@${metal})`);
    if (used || (sketch.needs.has('screw') && metal === screwMetal)) list.push(linear(metal, VERTICAL, METALS[metal]));
  }
  for (const volume of ['sh', 'sc'] as const) {
    if (body.includes(`"${volume}"`) || body.includes(`url(#@${volume})`)) {
      list.push(linear(volume, VERTICAL, VOLUMES[volume]));
    }
  }
  if (body.includes('class="S"')) {
    list.push(
      linear('s', 'x1="0" y1="80" x2="120" y2="330" gradientUnits="userSpaceOnUse"', [
        [0, palette.panel],
        [1, palette.deep],
      ]),
    );
  }
  list.push(linear('gl', 'x1="180" y1="60" x2="460" y2="330" gradientUnits="userSpaceOnUse"', GLOSS));
  list.push(
    linear('e', 'x2=".12" y2="1"', [
      [0, '#e4ecfa', 0.95],
      [0.2, '#b8c2d6', 0.34],
      [0.6, '#000', 0.1],
      [0.9, '#000', 0.6],
      [1, light, 0.7],
    ]),
  );
  for (const direction of ['R', 'L', 'D', 'U'] as const) {
    if (!sketch.needs.has(`shade-${direction}`)) continue;
    list.push(
      linear(`o${direction}`, SHADES[direction], [
        [0, '#000', 1],
        [0.3, '#000', 0.55],
        [1, '#000', 0],
      ]),
    );
  }
  if (sketch.needs.has('screw') && request.cut === 'full') {
    list.push(
      `<g id="@w" stroke="none"><circle r="4.4" fill="#07080c"/><circle r="3.5" fill="url(#@${screwMetal})"/>` +
        '<path d="M-1.7-1h3.4v2h-3.4z" fill="#07080c" transform="rotate(35)"/></g>',
    );
  }
  for (const texture of ['k', 'l'] as const) {
    if (sketch.needs.has(`texture-${texture}`)) list.push(TEXTURES[texture]);
  }
  const finish = pattern.draw(randomFrom(request.seed), palette);
  list.push(
    `<pattern id="@f" width="640" height="400" patternUnits="userSpaceOnUse">${finish}` +
      '<path d="M0 0h640v400H0z" fill="url(#@gl)"/></pattern>',
  );
  return list.join('');
}

/** Only rules some element uses: an idle rule would point at a gradient that was never written. */
function styles(body: string, cut: Cut): string {
  const has = (name: string): boolean => body.includes(`class="${name}"`);
  const rules: string[] = [];
  const metals: readonly Material[] = ['M', 'D', 'K', 'C', 'L'];
  for (const metal of metals) if (has(metal)) rules.push(`.${metal}{fill:url(#@${metal})}`);
  if (has('F')) rules.push('.F{fill:url(#@f)}');
  if (has('S')) rules.push('.S{fill:url(#@s)}');
  const volumes: readonly Volume[] = ['sh', 'sc'];
  for (const volume of volumes) if (has(volume)) rules.push(`.${volume}{fill:url(#@${volume});stroke:none}`);
  const small = cut === 'small';
  rules.push(`.e{fill:none;stroke:url(#@e);stroke-width:${small ? 5 : 1.4}}`);
  rules.push(
    small
      ? '.b{fill:none;stroke:#fffd;stroke-width:7;transform:translate(1.1px,1.5px)}.d{fill:none;stroke:none}'
      : '.b{fill:none;stroke:#ffffffa8;stroke-width:2.6;transform:translate(1.1px,1.5px)}' +
          '.d{fill:none;stroke:#0009;stroke-width:2.6;transform:translate(-1.2px,-1.6px)}',
  );
  if (has('s')) {
    rules.push(
      '.s{fill:none;stroke-opacity:.75;stroke-width:1.7}' +
        '.t{fill:none;stroke:#fff;stroke-opacity:.28;stroke-width:1.2;transform:translate(.9px,1.2px)}',
    );
  }
  if (has('v')) {
    rules.push(
      '.v{fill:#fff;fill-opacity:.34;stroke:none;transform:translate(.9px,1.6px)}' +
        '.x{fill:#06060b;stroke:#06060b;stroke-opacity:1;stroke-width:1.6}',
    );
  }
  if (has('i')) rules.push('.i{fill:none;stroke-linecap:round}');
  return rules.join('');
}

/** The silhouette stroked several times from wide and faint to narrow: one hard stroke looks like a sticker. */
const RIM = {
  full: [
    [34, 0.035],
    [25, 0.045],
    [17, 0.06],
    [10, 0.09],
    [4.6, 0.3],
  ],
  small: [
    [26, 0.1],
    [13, 0.5],
    [8, 0.9],
  ],
} as const;

/** One item as a complete document, 640 × 400 units, on nothing: the halo behind it belongs to the page. */
export function renderItem(request: ItemRequest): string {
  const { family, light, cut, prefix } = request;
  const sketch = new Sketch();
  family.draw(sketch);
  const body = sketch.layers
    .filter((layer) => isPart(layer) || cut === 'full' || !layer.detail)
    .map((layer) => (isPart(layer) ? paintPart(layer) : layer.text))
    .join('');
  const rim = RIM[cut]
    .map(([width, opacity]) => `<use href="#@S" stroke-opacity="${opacity}" stroke-width="${width}"/>`)
    .join('');
  const item =
    `<g fill="none" stroke="${light}">${rim}</g>` +
    `<g stroke="#05040a" stroke-opacity=".62" stroke-width="3.4" paint-order="stroke">${body}</g>`;
  const shown =
    family.pair === true
      ? `<g transform="translate(640)scale(-1 1)translate(96 12)rotate(-10 320 200)"><g id="@B">${item}</g></g>` +
        '<use href="#@B" transform="translate(88 4)rotate(12 320 200)"/>'
      : item;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" fill-rule="evenodd" clip-rule="evenodd">' +
    `<style>${styles(body, cut)}</style><defs>${definitions(request, sketch, body)}</defs>` +
    `<g transform="${stageTransform(family, sketch)}" stroke-linejoin="round">${shown}</g></svg>`;
  return compact(svg.replaceAll('@R', light).replaceAll('@', prefix), prefix);
}
