import { describe, expect, it } from 'vitest';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import { foldSerials, type SerialRow } from './serials.ts';

describe('the serial of an item', () => {
  const { log, step } = scriptedSite('serials');
  for (let n = 0; n < 400; n += 1) step();
  const made = log.events.flatMap(({ at, facts }) => facts.acquired.map(({ item }) => ({ at, ...item })));

  it('is the number of items of its skin that were made up to it, in the order of the log', () => {
    const rows = foldSerials(new Map(), log.events);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).toEqual(
      made.map(({ itemId, skin, at }, place) => ({
        itemId,
        skinId: skin,
        number: made.slice(0, place + 1).filter((other) => other.skin === skin).length,
        at,
      })),
    );
  });

  it('is given once to each item', () => {
    const rows = foldSerials(new Map(), log.events);
    expect(new Set(rows.map(({ itemId }) => itemId)).size).toBe(rows.length);
  });

  it('is the same however the log is cut into batches', () => {
    const whole = foldSerials(new Map(), log.events);
    const last = new Map<string, number>();
    const inParts: SerialRow[] = [];
    for (let from = 0; from < log.events.length; from += 37) {
      const rows = foldSerials(last, log.events.slice(from, from + 37));
      for (const { skinId, number } of rows) last.set(skinId, number);
      inParts.push(...rows);
    }
    expect(inParts).toEqual(whole);
  });
});
