import type { PlayerId } from '../../engine/kernel/ids.ts';
import { roundId } from '../../engine/kernel/ids.ts';
import { parseMoney, sumOf } from '../../engine/kernel/money.ts';
import type { Recorded } from '../../engine/projections/projection.ts';
import type { MessageContent } from './message.ts';

/** Events that a player is told of. */
export const TOLD_TYPES = [
  'CaseOpened',
  'FreeCaseOpened',
  'UpgradePlayed',
  'DreamChased',
  'BattleConcluded',
  'PrizeWon',
  'DepositSettled',
  'PaymentSettled',
  'RetrievalAdvanced',
  'CouponGranted',
] as const;
export type Told = Recorded<(typeof TOLD_TYPES)[number]>;

export interface Telling {
  readonly player: PlayerId;
  readonly content: MessageContent;
  readonly link: string | null;
  /** Milliseconds until the reel that shows it is over. */
  readonly after: number;
  /** Advertising, which exclusion stops. */
  readonly promotional: boolean;
}

/** Nobody is told of a win before they saw it: longer than any reel. */
const REEL_MS = 8_000;

/** What a win must be for a message: of the two top grades. Everything else is in the backpack, and no news. */
const isNews = (grade: number | undefined): boolean => grade !== undefined && grade <= 1;

const proofOf = (id: string): string => `/provably-fair/verify/${id}`;

/** What an event tells its player; null where it is no news. `gradeOf` is undefined for skins that are gone. */
export const tell = (recorded: Told, gradeOf: (skin: string) => number | undefined): Telling | null => {
  const { event } = recorded;
  const player = event.data.playerId;
  const told = (content: MessageContent, link: string | null, after = 0, promotional = false): Telling => ({
    player,
    content,
    link,
    after,
    promotional,
  });
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened': {
      const { skin, value, pairId, roundNo } = event.data;
      const link = proofOf(roundId(pairId, roundNo));
      return isNews(gradeOf(skin)) ? told({ template: 'case-win', skin, value }, link, REEL_MS) : null;
    }
    case 'UpgradePlayed': {
      const { item, pairId, roundNo } = event.data;
      if (item === null || !isNews(gradeOf(item.skin))) return null;
      const link = proofOf(roundId(pairId, roundNo));
      return told({ template: 'upgrade-win', skin: item.skin, value: item.value }, link, REEL_MS);
    }
    case 'DreamChased': {
      const { item, consolation, pairId, roundNo } = event.data;
      if (consolation !== null) return null;
      const link = proofOf(roundId(pairId, roundNo));
      return told({ template: 'dream-win', skin: item.skin, value: item.value }, link, REEL_MS);
    }
    case 'BattleConcluded': {
      const { items, battleId } = event.data;
      if (items.length === 0) return null;
      const value = sumOf(items.map((item) => parseMoney(item.value))).toString();
      return told({ template: 'battle-win', count: items.length, value }, `/battle/${battleId}`, REEL_MS);
    }
    case 'PrizeWon': {
      const { item, giveawayId } = event.data;
      return told({ template: 'giveaway-win', skin: item.skin, value: item.value }, `/giveaways/${giveawayId}`);
    }
    case 'DepositSettled':
      return told({ template: 'deposit-paid', coin: event.data.amount, locked: '0' }, '/records?tab=balance');
    case 'PaymentSettled': {
      const { amount, bonuses } = event.data;
      const locked = sumOf(bonuses.map((bonus) => parseMoney(bonus.amount))).toString();
      return told({ template: 'deposit-paid', coin: amount, locked }, '/records?tab=balance');
    }
    case 'CouponGranted':
      return told({ template: 'coupon' }, '/promotions', 0, true);
    case 'RetrievalAdvanced':
      return null;
  }
};

/** The message of a retrieval; its item is known from the player's records. */
export const tellRetrieval = ({ event }: Recorded<'RetrievalAdvanced'>, skin: string): Telling | null => {
  const { playerId, state } = event.data;
  const templates = {
    'awaiting-shipment': null,
    'awaiting-receipt': 'retrieval-sent',
    succeeded: 'retrieval-done',
    failed: 'retrieval-failed',
  } as const;
  const template = templates[state];
  if (template === null) return null;
  return {
    player: playerId,
    content: { template, skin },
    link: '/records?tab=retrievals',
    after: 0,
    promotional: false,
  };
};
