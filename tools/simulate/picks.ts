import { currentValue } from '../../engine/catalog/skin/state.ts';
import { statusAsOf } from '../../engine/catalog/versions.ts';
import type { Command } from '../../engine/commands.ts';
import type { Wear } from '../../engine/fairness/odds.ts';
import {
  type CaseSlug,
  type HexHash,
  type ItemId,
  isHexHash,
  itemIdOf,
  mustBe,
  type SkinId,
} from '../../engine/kernel/ids.ts';
import { type ShownRound, shownRound } from '../../engine/player/play-round.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import type { SectionName } from '../../engine/terms/sections.ts';
import type { Random } from './random.ts';
import type { View } from './view.ts';

/** The knowledge and the randomness by which an actor of the simulation chooses a command. */
export interface Stage {
  readonly view: View;
  readonly random: Random;
  readonly now: number;
  /** Players that may be in the log; more register until there are so many. */
  readonly players: number;
}

/** Possible acts, legal or not, each with its weight; an act is null where it finds no command. */
export type Wishes = readonly (readonly [number, (stage: Stage) => Command | null])[];

export const NO_HASH = mustBe(isHexHash, 'ab'.repeat(32));

export const player = ({ view, random }: Stage): RegisteredPlayer => random.pick(view.players());

/** Mostly one's own items, sometimes another's or one that never was. */
export const items = ({ view, random }: Stage, owner: RegisteredPlayer, most: number): readonly ItemId[] => {
  const source = random.chance(0.04) ? random.pick(view.players()) : owner;
  const held = random.shuffled([...source.items.keys()]).slice(0, 1 + random.below(most));
  if (random.chance(0.01)) return [...held, ...held];
  return held.length > 0 || random.chance(0.9) ? held : [itemIdOf(owner.playerId, 1, 1)];
};

/** Mostly the pair in use, now and then with the round, which may be another's by then; seldom the pair that follows. */
export const roundShown = ({ random }: Stage, owner: RegisteredPlayer): ShownRound => {
  const shown = shownRound(owner);
  if (random.chance(0.02)) return { ...shown, pairId: owner.next.pairId };
  return random.chance(0.2) ? shown : { ...shown, roundNo: null };
};

export const entropy = ({ random }: Stage): string => random.hex(16);

export const oddsOf = ({ view, now, random }: Stage, slug: CaseSlug) => {
  const state = statusAsOf(view.states.case(slug), now);
  return state.status === 'absent' || random.chance(0.02) ? NO_HASH : state.oddsHash;
};

export const catalogValue = ({ view }: Stage, skin: SkinId, wear: Wear | ''): bigint =>
  currentValue(view.states.skin(skin), wear) ?? 0n;

export const termsShown = ({ view, now, random }: Stage, section: SectionName): HexHash =>
  random.chance(0.03) ? NO_HASH : (inForce(view.states.terms(), section, now)?.hash ?? NO_HASH);
