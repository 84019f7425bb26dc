import { describe, expect, it } from 'vitest';
import { payoutOf } from '../../../engine/fairness/payout.ts';
import { returnBand, returnSums } from '../../../engine/fairness/return-band.ts';
import { siteTexts } from '../../texts.ts';
import { BADGE_SIZES, drawBadge } from './badge.ts';
import { COLOURS, EMBED_THEMES } from './colours.ts';

const halves = payoutOf([
  { first: 0, last: 4, value: '0' },
  { first: 5, last: 9, value: '180' },
]);
const bandOf = (won: bigint) => returnBand(returnSums(1_000, { staked: 100_000n, won }, halves));
const figures = { band: bandOf(90_410n), revealed: 3_598_102, sealed: 8_412_811 };

describe('a badge', () => {
  it('has the size that was asked for, and no script, link or file in it', () => {
    for (const size of BADGE_SIZES) {
      for (const theme of EMBED_THEMES) {
        const svg = drawBadge({ size, theme, words: siteTexts['zh-CN'].embed }, figures);
        const [width, height] = size.split('x');
        expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
        expect(svg).toContain(COLOURS[theme].ground);
        expect(svg).not.toMatch(/<script|href|url\(|\son\w+=|NaN|undefined/);
      }
    }
  });

  it('says what was measured before what was published', () => {
    const svg = drawBadge({ size: '360x168', theme: 'dark', words: siteTexts.en.embed }, figures);
    expect(svg.indexOf('90.41%')).toBeGreaterThan(0);
    expect(svg.lastIndexOf('published 90.00%')).toBeGreaterThan(svg.lastIndexOf('>90.41%<'));
    expect(svg).toContain('3,598,102');
    expect(svg).toContain('#8,412,811');
  });

  it('has a colour for what luck does not explain, and none for what it does', () => {
    const tickOf = (won: bigint): string =>
      drawBadge({ size: '360x168', theme: 'dark', words: siteTexts.en.embed }, { ...figures, band: bandOf(won) });
    const { caution, danger } = COLOURS.dark;
    // One deviation of a thousand draws is 90 · √1000 = 2,846.
    expect(tickOf(95_000n)).not.toMatch(new RegExp(`${caution}|${danger}`));
    expect(tickOf(97_000n)).toContain(caution);
    expect(tickOf(80_000n)).toContain(danger);
  });

  it('says so where nobody has played', () => {
    const svg = drawBadge({ size: '248x84', theme: 'light', words: siteTexts.en.embed }, { ...figures, band: null });
    expect(svg).toContain('nobody played yet');
    expect(svg).not.toContain('0.00%');
  });
});
