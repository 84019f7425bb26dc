import { describe, expect, it } from 'vitest';
import { type UpgradeBody, upgradeBodyFrom } from './use-upgrade-play.ts';

const body: UpgradeBody = {
  commandId: 'c1',
  loose: null,
  terms: 'd'.repeat(64),
  itemIds: ['pair.1', 'pair.2'],
  coin: 6_000,
  targetSkin: 'crescent-contour',
  targetWear: 'FT',
  side: 'OVER',
  stake: 54_880,
  targetValue: 110_500,
  winTickets: 4_569_194,
};

describe('a kept upgrade', () => {
  it('is read back exactly as it was made', () => {
    expect(upgradeBodyFrom(JSON.parse(JSON.stringify(body)))).toEqual(body);
    expect(upgradeBodyFrom({ ...body, targetWear: null })).toEqual({ ...body, targetWear: null });
  });

  it('is nothing when a part is missing or of another kind', () => {
    for (const part of Object.keys(body)) expect(upgradeBodyFrom({ ...body, [part]: {} }), part).toBeNull();
    for (const part of Object.keys(body)) expect(upgradeBodyFrom({ ...body, [part]: undefined }), part).toBeNull();
    expect(upgradeBodyFrom({ ...body, itemIds: [] })).toBeNull();
    expect(upgradeBodyFrom({ ...body, itemIds: ['a', 1] })).toBeNull();
    expect(upgradeBodyFrom(null)).toBeNull();
  });
});
