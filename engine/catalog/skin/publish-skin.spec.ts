import { describe, expect, it } from 'vitest';
import { charm, charmDefinition, kestrel, kestrelDefinition, revalued, skinPublished } from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, T0 } from '../../../test/deciders.ts';
import type { SkinDefinition } from './events.ts';
import { currentValue, evolveSkin, NO_SKIN } from './state.ts';

const publish = (definition: SkinDefinition) => ({ type: 'PublishSkin', skin: kestrel, definition }) as const;

describe('publishing a skin', () => {
  it('starts at version 1', () => {
    expect(acceptedEvents(given().when(publish(kestrelDefinition)))).toEqual([
      {
        type: 'SkinPublished',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(0), skin: kestrel, version: 1, definition: kestrelDefinition },
      },
    ]);
  });

  it('makes a new version of any change, and none of no change', () => {
    const story = given(skinPublished(kestrel, kestrelDefinition, 4));
    const changed = revalued(kestrelDefinition, 'FT', '901');
    expect(acceptedEvents(story.when(publish(changed)))).toMatchObject([{ data: { version: 5 } }]);
    expect(story.when(publish(kestrelDefinition))).toMatchObject({ code: 'NOTHING_TO_DO' });
    const reordered: SkinDefinition = {
      ...kestrelDefinition,
      art: { palette: 'sea', pattern: 'waves', family: 'kestrel' },
    };
    expect(story.when(publish(reordered))).toMatchObject({ code: 'NOTHING_TO_DO' });
  });

  it.each<[string, SkinDefinition['wears']]>([
    ['a value of nothing', [{ wear: 'FT', floatMin: 0, floatMax: 1, value: '0' }]],
    ['a negative value', [{ wear: 'FT', floatMin: 0, floatMax: 1, value: '-5' }]],
    ['an empty float range', [{ wear: 'FT', floatMin: 5, floatMax: 5, value: '1' }]],
    ['a float range without a wear', [{ wear: '', floatMin: 0, floatMax: 5, value: '1' }]],
    [
      'a wear twice',
      [
        { wear: 'FT', floatMin: 0, floatMax: 1, value: '1' },
        { wear: 'FT', floatMin: 1, floatMax: 2, value: '2' },
      ],
    ],
  ])('is refused with %s', (_, wears) => {
    expect(given().when(publish({ ...kestrelDefinition, wears }))).toMatchObject({ code: 'CATALOG_INVALID' });
  });
});

describe('the catalog’s value', () => {
  it('is that of the wear, and none for a wear or skin that isn’t offered', () => {
    const { event } = skinPublished(charm, charmDefinition);
    if (event.type !== 'SkinPublished') throw new Error('another event');
    const state = evolveSkin(NO_SKIN, event, T0);
    expect(currentValue(state, '')).toBe(20n);
    expect(currentValue(state, 'FN')).toBeNull();
    expect(currentValue(NO_SKIN, '')).toBeNull();
  });
});
