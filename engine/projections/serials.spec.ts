import { describe, expect, it } from 'vitest';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import { foldSerials, type SerialRow, type SkinRow } from './serials.ts';

describe('the serial of an item', () => {
  const { log, step } = scriptedSite('serials');
  for (let n = 0; n < 400; n += 1) step();
  const made = log.events.flatMap(({ at, facts }) => facts.acquired.map(({ item }) => ({ at, ...item })));

  const whole = foldSerials(new Map(), log.events);

  it('is the number of items of its skin that were made up to it, in the order of the log', () => {
    expect(whole.items.length).toBeGreaterThan(50);
    expect(whole.items).toEqual(
      made.map(({ itemId, skin }, place) => {
        const before = made.slice(0, place).filter((other) => other.skin === skin);
        return { itemId, number: before.length + 1, previousAt: before.at(-1)?.at ?? null };
      }),
    );
  });

  it('is given once to each item', () => {
    expect(new Set(whole.items.map(({ itemId }) => itemId)).size).toBe(whole.items.length);
  });

  it('is the same however the log is cut into batches', () => {
    const skins = new Map<string, SkinRow>();
    const inParts: SerialRow[] = [];
    for (let from = 0; from < log.events.length; from += 37) {
      const changes = foldSerials(skins, log.events.slice(from, from + 37));
      for (const row of changes.skins) skins.set(row.skinId, row);
      inParts.push(...changes.items);
    }
    expect(inParts).toEqual(whole.items);
    expect(new Map(whole.skins.map((row) => [row.skinId, row]))).toEqual(skins);
  });
});
