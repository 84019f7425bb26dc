import { casesOf } from '../../../test/player/case.ts';
import { fresh } from '../../../test/player/chance.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { ADD_BOT, battleWith, CREATE_BATTLE, JOIN_BATTLE } from '../../../test/player/rooms.ts';
import { type Act, nodesOf } from './act.ts';

const createBattle = async ({ ask, random, player: { token } }: Act): Promise<void> => {
  const cases = (await casesOf(ask)).filter(({ price }) => price <= 6_000);
  if (cases.length === 0) return;
  const boxes = Array.from({ length: 2 + random.below(5) }, () => random.pick(cases));
  const teams = random.chance(0.2);
  const input = {
    ...(await battleWith(ask, token, boxes, random)),
    mode: random.chance(0.7) ? ('CLASSIC' as const) : ('UNDERDOG' as const),
    seatCount: teams ? 4 : 2 + random.below(3),
    teams,
  };
  await ask(CREATE_BATTLE, { input }, token);
};

const WAITING = graphql(`
  query WaitingBattles {
    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {
      edges { node { id mine official cost seatCount seats { mine } } }
    }
  }
`);

export const joinBattle = async (act: Act): Promise<void> => {
  const { ask, random, player } = act;
  const battles = nodesOf((await ask(WAITING, {}, player.token)).battles);
  const open = battles.filter(({ seats, cost }) => cost <= 100_000 && !seats.some(({ mine }) => mine));
  const own = battles.find(({ mine }) => mine);
  if (own !== undefined && random.chance(0.3)) {
    await ask(ADD_BOT, { input: { ...fresh(random), battleId: own.id } }, player.token);
  } else if (open.length > 0) {
    await ask(JOIN_BATTLE, { input: { ...fresh(random), battleId: random.pick(open).id } }, player.token);
  } else await createBattle(act);
};
