import type { Instant } from '../kernel/decision.ts';
import { NOTICE_MS } from '../terms/in-force.ts';

/** A version that was replaced. */
interface Earlier<Version> {
  readonly version: Version;
  readonly until: Instant;
}

/** What is published, and the versions that it replaced not long ago, the oldest first. */
export type Versioned<Version> = Version & { readonly earlier: readonly Earlier<Version>[] };

/** The next version takes the place of the one before; null for the first. What is honoured no more is forgotten. */
export const replacing = <Version extends object>(
  before: Versioned<Version> | null,
  now: Version,
  at: Instant,
): Versioned<Version> => {
  if (before === null) return { ...now, earlier: [] };
  const lately = before.earlier.filter(({ until }) => at < until + NOTICE_MS);
  return { ...now, earlier: [...lately, { version: before, until: at }] };
};

/** The version of then, as far as it is remembered. */
export const asOf = <Version extends object>(versions: Versioned<Version>, then: Instant): Versioned<Version> => {
  const found = versions.earlier.find(({ until }) => then < until);
  return found === undefined ? versions : { ...found.version, earlier: [] };
};

/** When versions were replaced that are still honoured. */
export const replacedLately = ({ earlier }: Versioned<object>, at: Instant): readonly Instant[] =>
  earlier.flatMap(({ until }) => (at < until + NOTICE_MS ? [until] : []));

/** The same where nothing may be published yet. */
export const statusAsOf = <Version extends { readonly status: 'published' }>(
  state: { readonly status: 'absent' } | Versioned<Version>,
  then: Instant,
): { readonly status: 'absent' } | Versioned<Version> => (state.status === 'absent' ? state : asOf(state, then));

/** All versions that are remembered, that of now first. */
export const remembered = <Version extends { readonly status: 'published' }>(
  state: { readonly status: 'absent' } | Versioned<Version>,
): readonly Version[] => (state.status === 'absent' ? [] : [state, ...state.earlier.map(({ version }) => version)]);
