import { describe, expect, it } from 'vitest';
import { drawCase, exactRtp, oddsHashOf, oddsTableText } from '../../../engine/fairness/odds.ts';
import { draw } from '../../../engine/fairness/seed-pair.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { CaseDetail } from './case-query.ts';
import { openDemo } from './demo.ts';

const ranges = [
  { skin: 'top', wear: '', first: 0, last: 99_999, floatMin: 0, floatMax: 0, value: '90000' },
  { skin: 'middle', wear: 'FT', first: 100_000, last: 2_999_999, floatMin: 150_000, floatMax: 380_000, value: '3000' },
  { skin: 'low', wear: '', first: 3_000_000, last: 9_999_999, floatMin: 0, floatMax: 0, value: '100' },
] as const;
const table = {
  case: 'sample',
  version: 1,
  tickets: 10_000_000,
  price: '2000',
  entries: ranges,
  rtp: exactRtp(2000n, ranges),
};
const names = { zhCN: '', zhTW: '', en: '' };
const detail: CaseDetail = {
  slug: 'sample',
  version: 1,
  names,
  theme: { id: 'theme', names },
  price: 2000,
  oddsHash: oddsHashOf(nodeHashing, table),
  terms: 'c'.repeat(64),
  maxQuantity: 10,
  rtpPercent: '90.00',
  rtpFraction: '9/10',
  ticketCount: 10_000_000,
  oddsTable: oddsTableText(table),
  hue: '#ffffff',
  imageSmall: '',
  stopped: false,
  entries: ranges.map(({ skin, wear, first, last, value }, index) => ({
    index,
    wear: wear === '' ? null : wear,
    firstTicket: first,
    lastTicket: last,
    value: Number(value),
    skin: { id: skin, image: '', imageSmall: '', grade: index, familyNames: names, finishNames: names },
  })),
};
const randomness = { serverSeed: new Uint8Array(32).fill(7), entropy: 'ab'.repeat(16) };

describe('a demo opening', () => {
  it('draws what a paid play with the same seeds would draw', () => {
    const paid = [1, 2, 3].map(
      (roundNo) =>
        drawCase(
          table,
          { pairId: 'demo', roundNo, userSeed: 'demo', entropy: randomness.entropy, oddsHash: detail.oddsHash },
          (request) => draw(nodeHashing, randomness.serverSeed, request),
        ).index,
    );
    expect(openDemo(detail, 3, randomness)?.map(({ entry }) => entry.index)).toEqual(paid);
  });

  it('wins nothing that could be kept, sold or verified', () => {
    expect(openDemo(detail, 10, randomness)?.every(({ round }) => round === null)).toBe(true);
  });

  it('does not begin on odds that it cannot read', () => {
    expect(
      openDemo({ ...detail, oddsTable: detail.oddsTable.replace('"first":0', '"first":1') }, 1, randomness),
    ).toBeNull();
  });
});
