import { casePublished } from '../../catalog/case/events.ts';
import type { CaseTable } from '../../catalog/case/state.ts';
import { type ConsolationTable, consolationPublished } from '../../catalog/consolation/events.ts';
import { consolationHashOf, consolationTableText } from '../../fairness/consolation.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { coversEveryTicket, exactRtp, oddsHashOf, oddsTableText } from '../../fairness/odds.ts';
import { termsPublished } from '../../terms/events.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import type { SectionName, Sections } from '../../terms/sections.ts';
import { entriesOf, type LoggedEntry } from './entries.ts';
import type { HitCheck, TableCheck } from './steps.ts';
import { compare } from './verdict.ts';

const missing = (published: string) =>
  ({ verdict: 'mismatch', published, computed: null, table: null, text: '', position: null }) as const;

/** The values that a table must have, besides its hash. */
interface NamedCase {
  readonly case: string;
  readonly version: number;
  /** Minor units; null where the case was opened for nothing. */
  readonly price: string | null;
}

/** The odds of a case: published before `before`, with this hash, and stating the return that they have. */
export const checkOdds = (
  hashing: Hashing,
  entries: readonly LoggedEntry[],
  oddsHash: string,
  named: NamedCase,
  before: number,
): TableCheck<CaseTable> => {
  const found = entriesOf(entries, [casePublished]).find(({ event }) => event.data.oddsHash === oddsHash);
  if (found === undefined) return missing(oddsHash);
  const { table } = found.event.data;
  const computed = oddsHashOf(hashing, table);
  const rtp = exactRtp(BigInt(table.price), table.entries);
  const whole =
    coversEveryTicket(table.entries) &&
    rtp.numerator === table.rtp.numerator &&
    rtp.denominator === table.rtp.denominator;
  const priced = named.price === null || table.price === named.price;
  const own = table.case === named.case && table.version === named.version && priced;
  const { position } = found;
  return {
    verdict: compare(computed === oddsHash && whole && own && position < before),
    published: oddsHash,
    computed,
    table,
    text: oddsTableText(table),
    position,
  };
};

export const checkConsolation = (
  hashing: Hashing,
  entries: readonly LoggedEntry[],
  hash: string,
  before: number,
): TableCheck<ConsolationTable> => {
  const found = entriesOf(entries, [consolationPublished]).find(({ event }) => event.data.tableHash === hash);
  if (found === undefined) return missing(hash);
  const { table } = found.event.data;
  const computed = consolationHashOf(hashing, table);
  return {
    verdict: compare(computed === hash && coversEveryTicket(table.entries) && found.position < before),
    published: hash,
    computed,
    table,
    text: consolationTableText(table),
    position: found.position,
  };
};

/** The values of a section of the terms that were published before `before` and have this hash; null where the proof holds none. */
export const sectionNamed = <Name extends SectionName>(
  hashing: Hashing,
  entries: readonly LoggedEntry[],
  section: Name,
  hash: string,
  before: number,
): Sections[Name] | null =>
  entriesOf(entries, [termsPublished])
    .filter(({ position }) => position < before)
    .map(({ event }) => event.data.sections[section])
    .find((values) => sectionHash(hashing, section, values) === hash) ?? null;

interface Drawn {
  readonly ticket: number;
  readonly skin: string;
  readonly wear: string;
  readonly value: string;
}

/** The ticket that the log holds lies in the entry that it names, and that entry is what was won. */
export const checkHit = (table: TableCheck['table'], index: number, drawn: Drawn): HitCheck => {
  const entry = table?.entries[index] ?? null;
  const holds = entry !== null && drawn.ticket >= entry.first && drawn.ticket <= entry.last;
  const same = entry !== null && entry.skin === drawn.skin && entry.wear === drawn.wear && entry.value === drawn.value;
  return { verdict: compare(holds && same), index, entry };
};
