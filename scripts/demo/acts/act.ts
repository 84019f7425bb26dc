import type { SignedIn } from '../../../test/player/account.ts';
import type { Ask } from '../../../test/player/ask.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import type { Random } from '../../simulate/random.ts';

/** What a demo player does with, and what it knows of the site. */
export interface Act {
  readonly ask: Ask;
  readonly random: Random;
  readonly player: SignedIn;
}

const BACKPACK = graphql(`
  query Backpack {
    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }
  }
`);

const TARGETS = graphql(`
  query Targets($filter: TargetFilter) {
    targets(filter: $filter, first: 20) { edges { node { skin { id } wear value } } }
  }
`);

export const nodesOf = <Node>(list: { readonly edges: readonly { readonly node: Node }[] }): Node[] =>
  list.edges.map(({ node }) => node);

export const backpackOf = async ({ ask, player }: Act) => nodesOf((await ask(BACKPACK, {}, player.token)).backpack);

export const targetsAbout = async ({ ask }: Act, value: number) => {
  const filter = { minValue: Math.max(1, Math.floor(value)), maxValue: Math.ceil(value * 1.6) };
  return nodesOf((await ask(TARGETS, { filter })).targets);
};
