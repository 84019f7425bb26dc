import { fromHex } from '../../../engine/fairness/bytes.ts';
import { drawCase } from '../../../engine/fairness/case-draw.ts';
import { draw } from '../../../engine/fairness/draw.ts';
import type { Hashing } from '../../../engine/fairness/hashing.ts';
import { exactRtp, type OddsTable, oddsHashOf, oddsTableText } from '../../../engine/fairness/odds.ts';
import { publicHashOf } from '../../../engine/fairness/seed-pair.ts';
import type { RoundFacts } from './verification.ts';

const entries: OddsTable['entries'] = [
  { skin: 'vesper-noctilux', wear: 'FN', first: 0, last: 2_599, floatMin: 0, floatMax: 70_000, value: '948000' },
  { skin: 'gilded-charm', wear: '', first: 2_600, last: 499_999, floatMin: 0, floatMax: 0, value: '12450' },
  {
    skin: 'quill-mint',
    wear: 'FT',
    first: 500_000,
    last: 9_999_999,
    floatMin: 150_000,
    floatMax: 380_000,
    value: '1120',
  },
];

export const sampleTable: OddsTable = {
  case: 'tide-archive',
  version: 3,
  tickets: 10_000_000,
  price: '2460',
  entries,
  rtp: exactRtp(2460n, entries),
};

/** A round as an honest house plays it. For specs. */
export const sampleRound = (hashing: Hashing, roundNo = 7): RoundFacts => {
  const serverSeed = 'ab'.repeat(32);
  const salt = '0d'.repeat(32);
  const play = {
    pairId: 'Ac_CF-ACBc0b-7dBf5BEDB',
    roundNo,
    userSeed: 'beiwei47-7f2a',
    entropy: '00112233445566778899aabbccddeeff',
    oddsHash: oddsHashOf(hashing, sampleTable),
  };
  const outcome = drawCase(sampleTable, play, (request) => draw(hashing, fromHex(serverSeed), request));
  return {
    ...play,
    id: `${play.pairId}.${roundNo}`,
    position: '41',
    caseSlug: sampleTable.case,
    caseVersion: sampleTable.version,
    price: Number(sampleTable.price),
    publicHash: publicHashOf(hashing, serverSeed, salt),
    oddsTable: oddsTableText(sampleTable),
    ticket: outcome.ticket,
    entryIndex: outcome.index,
    float: outcome.float,
    reveal: { serverSeed, salt },
  };
};
