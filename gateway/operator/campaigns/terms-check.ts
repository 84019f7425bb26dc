import { GRADE_THRESHOLDS } from '../../../engine/player/vip.ts';
import type { Sections } from '../../../engine/terms/sections.ts';

/** The parts of the terms that give or take. */
export type CheckedTerms = Pick<Sections, 'rewards' | 'upgrade' | 'dream' | 'contract' | 'shop' | 'transfer'>;

/** Words of `TermsRule` in the SDL. */
export type TermsRule = 'release' | 'first-deposit' | 'daily-tier' | 'vip-reward' | 'rebate' | 'all-together';

export interface TermsCheckLine {
  readonly rule: TermsRule;
  /** Tier, grade or level, counted from 1; null where there is one alone. */
  readonly step: number | null;
  /** The most that it pays, in coin for each 100 coin of its base. */
  readonly pays: number;
  /** The house's part of the same 100, expected. */
  readonly takes: number;
  readonly base: 'wagered' | 'deposited';
  /** The way to both, in figures. */
  readonly arithmetic: string;
  readonly holds: boolean;
}

const shortest = (value: number): string => String(Number(value.toFixed(4)));
const percentOf = (part: bigint, whole: bigint): number => Number((part * 1_000_000n) / whole) / 10_000;

/** The least that a game keeps of 100 coin staked. @param caseReturn the highest return of an open case, in percent */
export const leastEdge = ({ upgrade, dream, contract }: CheckedTerms, caseReturn: number): number =>
  100 - Math.max(upgrade.returnPercent, dream.returnPercent, contract.returnPercent, caseReturn);

/**
 * The most that each rule of the rewards pays, against what the house takes for it. Locked bonuses (deposit bonuses, daily rewards,
 * coupons, codes, sales of free items) become coin by wagering alone; points become coin at the rate of transfers; a deposit leaves
 * at the earliest through the shop, without a play.
 */
export const termsCheck = (terms: CheckedTerms, caseReturn: number): readonly TermsCheckLine[] => {
  const { firstDeposit, releasePercent, dailyTiers, rebateLevels, vipRewards } = terms.rewards;
  const edge = leastEdge(terms, caseReturn);
  const edgeText = `100 − ${shortest(100 - edge)} = ${shortest(edge)}`;
  const point = terms.transfer.ratePercent / 100;
  const line = (one: Omit<TermsCheckLine, 'holds'>): TermsCheckLine => ({ ...one, holds: one.pays <= one.takes });

  /** So much locked bonus for 100 coin paid in, and what wagering it free takes. */
  const locked = (rule: TermsRule, step: number | null, percent: number): TermsCheckLine => {
    const wagered = (percent * 100) / releasePercent;
    const takes = (wagered * edge) / 100;
    const way = `${shortest(percent)} ÷ ${releasePercent} % × ${shortest(edge)} % = ${shortest(takes)}`;
    return line({ rule, step, pays: percent, takes, base: 'deposited', arithmetic: way });
  };

  const vip = vipRewards.map((reward, index) => {
    const [before, reached] = [GRADE_THRESHOLDS[index - 1] ?? 0n, GRADE_THRESHOLDS[index] ?? 1n];
    const share = percentOf(BigInt(reward), reached - before);
    const way = `${shortest(share)} × ${shortest(point)} = ${shortest(share * point)}; ${edgeText}`;
    return line({
      rule: 'vip-reward',
      step: index + 1,
      pays: share * point,
      takes: edge,
      base: 'wagered',
      arithmetic: way,
    });
  });
  const kept = 100 - 10_000 / terms.shop.coinPercent;
  const rebates = rebateLevels.map(({ ratio }, index) => {
    const pays = (ratio / 100) * point;
    const way = `${ratio / 100} × ${shortest(point)} = ${shortest(pays)}; 100 − 100 ÷ ${terms.shop.coinPercent} % = ${shortest(kept)}`;
    return line({ rule: 'rebate', step: index + 1, pays, takes: kept, base: 'deposited', arithmetic: way });
  });
  const most = (lines: readonly TermsCheckLine[]): number => Math.max(0, ...lines.map(({ pays }) => pays));
  const parts = [releasePercent, most(vip), most(rebates)];
  const sum = parts.reduce((all, part) => all + part, 0);
  return [
    line({ rule: 'release', step: null, pays: releasePercent, takes: edge, base: 'wagered', arithmetic: edgeText }),
    locked('first-deposit', null, firstDeposit.percent),
    ...dailyTiers.map(({ deposit, reward }, index) =>
      locked('daily-tier', index + 1, percentOf(BigInt(reward), BigInt(deposit))),
    ),
    ...vip,
    ...rebates,
    line({
      ...{ rule: 'all-together', step: null, pays: sum, takes: edge, base: 'wagered' },
      arithmetic: `${parts.map(shortest).join(' + ')} = ${shortest(sum)}; ${edgeText}`,
    }),
  ];
};
