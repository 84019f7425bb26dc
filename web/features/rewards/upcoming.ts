interface Known {
  readonly freeCase: { readonly nextAt?: string | null | undefined } | null | undefined;
  readonly dailyReward: { readonly resetsAt: string };
  readonly vip: {
    readonly grade: number;
    readonly wagered: number;
    readonly nextThreshold?: number | null | undefined;
    readonly grades: readonly { readonly grade: number; readonly reward: number }[];
  };
  readonly coupons: readonly { readonly state: string; readonly expiresAt: string }[];
}

/** A next reward or deadline: by its time (RFC 3339), or by the amount left to wager (minor units). */
export type Upcoming =
  | { readonly kind: 'freeCase' | 'daily' | 'coupon'; readonly at: string }
  | { readonly kind: 'grade'; readonly grade: number; readonly left: number; readonly reward: number };

/** The soonest first; the next member grade has no time and comes last. */
export const upcomingOf = ({ freeCase, dailyReward, vip, coupons }: Known): readonly Upcoming[] => {
  const expiries = coupons.filter(({ state }) => state === 'USABLE').map(({ expiresAt }) => expiresAt);
  const timed: { readonly kind: 'freeCase' | 'daily' | 'coupon'; readonly at: string }[] = [
    ...(freeCase?.nextAt ? [{ kind: 'freeCase', at: freeCase.nextAt } as const] : []),
    { kind: 'daily', at: dailyReward.resetsAt },
    ...expiries
      .toSorted()
      .slice(0, 1)
      .map((at) => ({ kind: 'coupon', at }) as const),
  ];
  const next = vip.nextThreshold == null ? undefined : vip.grades.find(({ grade }) => grade === vip.grade + 1);
  return [
    ...timed.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    ...(next === undefined || vip.nextThreshold == null
      ? []
      : [{ kind: 'grade', grade: next.grade, left: vip.nextThreshold - vip.wagered, reward: next.reward } as const]),
  ];
};
