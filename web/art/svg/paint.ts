/** A gradient stop: offset 0–1, colour `#rgb` or `#rrggbb`, opacity 0–1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Folds an opacity into a hex colour, which is shorter than a `stop-opacity` attribute. */
function translucent(colour: string, opacity = 1): string {
  if (opacity >= 1) return colour;
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  if (colour.length !== 4) return colour + alpha;
  if (alpha[0] === alpha[1]) return colour + alpha.slice(1);
  return `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}${alpha}`;
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const at = offset === 0 ? '' : ` offset="${String(offset).replace(/^0\./, '.')}"`;
      return `<stop${at} stop-color="${translucent(colour, opacity)}"/>`;
    })
    .join('');
}

export function linear(id: string, attributes: string, list: readonly Stop[]): string {
  return `<linearGradient id="@${id}" ${attributes}>${stops(list)}</linearGradient>`;
}

export function radial(id: string, attributes: string, list: readonly Stop[]): string {
  return `<radialGradient id="@${id}"${attributes === '' ? '' : ` ${attributes}`}>${stops(list)}</radialGradient>`;
}
