import { nobleHashing } from '../fairness/noble-hashing.ts';
import type { Instant } from '../kernel/decision.ts';
import type { HexHash } from '../kernel/ids.ts';
import type { TermsPublished } from './events.ts';
import { sectionHash } from './section-hash.ts';
import { SECTION_NAMES, type SectionName, type Sections } from './sections.ts';

/** A version of the whole document. */
export interface TermsVersion {
  readonly version: number;
  readonly effectiveAt: Instant;
  readonly sections: Sections;
  readonly hashes: ReadonlyMap<SectionName, HexHash>;
}

/** Every version that was ever published, the newest last: operators publish few. Until there is one, nothing is promised or played. */
export interface TermsState {
  readonly versions: readonly TermsVersion[];
}

export interface SeesTerms {
  terms(): TermsState;
}

export const NO_TERMS: TermsState = { versions: [] };

/** With one version more. */
export const withVersion = (
  state: TermsState,
  { version, effectiveAt, sections }: Omit<TermsVersion, 'hashes'>,
): TermsState => {
  const hashes = new Map(SECTION_NAMES.map((name) => [name, sectionHash(nobleHashing, name, sections[name])]));
  return { versions: [...state.versions, { version, effectiveAt, sections, hashes }] };
};

export const evolveTerms = (state: TermsState, { data }: TermsPublished): TermsState => withVersion(state, data);
