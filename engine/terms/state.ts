import { nobleHashing } from '../fairness/noble-hashing.ts';
import type { Instant } from '../kernel/decision.ts';
import type { HexHash } from '../kernel/ids.ts';
import { maxFallPercent } from '../market/terms.ts';
import { type ActRules, NO_ACT_RULES } from './act-rules.ts';
import type { TermsEvent } from './events.ts';
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
  /** Of each section, the versions that changed it: every play asks for some. */
  readonly changes: ReadonlyMap<SectionName, readonly TermsVersion[]>;
  /** The newest rules of acts, in force from their entry on. */
  readonly acts: ActRules;
}

export interface SeesTerms {
  terms(): TermsState;
}

export const NO_TERMS: TermsState = { versions: [], changes: new Map(), acts: NO_ACT_RULES };

/** With one version more. */
const withVersion = (
  state: TermsState,
  { version, effectiveAt, sections }: Omit<TermsVersion, 'hashes'>,
): TermsState => {
  const hashes = new Map(SECTION_NAMES.map((name) => [name, sectionHash(nobleHashing, name, sections[name])]));
  const next = { version, effectiveAt, sections, hashes };
  const changesOf = (name: SectionName): readonly TermsVersion[] => {
    const before = state.changes.get(name) ?? [];
    return before.at(-1)?.hashes.get(name) === hashes.get(name) ? before : [...before, next];
  };
  return {
    ...state,
    versions: [...state.versions, next],
    changes: new Map(SECTION_NAMES.map((name) => [name, changesOf(name)])),
  };
};

export const evolveTerms = (state: TermsState, { type, data }: TermsEvent): TermsState => {
  if (type === 'TermsPublished') return withVersion(state, data);
  const { version, twoPeople, breakGlass } = data;
  return { ...state, acts: { version, twoPeople, breakGlass } };
};

/**
 * Whether the terms bound how fast the catalog's values fall. Terms from before there was a bound don't; once there is
 * one, it stays.
 */
export const boundsFalls = ({ versions }: TermsState): boolean => {
  const newest = versions.at(-1);
  return newest !== undefined && maxFallPercent(newest.sections.items) !== null;
};
