import { describe, expect, it } from 'vitest';
import { displayName } from '../../engine/catalog/display.ts';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { displayPieces } from './display.ts';

const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;

describe('the three pieces of a display string', () => {
  it.each([
    ['Vulture | Ember Drift (Field Tested)', ['Vulture', 'FT', 'Ember Drift']],
    ['Kestrel | Tidal (Factory New)', ['Kestrel', 'FN', 'Tidal']],
    ['Gilded Charm', ['Gilded Charm', '', '']],
    ['Gilded Charm (Factory New)', ['Gilded Charm', 'FN', '']],
    ['秃鹫 | 余烬漂流 (Field Tested)', ['秃鹫', 'FT', '余烬漂流']],
    ['Vulture|Ember|Drift(Field-Tested)', ['Vulture', 'FT', 'Ember|Drift']],
    ['Vulture | Ember (Drift) (Well Worn)', ['Vulture', 'WW', 'Ember (Drift)']],
    ['', ['', '', '']],
  ])('%s', (text, pieces) => {
    const { first, wear, name } = displayPieces(text);
    expect([first, wear, name]).toEqual(pieces);
  });

  it.each(LOCALES)('are family, wear and finish of every item of the catalog in %s', (locale) => {
    const { skins, families } = shippedCatalog();
    const namesOf = new Map(families.map(({ id, names }) => [id, names]));
    const items = skins.flatMap(({ finish, family, wears }) => wears.map(({ wear }) => ({ finish, family, wear })));
    expect(items.length).toBeGreaterThan(1_000);
    for (const { finish, family, wear } of items) {
      const names = namesOf.get(family);
      if (names === undefined) throw new Error(`no family ${family}`);
      expect(displayPieces(displayName(finish, names, wear, locale))).toEqual({
        first: names[locale],
        wear,
        name: finish[locale],
      });
    }
  });
});
