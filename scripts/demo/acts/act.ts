import { z } from 'zod';
import type { Random } from '../../simulate/random.ts';
import type { Ask } from '../client.ts';
import type { SignedUp } from '../sign-up.ts';

/** What a demo player does with, and what it knows of the site. */
export interface Act {
  readonly ask: Ask;
  readonly random: Random;
  readonly player: SignedUp;
}

/** Sends the player's own new command, and leaves its answer. @throws what `ask` throws */
export const play = async (act: Act, field: string, type: string, input: object): Promise<void> => {
  const document = `mutation($input: ${type}!) { ${field}(input: $input) { position } }`;
  await act.ask(z.unknown(), document, { input: { ...fresh(act), ...input } }, act.player.token);
};

export const edges = <Node extends z.ZodType>(node: Node) => z.object({ edges: z.array(z.object({ node })) });
export const nodesOf = <Node>(list: { readonly edges: readonly { readonly node: Node }[] }): Node[] =>
  list.edges.map(({ node }) => node);

const wear = z.string().nullable();
const heldItem = z.object({ id: z.string(), worth: z.number() });
const target = z.object({ skin: z.object({ id: z.string() }), wear, value: z.number() });
const named = z.object({ hash: z.string() });
const shownTerms = z.object({ terms: z.object({ items: named, battle: named, giveaway: named }) });

/** What commands name of the terms in force. */
export const termsOf = async ({ ask }: Pick<Act, 'ask'>) => (await ask(shownTerms, '{ terms }')).terms;

const shownCase = z.object({ slug: z.string(), oddsHash: z.string(), terms: z.string(), price: z.number() });

const fresh = ({ random }: Act) => ({ commandId: random.uuid(), entropy: random.hex(16) });

export const casesOf = async ({ ask }: Pick<Act, 'ask'>) =>
  (await ask(z.object({ cases: z.array(shownCase) }), '{ cases { slug oddsHash terms price } }')).cases;

export const backpackOf = async ({ ask, player }: Act) => {
  const { backpack } = await ask(
    z.object({ backpack: edges(heldItem) }),
    '{ backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } } }',
    {},
    player.token,
  );
  return nodesOf(backpack);
};

export const targetsAbout = async ({ ask }: Act, value: number) => {
  const { targets } = await ask(
    z.object({ targets: edges(target) }),
    'query($filter: TargetFilter) { targets(filter: $filter, first: 20) { edges { node { skin { id } wear value } } } }',
    { filter: { minValue: Math.max(1, Math.floor(value)), maxValue: Math.ceil(value * 1.6) } },
  );
  return nodesOf(targets);
};

const seeds = z.object({
  hostSeeds: z.object({ battle: z.object({ publicHash: z.string() }), giveaway: z.object({ publicHash: z.string() }) }),
});

export const hostSeeds = async ({ ask, player }: Pick<Act, 'ask' | 'player'>) =>
  (await ask(seeds, '{ hostSeeds { battle { publicHash } giveaway { publicHash } } }', {}, player.token)).hostSeeds;
