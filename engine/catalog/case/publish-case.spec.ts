import { describe, expect, it } from 'vitest';
import {
  dawn,
  dawnOdds,
  dawnPublished,
  dawnRetired,
  dawnTable,
  display,
  kestrel,
  kestrelDefinition,
  publishDawn,
  revalued,
  skinPublished,
  skinsPublished,
} from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given } from '../../../test/deciders.ts';
import { isSkinId, mustBe } from '../../kernel/ids.ts';
import type { PublishCase } from './publish-case.ts';

const [, ...others] = publishDawn.entries;
const ready = given(...skinsPublished);
const open = given(...skinsPublished, dawnPublished);

describe('publishing a case', () => {
  it('commits to the whole table: ranges, floats, values, price and exact RTP', () => {
    expect(acceptedEvents(ready.when(publishDawn))).toEqual([
      {
        type: 'CasePublished',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(0), display, table: dawnTable, oddsHash: dawnOdds },
      },
    ]);
    // (5000 × 50,000 + 900 × 500,000 + 60 × 2,000,000 + 20 × 7,450,000) ÷ (100 × 10,000,000)
    expect(dawnTable.rtp).toEqual({ numerator: '969', denominator: '1000' });
  });

  it('numbers versions, each with odds of its own', () => {
    const [event] = acceptedEvents(open.when({ ...publishDawn, price: '120' }));
    expect(event).toMatchObject({ data: { table: { version: 2, price: '120' } } });
    expect(event?.type === 'CasePublished' && event.data.oddsHash).not.toBe(dawnOdds);
  });

  it('takes the values that the skins have now', () => {
    const dearer = given(...skinsPublished, skinPublished(kestrel, revalued(kestrelDefinition, 'FN', '5100'), 2));
    expect(dearer.when(publishDawn)).toEmit([
      { data: { table: { entries: [{ value: '5100' }, { value: '900' }, { value: '60' }, { value: '20' }] } } },
    ]);
  });

  it('makes a new version of other words, and none of no change', () => {
    expect(open.when(publishDawn)).toBeRefused('NOTHING_TO_DO');
    const renamed = { ...publishDawn, display: { ...display, fresh: false } };
    expect(open.when(renamed)).toEmit([{ data: { table: { version: 2 } } }]);
  });

  it('opens a retired case again, as a new version', () => {
    const story = given(...skinsPublished, dawnPublished, dawnRetired);
    expect(story.when(publishDawn)).toEmit([{ data: { table: { version: 2 } } }]);
  });

  const bad: readonly [string, Partial<PublishCase>][] = [
    ['tickets that don’t sum to 10,000,000', { entries: others }],
    ['an entry without tickets', { entries: [...publishDawn.entries, { skin: kestrel, wear: 'FN', tickets: 0 }] }],
    ['a broken ticket', { entries: [{ skin: kestrel, wear: 'FN', tickets: 0.5 }, ...others] }],
    ['a wear that the skin hasn’t', { entries: [{ skin: kestrel, wear: 'BS', tickets: 50_000 }, ...others] }],
    ['a skin that isn’t published', { entries: [{ skin: mustBe(isSkinId, 'ghost'), wear: '', tickets: 10_000_000 }] }],
    ['more than 100 entries', { entries: Array(101).fill({ skin: kestrel, wear: 'FN', tickets: 1 }) }],
    ['no entries', { entries: [] }],
    ['odds that return more than the price', { price: '96' }],
    ['a price of nothing', { price: '0' }],
    ['a negative price', { price: '-100' }],
  ];
  it.each(bad)('is refused with %s', (_, change) =>
    expect(ready.when({ ...publishDawn, ...change })).toBeRefused('CATALOG_INVALID'),
  );
});

describe('retiring a case', () => {
  const retire = { type: 'RetireCase', case: dawn, reason: 'night' } as const;

  it('says so with the reason', () => {
    expect(acceptedEvents(open.when(retire))).toEqual([
      {
        type: 'CaseRetired',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(0), case: dawn, reason: 'night' },
      },
    ]);
  });

  it('is refused for a case that never was, or is retired already', () => {
    expect(ready.when(retire)).toBeRefused('CASE_NOT_FOUND');
    const retired = given(...skinsPublished, dawnPublished, dawnRetired);
    expect(retired.when(retire)).toBeRefused('NOTHING_TO_DO');
  });
});
