import { describe, expect, it } from 'vitest';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { knowsSkinArt, SHAPES } from './index.ts';

describe('the shipped catalog', () => {
  const catalog = shippedCatalog();

  it('asks only for art that can be drawn', () => {
    const unknown = catalog.skins.filter(({ art }) => !knowsSkinArt(art)).map(({ id }) => id);
    expect(unknown).toEqual([]);
  });

  it('stands only in vitrines that can be drawn, and uses every one', () => {
    const shapes = new Set(catalog.cases.map(({ shape }) => shape));
    expect([...shapes].filter((shape) => !SHAPES.includes(shape))).toEqual([]);
    expect([...shapes].sort()).toEqual([...SHAPES].sort());
  });
});
