import type { DeviceEnd } from '../../../engine/device/judge.ts';
import type { LaneKeeper } from '../../../engine/device/keeper.ts';
import type { AskedCommand } from '../../../engine/device/play-command.ts';
import type { Target } from '../../../engine/fairness/target-draw.ts';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import type { SignedIn } from '../../../test/player/account.ts';
import type { Ask } from '../../../test/player/ask.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { type LanePlayer, playOn } from '../../../test/player/lanes.ts';
import type { Random } from '../../simulate/random.ts';

/** The means of a demo player's act. */
export interface Act {
  readonly ask: Ask;
  readonly random: Random;
  readonly player: SignedIn;
}

/** The same with the lanes of the player's device. */
export interface LaneAct extends Act {
  readonly keeper: LaneKeeper;
}

/** An act of demo players, and how often they choose it. */
export type Wish = readonly [weight: number, act: (act: LaneAct) => Promise<void>];

/** The player as their device sends plays for them. */
export const lanePlayer = ({ ask, player: { token, playerId } }: Act): LanePlayer => ({
  ...{ ask, token },
  playerId: mustBe(isPlayerId, playerId),
});

/** @throws Error where the log holds another play than was sent. The next play sends an unanswered one again. */
export const requireOwn = ({ kind }: DeviceEnd): void => {
  if (kind === 'stopped') throw new Error('the log holds another play than was sent');
};

/** Plays on the player's lane, as a page does. */
export const playOwn = async (act: LaneAct, asked: AskedCommand, table: string | null): Promise<void> =>
  requireOwn(await playOn(act.keeper, lanePlayer(act), asked, table, act.random.uuid()));

const BACKPACK = graphql(`
  query Backpack {
    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }
  }
`);

const TARGETS = graphql(`
  query Targets($filter: TargetFilter) {
    targets(filter: $filter, first: 20) { edges { node { skin { id wears { wear floatMin floatMax } } wear value } } }
  }
`);

export const nodesOf = <Node>(list: { readonly edges: readonly { readonly node: Node }[] }): Node[] =>
  list.edges.map(({ node }) => node);

export const backpackOf = async ({ ask, player }: Act) => nodesOf((await ask(BACKPACK, {}, player.token)).backpack);

type ShownTarget = Awaited<ReturnType<typeof targetsAbout>>[number];

/** The target as the table of a play names it. */
export const tableTarget = ({ skin, wear, value }: ShownTarget): Target => {
  const range = skin.wears.find((one) => one.wear === wear);
  if (range === undefined) throw new Error(`${skin.id} isn’t offered in that wear`);
  return { skin: skin.id, wear: wear ?? '', value: String(value), floatMin: range.floatMin, floatMax: range.floatMax };
};

export const targetsAbout = async ({ ask }: Act, value: number) => {
  const filter = { minValue: Math.max(1, Math.floor(value)), maxValue: Math.ceil(value * 1.6) };
  return nodesOf((await ask(TARGETS, { filter })).targets);
};
