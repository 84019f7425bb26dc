/** The scores that rank players, as the API names them. */
export const RANKINGS = ['OPENINGS', 'BATTLES', 'WINS'] as const;
export type ContestRanking = (typeof RANKINGS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** A random id of 128 bits, as the log has them. */
const randomToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

interface CouponWords {
  readonly player: string;
  readonly percent: number;
  /** Minor units. */
  readonly max: number;
  readonly min: number;
  readonly days: number;
}

/** The effect of an act that grants a share of a deposit, until the end of a day (UTC). */
export const couponEffect = ({ player, percent, max, min, days }: CouponWords, now: number): string =>
  JSON.stringify({
    type: 'GrantCoupon',
    playerId: player,
    couponId: randomToken(),
    terms: { kind: 'deposit-bonus', percent, max: String(max), minDeposit: String(min) },
    expiresAt: (Math.floor(now / DAY_MS) + days + 1) * DAY_MS,
  });

interface ContestWords {
  readonly id: string;
  readonly zhCN: string;
  readonly zhTW: string;
  readonly en: string;
  readonly ranking: ContestRanking;
  /** RFC 3339. */
  readonly from: string;
  readonly to: string;
  /** Minor units, of the first rank first. */
  readonly prizes: readonly number[];
}

/** The effect of an act that announces a contest with prizes in coin. */
export const contestEffect = ({ id, zhCN, zhTW, en, ranking, from, to, prizes }: ContestWords): string =>
  JSON.stringify({
    type: 'AnnounceContest',
    contestId: id,
    name: { 'zh-CN': zhCN, 'zh-TW': zhTW, en },
    ranking: ranking.toLowerCase(),
    startsAt: Date.parse(from),
    endsAt: Date.parse(to),
    balance: 'coin',
    prizes: prizes.map(String),
    excluded: [],
  });
