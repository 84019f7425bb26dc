import { fresh } from '../../../test/player/chance.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { CREATE_GIVEAWAY, ENTER_GIVEAWAY, giveawayWith } from '../../../test/player/rooms.ts';
import { type Act, backpackOf, nodesOf } from './act.ts';

const GIVEAWAYS = graphql(`
  query Giveaways {
    giveaways(first: 20) { edges { node { id status locked mine myCode } } }
  }
`);

const hostGiveaway = async (act: Act): Promise<void> => {
  const { ask, random, player } = act;
  const [best, next] = await backpackOf(act);
  if (best === undefined || next === undefined) return;
  const drawAt = Date.now() + 60_000 * (6 + random.below(10));
  const input = await giveawayWith(ask, player.token, [best.id, next.id], drawAt, random);
  await ask(CREATE_GIVEAWAY, { input }, player.token);
};

/** Enters one; where hardly any runs, hosts one. */
export const joinGiveaway = async (act: Act): Promise<void> => {
  const { ask, random, player } = act;
  const giveaways = nodesOf((await ask(GIVEAWAYS, {}, player.token)).giveaways);
  const running = giveaways.filter(({ status }) => status === 'OPEN');
  if (running.length < 2) return hostGiveaway(act);
  const choices = running.filter(({ locked, mine, myCode }) => !locked && !mine && myCode == null);
  if (choices.length === 0) return;
  const input = { ...fresh(random), giveawayId: random.pick(choices).id };
  await ask(ENTER_GIVEAWAY, { input }, player.token);
};
