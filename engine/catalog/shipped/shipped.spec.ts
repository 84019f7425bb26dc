import { describe, expect, it } from 'vitest';
import { returnToPlayer } from '../../fairness/rtp.ts';
import { TICKETS } from '../../fairness/tickets.ts';
import { displayName } from '../display.ts';
import { parseCatalog } from '../parse-catalog.ts';
import { shippedCatalog } from './index.ts';

const catalog = shippedCatalog();
const skins = new Map(catalog.skins.map((skin) => [skin.id, skin]));
const families = new Map(catalog.families.map((family) => [family.id, family]));

const worthOf = (id: string, wear: string): bigint =>
  BigInt(skins.get(id)?.wears.find((candidate) => candidate.wear === wear)?.value ?? '0');

describe('the shipped catalog', () => {
  it('is a valid document, also after a trip through JSON', () => {
    expect(parseCatalog(JSON.parse(JSON.stringify(catalog)))).toEqual({ ok: true, catalog });
  });

  it('is the same document every time', () => {
    expect(shippedCatalog()).toEqual(catalog);
  });

  it('holds the promised number of families, skins, cases and themes', () => {
    expect(catalog.families.length).toBeGreaterThanOrEqual(26);
    expect(catalog.skins.length).toBeGreaterThanOrEqual(260);
    expect(catalog.cases.length).toBeGreaterThanOrEqual(26);
    expect(catalog.themes).toHaveLength(7);
  });

  it.each(catalog.cases.map((box) => [box.slug, box] as const))('returns 90 % within a half from %s', (_, box) => {
    const entries = box.entries.map(({ skin, wear, tickets }) => ({ value: worthOf(skin, wear), tickets }));
    const { numerator, denominator } = returnToPlayer(BigInt(box.price), entries);
    expect(numerator * 1000n >= denominator * 895n).toBe(true);
    expect(numerator * 1000n <= denominator * 905n).toBe(true);
  });

  it.each(catalog.cases.map((box) => [box.slug, box] as const))('keeps %s in the shape a player expects', (_, box) => {
    const price = BigInt(box.price);
    expect(price).toBeGreaterThanOrEqual(120n);
    expect(price).toBeLessThanOrEqual(50_000n);
    expect(box.entries.length).toBeGreaterThanOrEqual(8);
    expect(box.entries.length).toBeLessThanOrEqual(17);
    const top = box.entries.filter(({ skin }) => skins.get(skin)?.grade === 0);
    expect(top.length).toBeGreaterThan(0);
    for (const { skin, wear, tickets } of top) {
      expect(tickets).toBeGreaterThanOrEqual(TICKETS * 0.0002);
      expect(tickets).toBeLessThanOrEqual(TICKETS * 0.005);
      expect(worthOf(skin, wear)).toBeGreaterThanOrEqual(price * 50n);
      expect(worthOf(skin, wear)).toBeLessThanOrEqual(price * 400n);
    }
    const common = [...box.entries].sort((a, b) => b.tickets - a.tickets)[0];
    const commonValue = worthOf(common?.skin ?? '', common?.wear ?? '');
    expect(commonValue * 10n).toBeGreaterThanOrEqual(price);
    expect(commonValue * 10n).toBeLessThanOrEqual(price * 4n);
    expect(skins.get(box.hero)?.grade).toBeLessThanOrEqual(1);
  });

  it('puts every skin into some case', () => {
    const used = new Set(catalog.cases.flatMap(({ entries }) => entries.map(({ skin }) => skin)));
    expect(catalog.skins.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('names no two items alike in any language', () => {
    for (const locale of ['zh-CN', 'zh-TW', 'en'] as const) {
      const shown = catalog.skins.flatMap((skin) => {
        const family = families.get(skin.family);
        return family === undefined
          ? []
          : skin.wears.map(({ wear }) => displayName(skin.finish, family.names, wear, locale));
      });
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('sells the items integrators know by their display strings', () => {
    const shown = new Set(
      catalog.skins.flatMap((skin) => {
        const names = families.get(skin.family)?.names ?? skin.finish;
        return skin.wears.map(({ wear }) => displayName(skin.finish, names, wear, 'en'));
      }),
    );
    expect(shown).toContain('Vulture | Ember Drift (Field Tested)');
    expect(shown).toContain('Kestrel | Tidal (Factory New)');
    expect(shown).toContain('Gilded Charm');
  });
});
