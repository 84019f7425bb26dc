import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charm, charmDefinition, kestrel, kestrelDefinition, revalued, skinPublished } from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, houseOf, T0 } from '../../../test/deciders.ts';
import { boundedItems, termsAre } from '../../../test/terms-cast.ts';
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
    expect(story.when(publish(changed))).toEmit([{ data: { version: 5 } }]);
    expect(story.when(publish(kestrelDefinition))).toBeRefused('NOTHING_TO_DO');
    const reordered: SkinDefinition = {
      ...kestrelDefinition,
      art: { palette: 'sea', pattern: 'waves', family: 'kestrel' },
    };
    expect(story.when(publish(reordered))).toBeRefused('NOTHING_TO_DO');
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
  ])('is refused with %s', (_, wears) =>
    expect(given().when(publish({ ...kestrelDefinition, wears }))).toBeRefused('CATALOG_INVALID'),
  );
});

describe('under terms that bound how fast values fall', () => {
  const HOUR = 60 * 60_000;
  const DAY = 24 * HOUR;
  const offering = (...wears: readonly (readonly [wear: 'FT' | 'FN', value: string])[]) =>
    publish({
      ...kestrelDefinition,
      wears: wears.map(([wear, value]) => ({ wear, value, floatMin: 0, floatMax: 1_000 })),
    });
  const house = (terms = termsAre({ items: boundedItems })) => {
    const site = houseOf(terms);
    acceptedEvents(site.submit(offering(['FT', '905'])));
    return site;
  };
  const tooLow = (lowest: string) => ({ code: 'CATALOG_INVALID', details: { skin: kestrel, wear: 'FT', lowest } });

  it('a value falls to so many percent of it, rounded down, and no further', () => {
    expect(house().decide(offering(['FT', '813']))).toMatchObject(tooLow('814'));
    expect(house().decide(offering(['FT', '814']))).toBeAccepted();
    expect(house().decide(offering(['FT', '90500']))).toBeAccepted();
    expect(house(termsAre()).decide(offering(['FT', '1']))).toBeAccepted();
  });

  it('several falls count together, and a value counts for 24 hours after it was replaced', () => {
    const site = house();
    site.wait(7 * DAY);
    acceptedEvents(site.submit(offering(['FT', '820'])));
    site.wait(DAY - 1);
    expect(site.decide(offering(['FT', '813']))).toMatchObject(tooLow('814'));
    site.wait(1);
    expect(site.decide(offering(['FT', '737']))).toMatchObject(tooLow('738'));
    expect(site.decide(offering(['FT', '738']))).toBeAccepted();
  });

  it('a wear that was withdrawn comes back at no less, however long it was away', () => {
    const site = house();
    acceptedEvents(site.submit(offering(['FN', '500'])));
    site.wait(30 * DAY);
    acceptedEvents(site.submit(offering(['FN', '501'])));
    site.wait(30 * DAY);
    expect(site.decide(offering(['FT', '813'], ['FN', '501']))).toMatchObject(tooLow('814'));
    expect(site.decide(offering(['FT', '814'], ['FN', '501']))).toBeAccepted();
  });

  it('no steps at all bring a value below what the highest of the last 24 hours allows', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 2 * DAY }), value: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const site = house();
        const shown: { readonly at: number; readonly value: number }[] = [{ at: site.now(), value: 905 }];
        for (const { wait, value } of steps) {
          site.wait(wait);
          if (site.submit(offering(['FT', String(value)])).kind === 'accepted') shown.push({ at: site.now(), value });
        }
        for (const [index, { at, value }] of shown.entries()) {
          const before = shown.slice(0, index).filter((_, n) => (shown[n + 1]?.at ?? at) > at - DAY);
          for (const { value: other } of before) expect(value).toBeGreaterThanOrEqual(Math.floor((other * 90) / 100));
        }
      }),
    );
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
