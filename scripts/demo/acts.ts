import { z } from 'zod';
import { consolationSum, dreamFee } from '../../engine/fairness/dream-draw.ts';
import { upgradeTickets } from '../../engine/fairness/upgrade-draw.ts';
import type { Random } from '../simulate/random.ts';
import type { DemoPlayer } from './cast.ts';
import type { Ask } from './client.ts';

/** What a demo player does with, and what it knows of the site. */
export interface Act {
  readonly ask: Ask;
  readonly random: Random;
  readonly player: DemoPlayer;
}

const anything = z.unknown();
const edges = <Node extends z.ZodType>(node: Node) => z.object({ edges: z.array(z.object({ node })) });
const nodesOf = <Node>(list: { readonly edges: readonly { readonly node: Node }[] }): Node[] =>
  list.edges.map(({ node }) => node);

const wear = z.string().nullable();
const heldItem = z.object({ id: z.string(), sellPrice: z.number() });
const target = z.object({ skin: z.object({ id: z.string() }), wear, value: z.number() });
const shownCase = z.object({ slug: z.string(), oddsHash: z.string(), price: z.number() });

const COIN_WANTED = 200_000;
const DEPOSIT = 500_000;

const fresh = ({ random }: Act) => ({ commandId: random.uuid(), entropy: random.hex(16) });

const casesOf = async ({ ask }: Act) =>
  (await ask(z.object({ cases: z.array(shownCase) }), '{ cases { slug oddsHash price } }')).cases;

const backpackOf = async ({ ask, player }: Act) => {
  const { backpack } = await ask(
    z.object({ backpack: edges(heldItem) }),
    '{ backpack(first: 60, sort: VALUE_DESC) { edges { node { id sellPrice } } } }',
    {},
    player.token,
  );
  return nodesOf(backpack);
};

const targetsAbout = async ({ ask }: Act, value: number) => {
  const { targets } = await ask(
    z.object({ targets: edges(target) }),
    'query($filter: TargetFilter) { targets(filter: $filter, first: 20) { edges { node { skin { id } wear value } } } }',
    { filter: { minValue: Math.max(1, Math.floor(value)), maxValue: Math.ceil(value * 1.6) } },
  );
  return nodesOf(targets);
};

/** Coin that was never bought, as long as there is too little of it. */
export const fillUp = async ({ ask, player, random }: Act): Promise<void> => {
  const { me } = await ask(
    z.object({ me: z.object({ wallet: z.object({ coin: z.number() }) }) }),
    '{ me { wallet { coin } } }',
    {},
    player.token,
  );
  if (me.wallet.coin >= COIN_WANTED) return;
  await ask(
    anything,
    'mutation($commandId: CommandId!, $amount: Money!) { deposit(commandId: $commandId, amount: $amount) { position } }',
    { commandId: random.uuid(), amount: DEPOSIT },
    player.token,
  );
};

export const openCase = async (act: Act): Promise<void> => {
  const { slug, oddsHash } = act.random.pick(await casesOf(act));
  const quantity = act.random.chance(0.2) ? 2 + act.random.below(3) : 1;
  await act.ask(
    anything,
    'mutation($input: OpenCaseInput!) { openCase(input: $input) { position } }',
    { input: { ...fresh(act), slug, quantity, oddsHash } },
    act.player.token,
  );
};

export const sellSome = async (act: Act): Promise<void> => {
  const held = await backpackOf(act);
  if (held.length < 6) return;
  const itemIds = held.slice(-Math.min(20, held.length - 5)).map(({ id }) => id);
  await act.ask(
    anything,
    'mutation($commandId: CommandId!, $itemIds: [ID!]!) { sellItems(commandId: $commandId, itemIds: $itemIds) { position } }',
    { commandId: act.random.uuid(), itemIds },
    act.player.token,
  );
};

const upgradeRules = z.object({ upgrade: z.object({ terms: z.string(), returnPercent: z.number() }) });

export const upgrade = async (act: Act): Promise<void> => {
  const staked = act.random.shuffled(await backpackOf(act)).slice(0, 1 + act.random.below(3));
  const stake = staked.reduce((sum, { sellPrice }) => sum + sellPrice, 0);
  if (stake === 0) return;
  const { upgrade: terms } = await act.ask(upgradeRules, '{ upgrade { terms returnPercent } }');
  const choices = await targetsAbout(act, stake * (1.5 + act.random.below(60) / 10));
  if (choices.length === 0) return;
  const { skin, wear: targetWear, value } = act.random.pick(choices);
  await act.ask(
    anything,
    'mutation($input: UpgradeInput!) { upgradeItems(input: $input) { position } }',
    {
      input: {
        ...fresh(act),
        terms: terms.terms,
        itemIds: staked.map(({ id }) => id),
        targetSkin: skin.id,
        targetWear,
        side: act.random.chance(0.5) ? 'UNDER' : 'OVER',
        stake,
        targetValue: value,
        winTickets: upgradeTickets(BigInt(stake), BigInt(value), terms),
      },
    },
    act.player.token,
  );
};

const rules = z.object({
  dream: z
    .object({
      terms: z.string(),
      returnPercent: z.number(),
      consolationHash: z.string(),
      consolationTable: z.string(),
    })
    .nullable(),
});
const consolation = z.object({
  entries: z.array(z.object({ first: z.number(), last: z.number(), value: z.string() })),
});

