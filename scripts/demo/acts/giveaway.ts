import { z } from 'zod';
import { type Act, backpackOf, edges, hostSeeds, nodesOf, play, termsOf } from './act.ts';

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
  await play(act, 'createGiveaway', 'CreateGiveawayInput', {
    terms: (await termsOf(act)).giveaway.hash,
    seedHash: giveaway.publicHash,
    itemIds: [best.id, next.id],
    drawAt,
  });
};

/** Enters one; where hardly any runs, hosts one. */
export const joinGiveaway = async (act: Act): Promise<void> => {
  const running = (await openGiveaways(act)).filter(({ status }) => status === 'OPEN');
  if (running.length < 2) return hostGiveaway(act);
  const choices = running.filter(({ locked, mine, myCode }) => !locked && !mine && myCode === null);
  if (choices.length === 0) return;
  await play(act, 'enterGiveaway', 'EnterGiveawayInput', { giveawayId: act.random.pick(choices).id });
};
