import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBattleCard, type ShownBattle } from './battle.ts';
import { escaped, fitted, isolated, textWidth } from './text.ts';
import { drawWinCard, type ShownWin } from './win.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"></svg>';
const proof = { invites: 'Scan', position: 'Log #1', address: 'https://glasscase.test/p/1', part: null };
const win: ShownWin = {
  headline: 'Ana opened Tidal Archive',
  odds: { oneIn: 425, lit: 166 },
  kind: 'Crescent · Factory New',
  name: 'Fathom Line',
  worth: '605.00',
  won: true,
  grade: 1,
  picture,
  proof,
};
const battle: ShownBattle = {
  headline: 'Ana wins',
  worth: '2,143.58',
  note: 'came from behind in the last round',
  lines: [
    { name: 'Ana', totals: [100, 300], won: true },
    { name: 'Bob', totals: [200, 250], won: false },
  ],
  loot: [{ picture, grade: 1 }],
  facts: '2 seats',
  proof,
};

const tilesIn = (card: string): number =>
  /d="([^"]*)" fill="#fff" fill-opacity="\.17"/.exec(card)?.[1]?.split('M').slice(1).length ?? 0;
const hostile = ['<script>', '"&\'', '\u202eevil', '\u200b\u3164', 'a'.repeat(500), `a${'\u0316'.repeat(40)}`];

describe('text on a card', () => {
  it('is at most as wide as its box, and holds nothing that is not seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 40, max: 600 }), (text, width) => {
        const line = fitted(text, 20, width);
        expect(textWidth(line, 20)).toBeLessThanOrEqual(width);
        expect(line).not.toMatch(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066\u2067\u3164]/u);
      }),
    );
  });

  it('is whole where it fits, and cut with an ellipsis where it does not', () => {
    expect(fitted('北纬47', 44, 400)).toBe('北纬47');
    expect(fitted('北纬'.repeat(20), 44, 200)).toMatch(/^北纬北…$/);
  });

  it('keeps the direction of a name to the name', () => {
    expect(isolated('\u202eשלום\u2069')).toBe('\u2068שלום\u2069');
    expect(fitted(isolated('שלום'), 20, 200)).toBe('\u2068שלום\u2069');
  });

  it('is escaped', () => {
    expect(escaped('<b a="1">&')).toBe('&lt;b a=&quot;1&quot;&gt;&amp;');
  });
});

describe.each([
  ['a win', (name: string) => drawWinCard({ ...win, headline: name, name })],
  [
    'a battle',
    (name: string) => drawBattleCard({ ...battle, headline: name, lines: [{ name, totals: [1], won: true }] }),
  ],
])('the card of %s', (_what, draw) => {
  it.each(hostile)('stays a picture with %j for a name', (name) => {
    const card = draw(name);
    expect(card).not.toMatch(/<script|[\u202e\u200b\u3164]/);
    expect(card).not.toContain('a'.repeat(100));
  });

  it('is the same for the same facts', () => {
    expect(draw('Ana')).toBe(draw('Ana'));
  });
});

describe('drawings on a card', () => {
  it('keep their rules to themselves', () => {
    const styled = '<svg viewBox="0 0 640 400"><style>.M{fill:url(#i-M)}.D{fill:red}</style></svg>';
    const card = drawBattleCard({
      ...battle,
      loot: [
        { picture: styled, grade: 1 },
        { picture: styled, grade: 2 },
      ],
    });
    const scopes = [...card.matchAll(/<style>#(at-\d+-\d+) \.M\{[^}]*\}#(at-\d+-\d+) \.D/g)];
    expect(scopes).toHaveLength(2);
    for (const [, one, two] of scopes) {
      expect(one).toBe(two);
      expect(card).toContain(`<svg id="${one}"`);
    }
    expect(scopes[0]?.[1]).not.toBe(scopes[1]?.[1]);
  });
});

describe('odds on a card', () => {
  it('are exactly as many tiles as there are chances', () => {
    expect(tilesIn(drawWinCard(win))).toBe(425);
  });

  it('are a figure alone above 4,000', () => {
    const card = drawWinCard({ ...win, odds: { oneIn: 12_345, lit: 0 } });
    expect(card).toContain('12,345');
    expect(tilesIn(card)).toBe(0);
  });
});