export const dream = async (act: Act): Promise<void> => {
  const { dream: shown } = await act.ask(rules, '{ dream { terms returnPercent consolationHash consolationTable } }');
  const choices = await targetsAbout(act, 2_000 + act.random.below(30_000));
  if (shown === null || choices.length === 0) return;
  const { skin, wear: targetWear, value } = act.random.pick(choices);
  const winTickets = 100_000 * (1 + act.random.below(40));
  const sum = consolationSum(consolation.parse(JSON.parse(shown.consolationTable)).entries);
  const fee = Number(dreamFee(BigInt(value), winTickets, sum, shown));
  await act.ask(
    anything,
    'mutation($input: DreamInput!) { chaseDream(input: $input) { position } }',
    {
      input: {
        ...fresh(act),
        terms: shown.terms,
        targetSkin: skin.id,
        targetWear,
        winTickets,
        targetValue: value,
        fee,
        consolationHash: shown.consolationHash,
      },
    },
    act.player.token,
  );
};

const seeds = z.object({
  hostSeeds: z.object({ battle: z.object({ publicHash: z.string() }), giveaway: z.object({ publicHash: z.string() }) }),
});

const hostSeeds = async ({ ask, player }: Act) =>
  (await ask(seeds, '{ hostSeeds { battle { publicHash } giveaway { publicHash } } }', {}, player.token)).hostSeeds;

export const createBattle = async (act: Act): Promise<void> => {
  const cases = (await casesOf(act)).filter(({ price }) => price <= 6_000);
  if (cases.length === 0) return;
  const boxes = Array.from({ length: 2 + act.random.below(5) }, () => {
    const { slug, oddsHash } = act.random.pick(cases);
    return { slug, oddsHash };
  });
  const teams = act.random.chance(0.2);
  const { battle } = await hostSeeds(act);
  await act.ask(
    anything,
    'mutation($input: CreateBattleInput!) { createBattle(input: $input) { position } }',
    {
      input: {
        ...fresh(act),
        seedHash: battle.publicHash,
        mode: act.random.chance(0.7) ? 'CLASSIC' : 'UNDERDOG',
        seatCount: teams ? 4 : 2 + act.random.below(3),
        teams,
        boxes,
      },
    },
    act.player.token,
  );
};

const waiting = z.object({
  id: z.string(),
  mine: z.boolean(),
  official: z.boolean(),
  cost: z.number(),
  seatCount: z.number(),
  seats: z.array(z.object({ mine: z.boolean() })),
});

export const joinBattle = async (act: Act): Promise<void> => {
  const { battles } = await act.ask(
    z.object({ battles: edges(waiting) }),
    `{ battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {
      edges { node { id mine official cost seatCount seats { mine } } } } }`,
    {},
    act.player.token,
  );
  const open = nodesOf(battles).filter(({ seats, cost }) => cost <= 100_000 && !seats.some(({ mine }) => mine));
  const own = nodesOf(battles).find(({ mine }) => mine);
  if (own !== undefined && act.random.chance(0.3)) {
    const input = { ...fresh(act), battleId: own.id };
    await act.ask(
      anything,
      'mutation($input: AddBotInput!) { addBot(input: $input) { position } }',
      { input },
      act.player.token,
    );
  } else if (open.length > 0) {
    const { id } = act.random.pick(open);
    await act.ask(
      anything,
      'mutation($input: JoinBattleInput!) { joinBattle(input: $input) { position } }',
      { input: { ...fresh(act), battleId: id } },
      act.player.token,
    );
  } else await createBattle(act);
};

const open = z.object({
  id: z.string(),
  status: z.string(),
  locked: z.boolean(),
  mine: z.boolean(),
  myCode: z.number().nullable(),
});

const openGiveaways = async ({ ask, player }: Act) => {
  const { giveaways } = await ask(
    z.object({ giveaways: edges(open) }),
    '{ giveaways(first: 20) { edges { node { id status locked mine myCode } } } }',
    {},
    player.token,
  );
  return nodesOf(giveaways);
};

const hostGiveaway = async (act: Act): Promise<void> => {
  const [best, next] = await backpackOf(act);
  if (best === undefined || next === undefined) return;
  const { giveaway } = await hostSeeds(act);
  const drawAt = new Date(Date.now() + 60_000 * (6 + act.random.below(10))).toISOString();
  await act.ask(
    anything,
    'mutation($input: CreateGiveawayInput!) { createGiveaway(input: $input) { position } }',
    { input: { ...fresh(act), seedHash: giveaway.publicHash, itemIds: [best.id, next.id], drawAt } },
    act.player.token,
  );
};

/** Enters one; where hardly any runs, hosts one. */
export const joinGiveaway = async (act: Act): Promise<void> => {
  const running = (await openGiveaways(act)).filter(({ status }) => status === 'OPEN');
  if (running.length < 2) return hostGiveaway(act);
  const choices = running.filter(({ locked, mine, myCode }) => !locked && !mine && myCode === null);
  if (choices.length === 0) return;
  await act.ask(
    anything,
    'mutation($input: EnterGiveawayInput!) { enterGiveaway(input: $input) { position } }',
    { input: { ...fresh(act), giveawayId: act.random.pick(choices).id } },
    act.player.token,
  );
};
