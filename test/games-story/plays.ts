import { statusAsOf } from '../../engine/catalog/versions.ts';
import type { Command } from '../../engine/commands.ts';
import type { GlasscaseEvent } from '../../engine/events.ts';
import { consolationSum } from '../../engine/fairness/consolation.ts';
import { dreamFee } from '../../engine/fairness/dream-draw.ts';
import type { Wear } from '../../engine/fairness/odds.ts';
import { upgradeTickets } from '../../engine/fairness/upgrade-draw.ts';
import { findTarget } from '../../engine/games/find-target.ts';
import type { UpgradeItems } from '../../engine/games/upgrade/upgrade-items.ts';
import { weighStake } from '../../engine/games/weigh-stake.ts';
import type { ItemId, PlayerId, SkinId } from '../../engine/kernel/ids.ts';
import { shownRound } from '../../engine/player/play-round.ts';
import { charm, kestrel, vulture } from '../cast.ts';
import { contractOf } from '../contract-cast.ts';
import { dreamTerms, TERMS, upgradeTerms } from '../terms-cast.ts';
import { ann, ben, cat, everybody, type Stage, until } from './stage.ts';

interface Upgrade {
  readonly coin: string;
  readonly skin: SkinId;
  readonly wear: Wear | '';
  readonly side: 'under' | 'over';
}

/** Items of that skin in a player's backpack. */
export const itemsOf = ({ playerOf }: Stage, playerId: PlayerId, skin: SkinId, count: number): readonly ItemId[] =>
  [...playerOf(playerId).items.values()]
    .filter((item) => item.skin === skin)
    .slice(0, count)
    .map(({ itemId }) => itemId);

const targetOf = ({ house }: Stage, skin: SkinId, wear: Wear | '') => {
  const target = findTarget(skin, wear, house.world());
  if (target === null) throw new Error('the catalog does not have the target');
  return target;
};

export const upgradeOf = (
  stage: Stage,
  playerId: PlayerId,
  itemIds: readonly ItemId[],
  { coin, skin, wear, side }: Upgrade,
): UpgradeItems => {
  const target = targetOf(stage, skin, wear);
  const stake = weighStake(stage.playerOf(playerId), itemIds, stage.house.world()).counted + BigInt(coin);
  return {
    type: 'UpgradeItems',
    playerId,
    round: shownRound(stage.playerOf(playerId)),
    terms: upgradeTerms,
    itemIds,
    coin,
    targetSkin: skin,
    targetWear: wear,
    side,
    stake: String(stake),
    targetValue: target.value,
    winTickets: upgradeTickets(stake, BigInt(target.value), TERMS.upgrade),
    entropy: stage.entropy(),
  };
};

export const dreamOf = (
  stage: Stage,
  playerId: PlayerId,
  skin: SkinId,
  wear: Wear | '',
  winTickets: number,
): Command => {
  const { value } = targetOf(stage, skin, wear);
  const table = statusAsOf(stage.house.world().consolation(), stage.house.world().at);
  if (table.status === 'absent') throw new Error('nothing consoles');
  return {
    type: 'ChaseDream',
    playerId,
    round: shownRound(stage.playerOf(playerId)),
    terms: dreamTerms,
    targetSkin: skin,
    targetWear: wear,
    winTickets,
    targetValue: value,
    fee: String(dreamFee(BigInt(value), winTickets, consolationSum(table.table.entries), TERMS.dream)),
    consolationHash: table.tableHash,
    entropy: stage.entropy(),
  };
};

/** A contract of three items of one player, which has a table; where `dear`, with a stake from 1,250 to below 5,000. */
const contractOfAny = (stage: Stage, dear: boolean): Command => {
  const entropy = stage.entropy();
  for (const playerId of everybody) {
    // Leaves items from battles alone: forged logs give them away twice.
    const own = [...stage.playerOf(playerId).items.values()].filter(({ game }) => game !== 'battle');
    const ids = own.toSorted((a, b) => Number(b.value - a.value)).map(({ itemId }) => itemId);
    for (const first of ids.keys()) {
      const asked = contractOf(stage.house.world(), playerId, ids.slice(first, first + 3), entropy);
      const stake = Number(asked?.stake ?? 0);
      if (asked?.itemIds.length === 3 && (!dear || (stake >= 1_250 && stake < 5_000))) return asked;
    }
  }
  throw new Error('no player has these items');
};

const isContract = (more: boolean) => (event: GlasscaseEvent) =>
  event.type === 'ContractPlayed' && BigInt(event.data.item.value) > BigInt(event.data.stake) === more;

/** Contracts that brought more than was given, and no more. */
export const recordContracts = (stage: Stage): void => {
  for (const more of [true, false, false, false]) {
    const signing = () => {
      stage.pass(1_500);
      return stage.ask(contractOfAny(stage, more));
    };
    until(signing, isContract(more));
  }
};

const isUpgrade = (won: boolean) => (event: GlasscaseEvent) =>
  event.type === 'UpgradePlayed' && (event.data.item !== null) === won;
const isDream = (won: boolean) => (event: GlasscaseEvent) =>
  event.type === 'DreamChased' && (event.data.consolation === null) === won;

/** Upgrades won and lost, with coin and without, from both sides; dreams won, and lost for things with and without wear. */
export const recordPlays = (stage: Stage): void => {
  for (const won of [true, false]) {
    for (const side of ['under', 'over'] as const) {
      const withCoin = () => {
        stage.pass(1_500);
        return stage.ask(
          upgradeOf(stage, ann, itemsOf(stage, ann, charm, 1), { coin: '400', skin: kestrel, wear: 'FT', side }),
        );
      };
      until(withCoin, isUpgrade(won));
    }
    const fromItems = () => {
      stage.pass(1_500);
      const target = { coin: '0', skin: vulture, wear: 'FT', side: 'under' } as const;
      return stage.ask(upgradeOf(stage, ben, itemsOf(stage, ben, charm, 2), target));
    };
    until(fromItems, isUpgrade(won));
    const dreaming = () => {
      stage.pass(1_500);
      return stage.ask(dreamOf(stage, cat, kestrel, 'FN', 7_500_000));
    };
    until(dreaming, isDream(won));
  }
  for (const skin of [vulture, charm]) {
    const consoled = () => stage.ask(dreamOf(stage, ben, kestrel, 'FT', 100_000));
    until(consoled, (event) => event.type === 'DreamChased' && event.data.item.skin === skin);
  }
  until(() => stage.ask(dreamOf(stage, ben, vulture, 'FT', 2_000_000)), isDream(true));
  // Enough for a member grade.
  for (let n = 0; n < 3; n += 1) stage.ask(dreamOf(stage, ann, kestrel, 'FN', 7_000_000));
};
