import { type CaseSlug, type ItemId, isHexHash, isToken128, itemIn, mustBe } from '../../engine/kernel/ids.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import type { Random } from './random.ts';
import type { View } from './view.ts';

/** What somebody in the simulation knows and wants by. */
export interface Stage {
  readonly view: View;
  readonly random: Random;
  readonly now: number;
  /** Players that may be in the log; more register until there are so many. */
  readonly players: number;
}

export const NO_HASH = mustBe(isHexHash, 'ab'.repeat(32));

export const player = ({ view, random }: Stage): RegisteredPlayer => random.pick(view.players());

/** Mostly one's own items, sometimes another's or one that never was. */
export const items = ({ view, random }: Stage, owner: RegisteredPlayer, most: number): readonly ItemId[] => {
  const source = random.chance(0.04) ? random.pick(view.players()) : owner;
  const held = random.shuffled([...source.items.keys()]).slice(0, 1 + random.below(most));
  if (random.chance(0.01)) return [...held, ...held];
  return held.length > 0 || random.chance(0.9) ? held : [itemIn(mustBe(isToken128, 'x'.repeat(22)), 1)];
};

export const entropy = ({ random }: Stage): string => random.hex(16);

export const oddsOf = ({ view, random }: Stage, slug: CaseSlug) => {
  const state = view.states.case(slug);
  return state.status === 'absent' || random.chance(0.02) ? NO_HASH : state.oddsHash;
};
