import type { Instant } from '../kernel/decision.ts';
import { NOTICE_MS } from '../terms/in-force.ts';

/** A version, and when the next one takes its place or took it. */
interface Earlier<Version> {
  readonly version: Version;
  readonly until: Instant;
}

/**
 * The newest version, and earlier ones that are in force until it is, or were in force not long ago, the oldest first.
 */
export type Versioned<Version> = Version & { readonly earlier: readonly Earlier<Version>[] };

/** When a table for draws takes effect: the first at once, for it replaces nothing that a player was shown. */
export const tableFrom = (version: number, at: Instant): Instant => (version === 1 ? at : at + NOTICE_MS);

/** The version that is in force then, as far as it is remembered. */
export const asOf = <Version extends object>(versions: Versioned<Version>, then: Instant): Versioned<Version> => {
  const found = versions.earlier.find(({ until }) => then < until);
  return found === undefined ? versions : { ...found.version, earlier: [] };
};

/**
 * The next version takes the place of all before it from `from` on; `before` is null for the first. The state forgets
 * versions that plays can't name any more.
 */
export const replacing = <Version extends object>(
  before: Versioned<Version> | null,
  next: Version,
  at: Instant,
  from: Instant = at,
): Versioned<Version> => {
  if (before === null) return { ...next, earlier: [] };
  const earlier = before.earlier.filter(({ until }) => until <= from && at < until + NOTICE_MS);
  return { ...next, earlier: [...earlier, { version: { ...asOf(before, from), earlier: [] }, until: from }] };
};

/** Versions that were replaced and are honoured still. */
export const replacedLately = <Version>({ earlier }: Versioned<Version>, at: Instant): readonly Earlier<Version>[] =>
  earlier.filter(({ until }) => until <= at && at < until + NOTICE_MS);

/** The version of then, where there is one. */
export const statusAsOf = <Version extends { readonly status: 'published' | 'open' | 'retired' }>(
  state: { readonly status: 'absent' } | Versioned<Version>,
  then: Instant,
): { readonly status: 'absent' } | Versioned<Version> => (state.status === 'absent' ? state : asOf(state, then));

/** All versions that are remembered, the one published last first. */
export const remembered = <Version extends { readonly status: 'published' }>(
  state: { readonly status: 'absent' } | Versioned<Version>,
): readonly Version[] => (state.status === 'absent' ? [] : [state, ...state.earlier.map(({ version }) => version)]);
