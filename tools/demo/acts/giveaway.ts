import { isGiveawayId, mustBe } from '../../../engine/kernel/ids.ts';
import { askedGiveaway } from '../../../test/player/asked-rooms.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { backpackOf, type LaneAct, lanePlayer, nodesOf, playOwn } from './act.ts';

const GIVEAWAYS = graphql(`
  query Giveaways {
    giveaways(first: 20) { edges { node { id status locked mine myCode } } }
  }
`);

const hostGiveaway = async (act: LaneAct): Promise<void> => {
  const [best, next] = await backpackOf(act);
  if (best === undefined || next === undefined) return;
  const drawAt = Date.now() + 60_000 * (6 + act.random.below(10));
  await playOwn(act, await askedGiveaway(lanePlayer(act), [best.id, next.id], drawAt), null);
};

/** Enters one; where hardly any runs, hosts one. */
export const joinGiveaway = async (act: LaneAct): Promise<void> => {
  const { ask, random, player } = act;
  const giveaways = nodesOf((await ask(GIVEAWAYS, {}, player.token)).giveaways);
  const running = giveaways.filter(({ status }) => status === 'OPEN');
  if (running.length < 2) return hostGiveaway(act);
  const choices = running.filter(({ locked, mine, myCode }) => !locked && !mine && myCode == null);
  if (choices.length === 0) return;
  const giveawayId = mustBe(isGiveawayId, random.pick(choices).id);
  await playOwn(act, { type: 'EnterGiveaway', playerId: lanePlayer(act).playerId, giveawayId }, null);
};
