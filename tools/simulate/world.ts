import type { CaseDisplay } from '../../engine/catalog/case/events.ts';
import type { SkinDefinition } from '../../engine/catalog/skin/events.ts';
import type { Command } from '../../engine/commands.ts';
import type { Wear } from '../../engine/fairness/odds.ts';
import {
  type CaseSlug,
  type GoldenCodeId,
  isCaseSlug,
  isGoldenCodeId,
  isListingId,
  isSkinId,
  type ListingId,
  mustBe,
  type SkinId,
} from '../../engine/kernel/ids.ts';
import type { RewardTerms } from '../../engine/rewards/rewards-section.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import type { Random } from './random.ts';

/** The small world that simulated players live in: four skins, two cases. */
const named = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });

interface Offer {
  readonly skin: SkinId;
  readonly wear: Wear | '';
  readonly value: number;
  readonly floats: readonly [number, number];
}

const offer = (id: string, wear: Wear | '', value: number, floats: readonly [number, number]): Offer => ({
  skin: mustBe(isSkinId, id),
  wear,
  value,
  floats,
});

export const OFFERS: readonly Offer[] = [
  offer('peak', 'FN', 6_000, [0, 70_000]),
  offer('ridge', 'FT', 900, [150_000, 380_000]),
  offer('slope', 'MW', 120, [70_000, 150_000]),
  offer('pebble', '', 25, [0, 0]),
];

/** The targets of upgrades, dreams and giveaways, and a skin that doesn't exist. */
export const TARGETS: readonly { readonly skin: SkinId; readonly wear: Wear | '' }[] = [
  ...OFFERS.map(({ skin, wear }) => ({ skin, wear })),
  { skin: mustBe(isSkinId, 'mirage'), wear: 'FN' },
];

export const CASES: readonly CaseSlug[] = [mustBe(isCaseSlug, 'hill'), mustBe(isCaseSlug, 'summit')];

const definition = ({ wear, floats }: Offer, value: number): SkinDefinition => ({
  family: 'stone',
  familyNames: named('Stone'),
  finishNames: named('Plain'),
  grade: 3,
  art: { family: 'stone', pattern: 'plain', palette: 'grey' },
  wears: [{ wear, floatMin: floats[0], floatMax: floats[1], value: String(value) }],
});

/** A skin at its value, or with a random one up to a fifth above or below it. */
export const publishSkin = (random: Random, one: Offer = random.pick(OFFERS), moved = true): Command => ({
  type: 'PublishSkin',
  skin: one.skin,
  definition: definition(
    one,
    moved ? Math.max(1, Math.floor(one.value * (0.8 + random.below(400) / 1_000))) : one.value,
  ),
});

const display: CaseDisplay = {
  theme: 'stones',
  themeOrder: 0,
  themeNames: named('Stones'),
  themeTaglines: named(''),
  names: named('Stones'),
  taglines: named(''),
  shape: 'box',
  hue: '#aabbcc',
  hero: mustBe(isSkinId, 'peak'),
  fresh: false,
};

const TICKETS = { hill: [1, 40, 900, 9_059], summit: [30, 600, 3_000, 6_370] } as const;

/** A version of a case at a price around its usual one, or at the one that is named. */
export const publishCase = (slug: CaseSlug, random: Random, named?: string): Command => {
  const shares = slug === 'hill' ? TICKETS.hill : TICKETS.summit;
  const base = slug === 'hill' ? 60 : 180;
  return {
    type: 'PublishCase',
    case: slug,
    display,
    price: named ?? String(base + random.below(40)),
    entries: OFFERS.map(({ skin, wear }, index) => ({ skin, wear, tickets: 1_000 * (shares[index] ?? 0) })),
  };
};

export const publishConsolation = (random: Random): Command => {
  const rare = 100_000 + random.below(900_000);
  const entries = OFFERS.slice(2).map(({ skin, wear }, index) => ({
    skin,
    wear,
    tickets: index === 0 ? rare : 10_000_000 - rare,
  }));
  return { type: 'PublishConsolation', entries };
};

const codeNumber = (n: number): GoldenCodeId => mustBe(isGoldenCodeId, `golden-${String(n).padStart(15, '0')}`);

/** Golden Codes that people try; the operator issues them by and by. */
export const CODES: readonly GoldenCodeId[] = [1, 2, 3, 4, 5, 6].map(codeNumber);

export const issueCode = (codeId: GoldenCodeId, random: Random, expiresAt: number): Command => ({
  type: 'IssueGoldenCode',
  codeId,
  uses: 1 + random.below(20),
  points: String(random.below(60)),
  locked: String(1 + random.below(60)),
  expiresAt,
});

interface ListingOffer {
  readonly listing: ListingId;
  readonly skin: SkinId;
  readonly wear: Wear | '';
  readonly balance: 'coin' | 'points';
}

/** The listings of the shop, each in one balance. */
export const LISTINGS: readonly ListingOffer[] = OFFERS.slice(1).flatMap(({ skin, wear }) =>
  (['coin', 'points'] as const).map((balance) => {
    return { listing: mustBe(isListingId, `${skin}-${balance}`), skin, wear, balance };
  }),
);

export const stockListing = (one: ListingOffer, quantity: number): Command => ({
  type: 'StockListing',
  ...one,
  quantity,
});

const rewards: RewardTerms = {
  firstDeposit: { percent: 20, max: '2000' },
  releasePercent: 2,
  dailyTiers: [
    { deposit: '5000', reward: '100' },
    { deposit: '15000', reward: '500' },
  ],
  rebateLevels: [
    { deposits: '0', ratio: 100 },
    { deposits: '20000', ratio: 200 },
    { deposits: '80000', ratio: 325 },
  ],
  vipRewards: ['50', '100', '150', ...Array<string>(17).fill('0')],
  freeCases: CASES.map((slug, index) => ({ grade: 2 * index, case: slug })),
};

/** The operator's commands before the first player comes. */
export const opening = (random: Random): readonly Command[] => [
  ...OFFERS.map((one) => publishSkin(random, one, false)),
  ...CASES.map((slug) => publishCase(slug, random)),
  publishConsolation(random),
  { type: 'PublishTerms', effectiveAt: null, sections: { ...DEFAULT_TERMS, rewards } },
  ...LISTINGS.map((one) => stockListing(one, 30)),
];
