import { describe, expect, it } from 'vitest';
import {
  type Cut,
  drawAvatar,
  drawSkin,
  drawVitrine,
  FAMILIES,
  knowsSkinArt,
  NOBODY_SEED,
  PALETTES,
  PATTERNS,
  SHAPES,
  type SkinArt,
} from './index.ts';
import { svgFaults } from './testing/svg-faults.ts';

const CUTS: readonly Cut[] = ['full', 'small'];

const skin = (family: string, pattern: string, index = 0): SkinArt => ({
  family,
  pattern,
  palette: PALETTES[index % PALETTES.length] ?? 'ember',
  grade: index % 7,
  seed: `${family}-${pattern}`,
});

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

describe('skin art', () => {
  it.each(FAMILIES)('draws %s in both cuts without a fault', (family) => {
    for (const cut of CUTS) {
      for (const [index, pattern] of [...PATTERNS.slice(0, 3), ...PATTERNS.slice(-3)].entries()) {
        expect(svgFaults(drawSkin(skin(family, pattern, index), cut))).toEqual([]);
      }
    }
  });

  it.each(PATTERNS)('draws the %s pattern in every palette without a fault', (pattern) => {
    for (const index of PALETTES.keys()) {
      expect(svgFaults(drawSkin(skin('monolith', pattern, index), 'full'))).toEqual([]);
    }
  });

  it('draws the same picture for the same skin, and another for another seed', () => {
    const art = skin('vulture', 'shards');
    expect(drawSkin(art, 'full')).toBe(drawSkin(art, 'full'));
    expect(drawSkin({ ...art, seed: 'other' }, 'full')).not.toBe(drawSkin(art, 'full'));
  });

  it('keeps a full picture at 14 KB in the median and 22 KB at most', () => {
    const sizes = FAMILIES.flatMap((family) =>
      PATTERNS.map((pattern, index) => drawSkin(skin(family, pattern, index), 'full').length),
    );
    expect(median(sizes)).toBeLessThanOrEqual(14_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(22_000);
  });

  it('leaves seams and screws out of the small cut', () => {
    const full = drawSkin(skin('warden', 'hex'), 'full');
    const small = drawSkin(skin('warden', 'hex'), 'small');
    expect(full).toContain('id="w"');
    expect(small).not.toContain('id="w"');
    expect(small).not.toContain('class="s"');
  });

  it('draws on the 640 by 400 stage with no ground of its own', () => {
    expect(drawSkin(skin('heron', 'petals'), 'full')).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 400"/,
    );
  });

  it('draws something for ids and grades it does not know', () => {
    const art = { family: 'nothing', pattern: 'none', palette: 'none', grade: 99, seed: '<&"' };
    expect(knowsSkinArt(art)).toBe(false);
    expect(svgFaults(drawSkin(art, 'full'))).toEqual([]);
  });

  it('knows its own ids', () => {
    for (const family of FAMILIES) expect(knowsSkinArt(skin(family, 'topo'))).toBe(true);
    expect(new Set(FAMILIES).size).toBe(FAMILIES.length);
    expect(FAMILIES.length).toBeGreaterThanOrEqual(24);
    expect(PATTERNS.length).toBeGreaterThanOrEqual(14);
    expect(SHAPES.length).toBeGreaterThanOrEqual(6);
  });
});

describe('vitrines', () => {
  it.each(SHAPES)('lights the %s case around its hero without a fault', (shape) => {
    const hero = skin('nightjar', 'nebula');
    const svg = drawVitrine({ shape, hue: '#2AB4F0', hero });
    expect(svgFaults(svg)).toEqual([]);
    expect(svg).toBe(drawVitrine({ shape, hue: '#2AB4F0', hero }));
  });

  it('refuses to write a hue that is not a colour into the document', () => {
    const svg = drawVitrine({ shape: 'box', hue: '"/><script>', hero: skin('pike', 'topo') });
    expect(svg).not.toContain('script');
    expect(svgFaults(svg)).toEqual([]);
  });
});

describe('avatars', () => {
  it('are the same for the same player, and can be served', () => {
    for (let index = 0; index < 300; index += 1) {
      const svg = drawAvatar(`player-${index}`);
      expect(drawAvatar(`player-${index}`)).toBe(svg);
      expect(svgFaults(svg)).toEqual([]);
    }
  });

  it('are over a hundred thousand, counted one by one', () => {
    const drawn = new Set<string>();
    for (let index = 0; index < 105_000; index += 1) drawn.add(drawAvatar(`player-${index}`));
    expect(drawn.size).toBeGreaterThan(100_000);
  });

  it('show nobody as neither of them, with no face', () => {
    const nobody = drawAvatar(NOBODY_SEED);
    expect(svgFaults(nobody)).toEqual([]);
    expect(nobody).not.toContain('transform');
    expect(drawAvatar('somebody')).toContain('transform');
  });
});
