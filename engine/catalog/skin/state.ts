import type { Wear } from '../../fairness/odds.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { SkinId } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import { replacing, statusAsOf, type Versioned } from '../versions.ts';
import type { SkinDefinition, SkinEvent } from './events.ts';

/** A value that a wear had, and until when. */
interface FormerValue {
  readonly wear: Wear | '';
  readonly value: string;
  readonly until: Instant;
}

interface SkinVersion {
  readonly status: 'published';
  readonly version: number;
  readonly definition: SkinDefinition;
  /** Of the last 24 hours, and the last of each wear that isn't offered any more; the newest first. */
  readonly former: readonly FormerValue[];
}

export type SkinState = { readonly status: 'absent' } | Versioned<SkinVersion>;

export interface SeesSkins {
  skin(id: SkinId): SkinState;
}

export const NO_SKIN: SkinState = { status: 'absent' };

const DAY_MS = 24 * 60 * 60_000;

const isOffered = ({ wears }: SkinDefinition, wear: Wear | ''): boolean => wears.some((one) => one.wear === wear);

const isOfLastDay = ({ until }: FormerValue, at: Instant): boolean => at - until < DAY_MS;

const formerOf = (before: SkinVersion, next: SkinDefinition, at: Instant): readonly FormerValue[] => {
  const ended = before.definition.wears.map(({ wear, value }) => ({ wear, value, until: at }));
  return [...ended, ...before.former].filter((one, index, all) => {
    const isNewest = all.findIndex(({ wear }) => wear === one.wear) === index;
    return isOfLastDay(one, at) || (isNewest && !isOffered(next, one.wear));
  });
};

export const evolveSkin = (state: SkinState, { data: { version, definition } }: SkinEvent, at: Instant): SkinState => {
  const before = state.status === 'absent' ? null : state;
  const former = before === null ? [] : formerOf(before, definition, at);
  return replacing(before, { status: 'published', version, definition, former }, at);
};

/**
 * The highest value of a wear in the last 24 hours; where it isn't offered, the last it had counts however old it is, so that
 * withdrawing it for a day is no way around. Null where it never had one.
 */
export const highestLately = (state: SkinState, wear: Wear | '', at: Instant): Money | null => {
  if (state.status === 'absent') return null;
  const now = currentValue(state, wear);
  const former = state.former.filter((one) => one.wear === wear);
  const counted = former.filter((one, index) => isOfLastDay(one, at) || (now === null && index === 0));
  const values = [...(now === null ? [] : [now]), ...counted.map(({ value }) => parseMoney(value))];
  return values.reduce<Money | null>((most, value) => (most === null || value > most ? value : most), null);
};

/** A world whose skins are those of then. A change of a skin takes effect at once, so those of now are the world's own. */
export const withSkinsOf = <World extends SeesSkins & { readonly at: Instant }>(world: World, then: Instant): World =>
  then === world.at ? world : { ...world, skin: (id) => statusAsOf(world.skin(id), then) };

/** The catalog's value of a skin in a wear now; null where it isn't offered. */
export const currentValue = (state: SkinState, wear: Wear | ''): Money | null => {
  if (state.status === 'absent') return null;
  const offered = state.definition.wears.find((one) => one.wear === wear);
  return offered === undefined ? null : parseMoney(offered.value);
};
