import { z } from 'zod';
import { ACT_TYPES, type ActType } from '../../../engine/projections/acts.ts';
import { acts as actList, MAX_ACTS_PAGE } from '../../../engine/projections/queries/acts.ts';
import { pageArguments } from '../../graphql/pages.ts';
import type { ActKind, Resolvers } from '../generated/resolvers.ts';

const KINDS: Readonly<Record<ActType, ActKind>> = {
  ActReviewed: 'ACT_REVIEWED',
  ActRulesPublished: 'ACT_RULES_PUBLISHED',
  BalanceAdjusted: 'BALANCE_ADJUSTED',
  BattleCreated: 'BATTLE_CREATED',
  BattleDissolved: 'BATTLE_DISSOLVED',
  CasePublished: 'CASE_PUBLISHED',
  CaseRetired: 'CASE_RETIRED',
  ConsolationPublished: 'CONSOLATION_PUBLISHED',
  ContestAnnounced: 'CONTEST_ANNOUNCED',
  ContestCancelled: 'CONTEST_CANCELLED',
  ContractPoolPublished: 'CONTRACT_POOL_PUBLISHED',
  CouponGranted: 'COUPON_GRANTED',
  CouponRevoked: 'COUPON_REVOKED',
  DepositReversed: 'DEPOSIT_REVERSED',
  GameResumed: 'GAME_RESUMED',
  GameStopped: 'GAME_STOPPED',
  GiveawayCancelled: 'GIVEAWAY_CANCELLED',
  GiveawayCreated: 'GIVEAWAY_CREATED',
  BreakGlassDeclared: 'BREAK_GLASS_DECLARED',
  GoldenCodeIssued: 'GOLDEN_CODE_ISSUED',
  ListingClosed: 'LISTING_CLOSED',
  ListingStocked: 'LISTING_STOCKED',
  LogContinued: 'LOG_CONTINUED',
  OldSeedsRevealed: 'OLD_SEEDS_REVEALED',
  RetrievalAdvanced: 'RETRIEVAL_ADVANCED',
  SkinPublished: 'SKIN_PUBLISHED',
  TermsPublished: 'TERMS_PUBLISHED',
};

const factList = z.record(z.string(), z.union([z.string(), z.number()]));

const typeOf = (kind: ActKind): ActType | null => ACT_TYPES.find((type) => KINDS[type] === kind) ?? null;

export const acts: Resolvers = {
  Query: {
    acts: async (_root, { kind, first, after }, { sql }) => {
      const asked = pageArguments(first ?? 20, after, MAX_ACTS_PAGE);
      const { rows, hasNextPage, endCursor } = await actList.page(sql, { kind: kind ? typeOf(kind) : null }, asked);
      return {
        acts: rows.map(({ kind: type, playerId, facts, ...act }) => ({
          ...{ ...act, kind: KINDS[type], player: playerId },
          facts: Object.entries(factList.parse(JSON.parse(facts))).map(([name, value]) => ({
            name,
            value: `${value}`,
          })),
        })),
        hasNextPage,
        endCursor,
      };
    },
  },
};
