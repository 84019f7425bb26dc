import { describe, expect, it } from 'vitest';
import { dawn, dawnPublished, kestrel, kestrelDefinition, publishDawn, skinsPublished } from '../../test/cast.ts';
import { acceptedEvents, createHouse, given } from '../../test/deciders.ts';
import { entriesOf } from '../../test/fixture-log.ts';
import { auditSigned } from '../../test/forger.ts';
import { someInclusionPromise } from '../../test/promises.ts';
import { isSkinId, mustBe } from '../kernel/ids.ts';
import { encodeAnswer } from '../remote/answer-codec.ts';
import { type CatalogChange, MAX_CATALOG_BYTES, MAX_CATALOG_CHANGES, type PublishCatalog } from './publish-catalog.ts';

const skins: readonly CatalogChange[] = skinsPublished.flatMap(({ event }) =>
  event.type === 'SkinPublished'
    ? [{ type: 'PublishSkin', skin: event.data.skin, definition: event.data.definition }]
    : [],
);
const catalog = (...changes: PublishCatalog['changes']): PublishCatalog => ({ type: 'PublishCatalog', changes });
const retireDawn: CatalogChange = { type: 'RetireCase', case: dawn, reason: 'over' };

describe('changing the catalog', () => {
  it('lets cases take their values from skins that come with them', () => {
    const events = acceptedEvents(given().when(catalog(...skins, publishDawn)));
    expect(events.map(({ type }) => type)).toEqual([...skins.map(() => 'SkinPublished'), 'CasePublished']);
    expect(new Set(events.map(({ data }) => data.commandId)).size).toBe(1);
  });

  it('counts what was changed before in the same command', () => {
    const types = (...changes: CatalogChange[]) =>
      acceptedEvents(given(...skinsPublished, dawnPublished).when(catalog(...changes))).map(({ type }) => type);
    expect(types(publishDawn, retireDawn, publishDawn)).toEqual(['CaseRetired', 'CasePublished']);
  });

  it('publishes nothing where one change of many is refused, and names it', () => {
    const wrong: CatalogChange = { ...publishDawn, price: '0' };
    expect(given().when(catalog(...skins, wrong))).toBeRefused(
      'CATALOG_INVALID',
      expect.objectContaining({ change: 'case.dawn' }),
    );
    const worn: CatalogChange = { type: 'PublishSkin', skin: kestrel, definition: { ...kestrelDefinition, wears: [] } };
    expect(given(...skinsPublished).when(catalog(worn, publishDawn))).toMatchObject({ kind: 'rejected' });
  });

  it('has nothing to do where the catalog says all of it', () => {
    expect(given(...skinsPublished, dawnPublished).when(catalog(...skins, publishDawn))).toBeRefused('NOTHING_TO_DO');
    expect(given().when(catalog())).toBeRefused('NOTHING_TO_DO');
  });

  it('is bounded', () => {
    const many = Array.from({ length: MAX_CATALOG_CHANGES + 1 }, () => retireDawn);
    expect(given().when(catalog(...many))).toBeRefused('CATALOG_INVALID', expect.objectContaining({ changes: 1_025 }));
  });

  it('leaves an answer that fits into one message between processes, whatever alphabet the catalog is in', () => {
    const name = { 'zh-CN': '绮'.repeat(60), 'zh-TW': '綺'.repeat(60), en: '"'.repeat(60) };
    const many = (count: number): readonly CatalogChange[] =>
      Array.from({ length: count }, (_, n) => ({
        type: 'PublishSkin',
        skin: mustBe(isSkinId, `skin-${n}`),
        definition: { ...kestrelDefinition, familyNames: name, finishNames: name },
      }));
    const publish = (count: number) => createHouse().submit(catalog(...many(count)));
    let [fits, tooLarge] = [1, MAX_CATALOG_CHANGES];
    expect(publish(tooLarge)).toMatchObject({ code: 'CATALOG_INVALID' });
    while (tooLarge - fits > 1) {
      const middle = Math.floor((fits + tooLarge) / 2);
      if (publish(middle).kind === 'accepted') fits = middle;
      else tooLarge = middle;
    }
    const house = createHouse();
    house.submit(catalog(...many(fits)));
    const [first, ...rest] = house.recorded;
    if (first === undefined) throw new Error('nothing was published');
    const answer = encodeAnswer({
      kind: 'outcome',
      outcome: {
        status: 'accepted',
        events: [first, ...rest],
        repeated: false,
        wallet: null,
        promise: someInclusionPromise,
      },
    });
    expect(answer.length).toBeGreaterThan(MAX_CATALOG_BYTES / 2);
  });

  it('audits clean, alone or many at once', async () => {
    const house = createHouse();
    for (const asked of [catalog(...skins, publishDawn), retireDawn, catalog(publishDawn)]) {
      expect(house.submit(asked)).toBeAccepted();
    }
    const report = await auditSigned(entriesOf(house.recorded));
    expect(report.findings.shown).toEqual([]);
    expect(report.replayed.commands).toBe(3);
  });
});
