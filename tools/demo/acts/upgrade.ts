import type { AskedCommand } from '../../../engine/device/play-command.ts';
import { TICKETS } from '../../../engine/fairness/tickets.ts';
import { upgradeTableText, upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import { isHexHash, isItemId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { backpackOf, type LaneAct, lanePlayer, playOwn, tableTarget, targetsAbout } from './act.ts';

const RULES = graphql(`
  query UpgradeRules {
    upgrade { terms returnPercent }
  }
`);

export const upgradeItems = async (act: LaneAct): Promise<void> => {
  const { ask, random } = act;
  const staked = random.shuffled(await backpackOf(act)).slice(0, 1 + random.below(3));
  const stake = staked.reduce((sum, { worth }) => sum + worth, 0);
  if (stake === 0) return;
  const { upgrade: rules } = await ask(RULES, {});
  const choices = await targetsAbout(act, stake * (1.5 + random.below(60) / 10));
  if (choices.length === 0) return;
  const target = random.pick(choices);
  const { skin, wear: targetWear, value } = target;
  const asked = {
    type: 'UpgradeItems',
    playerId: lanePlayer(act).playerId,
    terms: mustBe(isHexHash, rules.terms),
    itemIds: staked.map(({ id }) => mustBe(isItemId, id)),
    coin: '0',
    targetSkin: mustBe(isSkinId, skin.id),
    targetWear: targetWear ?? '',
    side: random.chance(0.5) ? 'under' : 'over',
    stake: String(stake),
    targetValue: String(value),
    winTickets: upgradeTickets(BigInt(stake), BigInt(value), rules),
  } satisfies AskedCommand;
  const { side, winTickets: win } = asked;
  const shown = { game: 'upgrade', version: 1, tickets: TICKETS, side, win, target: tableTarget(target) } as const;
  await playOwn(act, asked, upgradeTableText({ ...shown, stake: asked.stake }));
};
