import { upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import { fresh } from '../../../test/player/chance.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { roundShown } from '../../../test/player/round.ts';
import { type Act, backpackOf, targetsAbout } from './act.ts';

const RULES = graphql(`
  query UpgradeRules {
    upgrade { terms returnPercent }
  }
`);

const UPGRADE = graphql(`
  mutation UpgradeItems($input: UpgradeInput!) {
    upgradeItems(input: $input) { position }
  }
`);

export const upgradeItems = async (act: Act): Promise<void> => {
  const { ask, random, player } = act;
  const staked = random.shuffled(await backpackOf(act)).slice(0, 1 + random.below(3));
  const stake = staked.reduce((sum, { worth }) => sum + worth, 0);
  if (stake === 0) return;
  const { upgrade: rules } = await ask(RULES, {});
  const choices = await targetsAbout(act, stake * (1.5 + random.below(60) / 10));
  if (choices.length === 0) return;
  const { skin, wear: targetWear, value } = random.pick(choices);
  const input = {
    ...fresh(random),
    ...(await roundShown(ask, player.token)),
    terms: rules.terms,
    itemIds: staked.map(({ id }) => id),
    targetSkin: skin.id,
    targetWear,
    side: random.chance(0.5) ? ('UNDER' as const) : ('OVER' as const),
    stake,
    targetValue: value,
    winTickets: upgradeTickets(BigInt(stake), BigInt(value), rules),
  };
  await ask(UPGRADE, { input }, player.token);
};
