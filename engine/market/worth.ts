import { currentValue, type SeesSkins } from '../catalog/skin/state.ts';
import type { HeldItem } from '../facts/facts.ts';
import type { Instant } from '../kernel/decision.ts';
import { lesserOf, type Money } from '../kernel/money.ts';
import type { World } from '../kernel/world.ts';
import { inForce } from '../terms/in-force.ts';
import type { SeesTerms, TermsState } from '../terms/state.ts';

/** Until when an item is worth its committed value: as the terms said when it was acquired. Later terms change nothing about it. */
export const lockedUntil = (terms: TermsState, acquiredAt: Instant): Instant =>
  acquiredAt + (inForce(terms, 'items', acquiredAt)?.values.valueLockMs ?? 0);

export interface Worth {
  /** The catalog's value where the lock is over, else null. */
  readonly current: Money | null;
  readonly worth: Money;
}

/** What one item is worth now: its committed value, and after the lock the lower of it and the catalog's. */
export const worthOf = (
  { acquiredAt, skin, wear, value }: HeldItem,
  world: Pick<World, 'at'> & SeesSkins & SeesTerms,
): Worth => {
  const locked = world.at < lockedUntil(world.terms(), acquiredAt);
  const current = locked ? null : currentValue(world.skin(skin), wear);
  return { current, worth: current === null ? value : lesserOf(value, current) };
};
