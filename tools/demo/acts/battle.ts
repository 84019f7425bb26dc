import { isBattleId, mustBe } from '../../../engine/kernel/ids.ts';
import { askedBattle } from '../../../test/player/asked-rooms.ts';
import { casesOf } from '../../../test/player/case.ts';
import { fresh } from '../../../test/player/chance.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { ADD_BOT } from '../../../test/player/rooms.ts';
import { type LaneAct, lanePlayer, nodesOf, playOwn } from './act.ts';

const createBattle = async (act: LaneAct): Promise<void> => {
  const { ask, random } = act;
  const cases = (await casesOf(ask)).filter(({ price }) => price <= 6_000);
  if (cases.length === 0) return;
  const boxes = Array.from({ length: 2 + random.below(5) }, () => random.pick(cases));
  const teams = random.chance(0.2);
  const asked = await askedBattle(lanePlayer(act), boxes, {
    mode: random.chance(0.7) ? 'classic' : 'underdog',
    ...(teams ? { sides: 2, size: 2 } : { sides: 2 + random.below(3) }),
  });
  await playOwn(act, asked, null);
};

const WAITING = graphql(`
  query WaitingBattles {
    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {
      edges { node { id mine official cost seatCount seats { mine } } }
    }
  }
`);

export const joinBattle = async (act: LaneAct): Promise<void> => {
  const { ask, random, player } = act;
  const battles = nodesOf((await ask(WAITING, {}, player.token)).battles);
  const open = battles.filter(({ seats, cost }) => cost <= 100_000 && !seats.some(({ mine }) => mine));
  const own = battles.find(({ mine }) => mine);
  if (own !== undefined && random.chance(0.3)) {
    await ask(ADD_BOT, { input: { ...fresh(random), battleId: own.id } }, player.token);
  } else if (open.length > 0) {
    const battleId = mustBe(isBattleId, random.pick(open).id);
    const { playerId } = lanePlayer(act);
    await playOwn(act, { type: 'JoinBattle', playerId, battleId, seat: null }, null);
  } else await createBattle(act);
};
