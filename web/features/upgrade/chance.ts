import { TICKETS } from '../wheel/roll.ts';

/** The terms of upgrades; chances of 10,000,000. */
export interface UpgradeRules {
  /** Percent of the stake that comes back on average. */
  readonly returnPercent: number;
  readonly minTickets: number;
  readonly maxTickets: number;
}

/** The share of the stake that comes back on average, of 10,000,000. */
const shareOf = ({ returnPercent }: UpgradeRules): bigint => BigInt((TICKETS / 100) * returnPercent);

/** ⌊stake × return ÷ target × 10,000,000⌋, exact; amounts in minor units, the target above 0. Not yet limited. */
export const chanceTickets = (stake: number, target: number, rules: UpgradeRules): number =>
  Number((BigInt(stake) * shareOf(rules)) / BigInt(target));

export const isAllowed = (tickets: number, { minTickets, maxTickets }: UpgradeRules): boolean =>
  tickets >= minTickets && tickets <= maxTickets;

/** Values of the targets that this stake may aim at; minor units, both inclusive. Null for no stake. */
export const reachOf = (stake: number, rules: UpgradeRules): { readonly min: number; readonly max: number } | null => {
  if (stake <= 0) return null;
  const worth = BigInt(stake) * shareOf(rules);
  return {
    min: Number(worth / BigInt(rules.maxTickets + 1)) + 1,
    max: Number(worth / BigInt(rules.minTickets)),
  };
};

/** The largest stake with which this target's chance is still allowed; minor units. */
export const largestStake = (target: number, rules: UpgradeRules): number =>
  Number((BigInt(target) * BigInt(rules.maxTickets + 1) - 1n) / shareOf(rules));

/** The value at which this stake would have about this chance; minor units, at least 1. */
export const valueForChance = (stake: number, tickets: number, rules: UpgradeRules): number =>
  Math.max(1, Number((BigInt(stake) * shareOf(rules)) / BigInt(tickets)));

/** The one of these whose chance comes closest to the wanted one; undefined where none is allowed. */
export const closestByChance = <Target extends { readonly value: number }>(
  targets: readonly Target[],
  stake: number,
  tickets: number,
  rules: UpgradeRules,
): Target | undefined => {
  const away = ({ value }: Target): number => Math.abs(chanceTickets(stake, value, rules) - tickets);
  return targets
    .filter(({ value }) => isAllowed(chanceTickets(stake, value, rules), rules))
    .toSorted((a, b) => away(a) - away(b))[0];
};
