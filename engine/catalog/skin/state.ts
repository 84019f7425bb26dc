import type { Wear } from '../../fairness/odds.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { SkinId } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import { replacing, statusAsOf, type Versioned } from '../versions.ts';
import type { SkinDefinition, SkinEvent } from './events.ts';

interface SkinVersion {
  readonly status: 'published';
  readonly version: number;
  readonly definition: SkinDefinition;
}

export type SkinState = { readonly status: 'absent' } | Versioned<SkinVersion>;

export interface SeesSkins {
  skin(id: SkinId): SkinState;
}

export const NO_SKIN: SkinState = { status: 'absent' };

export const evolveSkin = (state: SkinState, { data: { version, definition } }: SkinEvent, at: Instant): SkinState =>
  replacing(state.status === 'absent' ? null : state, { status: 'published', version, definition }, at);

/** A world whose skins are those of then. A change of a skin takes effect at once, so those of now are the world's own. */
export const withSkinsOf = <World extends SeesSkins & { readonly at: Instant }>(world: World, then: Instant): World =>
  then === world.at ? world : { ...world, skin: (id) => statusAsOf(world.skin(id), then) };

/** The catalog's value of a skin in a wear now; null where it isn't offered. */
export const currentValue = (state: SkinState, wear: Wear | ''): Money | null => {
  if (state.status === 'absent') return null;
  const offered = state.definition.wears.find((one) => one.wear === wear);
  return offered === undefined ? null : parseMoney(offered.value);
};
