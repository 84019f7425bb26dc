import type { Instant } from '../../kernel/decision.ts';
import type { CaseSlug, HexHash } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import type { PublishedCase, SeesCases } from './state.ts';

/** A case in the version that somebody was shown. */
export type ShownCase = Pick<PublishedCase, 'table' | 'oddsHash' | 'price'>;

/**
 * The version that somebody was shown, or `CASE_NOT_FOUND`, `CASE_RETIRED`, or `CASE_CHANGED` with the odds of now. It counts for
 * 60 s beyond its replacement or the case's retirement: nobody who sees a winning play arrive can refuse it by publishing.
 */
export const shownCase = (
  world: SeesCases & { readonly at: Instant },
  slug: CaseSlug,
  oddsHash: HexHash,
): ShownCase | Rejection => {
  const found = world.case(slug);
  if (found.status === 'absent') return reject('CASE_NOT_FOUND');
  const table = found.tables.get(oddsHash);
  const until = found.ended.get(oddsHash);
  if (table !== undefined && (until === undefined || world.at < until + NOTICE_MS)) {
    return { table, oddsHash, price: parseMoney(table.price) };
  }
  return found.status === 'retired' ? reject('CASE_RETIRED') : reject('CASE_CHANGED', { oddsHash: found.oddsHash });
};
