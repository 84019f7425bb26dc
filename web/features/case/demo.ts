import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { drawCase } from '../../../engine/fairness/odds.ts';
import { draw } from '../../../engine/fairness/seed-pair.ts';
import { readOddsTable } from '../fairness/odds-table.ts';
import type { CaseDetail } from './case-query.ts';
import { intensityOf } from './reveal/intensity.ts';
import type { Winner } from './winner.ts';

/** Randomness of a demo: both sides of it are made in the page. */
export interface DemoRandomness {
  /** 32 bytes. */
  readonly serverSeed: Uint8Array;
  /** 32 hex digits. */
  readonly entropy: string;
}

/**
 * Opens a case for show: the fairness code of a paid play on the published odds, with a seed of this page. Nothing is
 * sent, nothing is paid, nothing is won. Null when the odds can't be read to the last letter.
 */
export const openDemo = (
  { oddsTable, oddsHash, entries, slug, price }: CaseDetail,
  quantity: number,
  { serverSeed, entropy }: DemoRandomness,
): readonly Winner[] | null => {
  const table = readOddsTable(oddsTable);
  if (table === null) return null;
  const winners: Winner[] = [];
  for (let roundNo = 1; roundNo <= quantity; roundNo += 1) {
    const play = { pairId: 'demo', roundNo, userSeed: 'demo', entropy, oddsHash };
    const { index, ticket, float } = drawCase(table, play, (request) => draw(nobleHashing, serverSeed, request));
    const entry = entries.find((one) => one.index === index);
    if (entry === undefined) return null;
    const intensity = intensityOf(entry.skin.grade, entry.value, price);
    winners.push({
      key: `demo-${slug}-${entropy}-${roundNo}`,
      entry,
      worth: entry.value,
      ticket,
      float,
      intensity,
      round: null,
    });
  }
  return winners;
};
