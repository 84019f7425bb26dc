import { expect, it } from 'vitest';
import { skinIdsIn } from './use-names.ts';

it('finds every skin that an explanation names, once, however deep', () => {
  const item = { skin: 'kestrel-tidal', wear: 'FN' };
  const steps = [
    { odds: { table: { entries: [item, { ...item, skin: 'gilded-charm' }] } }, n: 10n },
    { item, hit: null },
  ];
  expect(skinIdsIn({ about: { item }, steps, text: '"skin":"no-skin"' })).toEqual(['kestrel-tidal', 'gilded-charm']);
  expect(skinIdsIn(Array.from({ length: 400 }, (_, n) => ({ skin: `skin-${n}` })))).toHaveLength(300);
});
