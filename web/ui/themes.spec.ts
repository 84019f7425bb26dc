import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { THEME_CHOICES, THEMES, type Theme, themeOf } from './themes.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number =>
  light <= 0.003_130_8 ? light * 12.92 : 1.055 * Math.abs(light) ** (1 / 2.4) - 0.055;

const fromHex = (hex: string): Rgb => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
};

/** Oklab's lightness and chroma, as CSS Color 4 has them. */
const lightnessAndChroma = (colour: Rgb): readonly [number, number] => {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb)];
};

const fromOklch = (lightness: number, chroma: number, hue: number): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

const css = readFileSync('web/ui/tokens.css', 'utf8');

const declarationsIn = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));

const blockOf = (selector: string): string => {
  const start = css.indexOf(`${selector} {`);
  return start < 0 ? '' : css.slice(start, css.indexOf('}', start));
};

const tokensOf = (theme: Theme): ReadonlyMap<string, string> =>
  new Map([...declarationsIn(blockOf('\n  [data-theme]')), ...declarationsIn(blockOf(`[data-theme="${theme}"]`))]);

const turned = /^oklch\(from (#[0-9a-f]{6}) l calc\(c \* var\(--site-chroma\)\) var\(--site-hue\)\)$/;
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/;

const isLight = (theme: Theme): boolean => /color-scheme: light;/.test(blockOf(`[data-theme="${theme}"]`));

/** A token's value by light or in the dark. */
const tokenOf = (theme: Theme, name: string): string => {
  const value = tokensOf(theme).get(name) ?? '';
  const [, light, dark] = /^light-dark\((#[0-9a-f]+), (.+)\)$/.exec(value) ?? [];
  return (isLight(theme) ? light : dark) ?? value;
};

const colourOf = (theme: Theme, name: string): Rgb => {
  const tokens = tokensOf(theme);
  const value = tokenOf(theme, name);
  if (HEX.test(value)) return fromHex(value);
  const [, hex] = turned.exec(value) ?? [];
  if (hex === undefined) throw new Error(`${theme} has no colour ${name}: ${value}`);
  const [lightness, chroma] = lightnessAndChroma(fromHex(hex));
  return fromOklch(lightness, chroma * Number(tokens.get('site-chroma')), Number(tokens.get('site-hue')));
};

const luminance = (colour: Rgb): number =>
  0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);

/** WCAG 2's contrast ratio. */
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['ground', 'surface', 'surface-2', 'bar-ground', 'bottom-ground', 'sheet', 'raised', 'well'];

/** Ink, what it stands on, and the least contrast. */
const PAIRS: readonly (readonly [ink: string, on: string, least: number])[] = [
  ...GROUNDS.map((on) => ['text', on, 12] as const),
  ...GROUNDS.flatMap((on) =>
    ['muted', 'soft', 'accent', 'accent-soft', 'danger-text', 'caution', 'pay-text', 'info'].map(
      (ink) => [ink, on, 4.5] as const,
    ),
  ),
  ...['ground', 'surface', 'well'].map((on) => ['control', on, 3] as const),
  ...[0, 1, 2, 3, 4, 5, 6].map((grade) => [`grade-${grade}`, 'card-end', 3] as const),
  ['text', 'surface-3', 10],
  ['muted', 'surface-3', 4.5],
  ['action-ink', 'action', 4.5],
  ['action-ink', 'action-hover', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['pay-ink', 'pay', 4.5],
  ['info-ink', 'info', 4.5],
  ['danger-ink', 'danger', 4.5],
];

describe('the measure', () => {
  it('knows black on white and a colour there and back', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    const [lightness, chroma] = lightnessAndChroma(fromHex('#6e6690'));
    const again = fromOklch(lightness, chroma, 292.8);
    for (const [channel, value] of fromHex('#6e6690').entries()) expect(again[channel]).toBeCloseTo(value, 2);
  });
});

describe.each(THEMES)('the theme %s', (theme) => {
  it.each(PAIRS)('shows %s on %s with a contrast of at least %d', (ink, on, least) => {
    expect(contrast(colourOf(theme, ink), colourOf(theme, on))).toBeGreaterThanOrEqual(least);
  });

  it('stays inside the colours that every screen has', () => {
    for (const name of tokensOf(theme).keys()) {
      if (!turned.test(tokenOf(theme, name))) continue;
      for (const channel of colourOf(theme, name)) {
        expect(channel, name).toBeGreaterThan(-0.01);
        expect(channel, name).toBeLessThan(1.01);
      }
    }
  });

  it('changes no token that the base has not, and keeps orange for what costs money', () => {
    const base = declarationsIn(blockOf('\n  [data-theme]'));
    const own = declarationsIn(blockOf(`[data-theme="${theme}"]`));
    for (const name of own.keys()) expect([...base.keys()]).toContain(name);
    expect(own.has('pay')).toBe(false);
    expect(own.size > 0).toBe(theme !== 'night' && !isLight(theme));
  });
});

describe('the theme of a choice', () => {
  it('is what the device says only where the player leaves it to the device', () => {
    expect([themeOf('device', true), themeOf('device', false)]).toEqual(['daylight', 'night']);
    for (const theme of THEMES) expect([themeOf(theme, true), themeOf(theme, false)]).toEqual([theme, theme]);
  });
});

describe('the script that runs before the first paint', () => {
  const script = readFileSync('web/public/before-paint.js', 'utf8');

  /** The document as the script leaves it, which has found this choice on this device. */
  const leftBy = (theme: unknown, prefersLight: boolean) => {
    const document = { documentElement: { dataset: { theme: 'night' } }, addEventListener: () => undefined };
    const metas = new Map([
      ['meta[name="color-scheme"]', { content: 'dark' }],
      ['meta[name="theme-color"]', { content: '#0d0b14' }],
    ]);
    runInNewContext(script, {
      location: { pathname: '/box/wick', search: '' },
      document: { ...document, querySelector: (selector: string) => metas.get(selector) },
      localStorage: { getItem: (key: string) => (key === 'settings' ? JSON.stringify({ theme }) : null) },
      matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: light)' && prefersLight }),
    });
    return [document.documentElement.dataset.theme, ...[...metas.values()].map(({ content }) => content)];
  };

  it.each(THEME_CHOICES.flatMap((choice) => [true, false].map((light) => ({ choice, light }))))(
    'puts the theme of $choice on the page, where the device prefers light: $light',
    ({ choice, light }) => {
      const theme = themeOf(choice, light);
      const ground = isLight(theme) ? tokenOf(theme, 'ground') : '#0d0b14';
      expect(leftBy(choice, light)).toEqual([theme, isLight(theme) ? 'light' : 'dark', ground]);
    },
  );

  it('leaves the default theme where nothing that it knows is stored, and runs before the styles', () => {
    for (const theme of ['neon', '', null, 3]) expect(leftBy(theme, true)).toEqual(['night', 'dark', '#0d0b14']);
    expect(readFileSync('web/index.html', 'utf8')).toMatch(
      /data-theme="night"[\s\S]*"color-scheme" content="dark"[\s\S]*"#0d0b14"[\s\S]*<script src="\/before-paint\.js"><\/script>/,
    );
  });
});
