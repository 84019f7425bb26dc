import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Instant } from '../kernel/decision.ts';
import type { HexHash } from '../kernel/ids.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import { SECTION_NAMES, SECTIONS, type SectionName, type Sections, sectionsSchema } from './sections.ts';
import type { TermsState, TermsVersion } from './state.ts';

/** Time from the entry of a change to a drawn section until its effect; replaced values count for the same time. */
export const NOTICE_MS = 60_000;

/** Values of a section, and since when they are in force. */
export interface Period<Name extends SectionName> {
  readonly from: Instant;
  /** Of the document that brought them. */
  readonly version: number;
  readonly hash: HexHash;
  readonly values: Sections[Name];
}

const periodFrom = <Name extends SectionName>(
  section: Name,
  { version, effectiveAt, sections, hashes }: TermsVersion,
): Period<Name> => {
  const hash = hashes.get(section);
  if (hash === undefined) throw new TypeError(`version ${version} of the terms has no ${section}`);
  return { from: effectiveAt, version, hash, values: sections[section] };
};

const changesOf = ({ changes }: TermsState, section: SectionName): readonly TermsVersion[] =>
  changes.get(section) ?? [];

/** The values of a section over time, the newest last, without documents that didn't change it. */
export const periodsOf = <Name extends SectionName>(state: TermsState, section: Name): readonly Period<Name>[] =>
  changesOf(state, section).map((version) => periodFrom(section, version));

/** The values of a section that are in force; null before any are. */
export const inForce = <Name extends SectionName>(
  state: TermsState,
  section: Name,
  at: Instant,
): Period<Name> | null => {
  const version = changesOf(state, section).findLast(({ effectiveAt }) => effectiveAt <= at);
  return version === undefined ? null : periodFrom(section, version);
};

/**
 * The values that a room keeps, independent of those in force by now.
 * @throws Error where no values of that hash were published
 */
export const sectionByHash = <Name extends SectionName>(
  state: TermsState,
  section: Name,
  hash: HexHash,
): Sections[Name] => {
  const period = periodsOf(state, section).find((one) => one.hash === hash);
  if (period === undefined) throw new Error(`${section} was never played under ${hash}`);
  return period.values;
};

/**
 * The values that a player was shown, or `TERMS_CHANGED` with those in force. Values of a drawn section count for 60 s
 * beyond their replacement, so no operator who sees a winning play arrive can refuse it by publishing.
 */
export const shown = <Name extends SectionName>(
  state: TermsState,
  section: Name,
  hash: string,
  at: Instant,
): Period<Name> | Rejection => {
  const now = inForce(state, section, at);
  if (now?.hash === hash) return now;
  const begun = periodsOf(state, section).filter(({ from }) => from <= at);
  const since = at - (SECTIONS[section].drawn ? NOTICE_MS : 0);
  const honoured = begun.findLast((one, index) => one.hash === hash && (begun[index + 1]?.from ?? Infinity) > since);
  if (honoured !== undefined) return honoured;
  if (now === null) return reject('TERMS_CHANGED', { section });
  return reject('TERMS_CHANGED', { section, terms: now.hash, values: canonicalJson(now.values) });
};

/** All values in force; null before terms are published. */
export const sectionsInForce = (state: TermsState, at: Instant): Sections | null => {
  const parsed = sectionsSchema.safeParse(
    Object.fromEntries(SECTION_NAMES.map((name) => [name, inForce(state, name, at)?.values])),
  );
  return parsed.success ? parsed.data : null;
};

/** The values of each section that are in force. */
export type TermsInForce = { readonly [Name in SectionName]: Pick<Period<Name>, 'hash' | 'values'> };
