import { z } from 'zod';
import { type Act, casesOf, edges, hostSeeds, nodesOf, play, termsOf } from './act.ts';

const createBattle = async (act: Act): Promise<void> => {
  const cases = (await casesOf(act)).filter(({ price }) => price <= 6_000);
  if (cases.length === 0) return;
  const boxes = Array.from({ length: 2 + act.random.below(5) }, () => {
    const { slug, oddsHash } = act.random.pick(cases);
    return { slug, oddsHash };
  });
  const teams = act.random.chance(0.2);
  const { battle } = await hostSeeds(act);
  await play(act, 'createBattle', 'CreateBattleInput', {
    terms: (await termsOf(act)).battle.hash,
    seedHash: battle.publicHash,
    mode: act.random.chance(0.7) ? 'CLASSIC' : 'UNDERDOG',
    seatCount: teams ? 4 : 2 + act.random.below(3),
    teams,
    boxes,
  });
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
    await play(act, 'addBot', 'AddBotInput', { battleId: own.id });
  } else if (open.length > 0) {
    const { id } = act.random.pick(open);
    await play(act, 'joinBattle', 'JoinBattleInput', { battleId: id });
  } else await createBattle(act);
};
