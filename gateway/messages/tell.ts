import { FACTUAL_TYPES, factsOf } from '../../engine/events.ts';
import { type Facts, isSettled, itemsReceived } from '../../engine/facts/facts.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { formatMoney, parseMoney, sumOf } from '../../engine/kernel/money.ts';
import type { Recorded } from '../../engine/projections/projection.ts';
import type { MessageContent } from './message.ts';

/** Events that a player may be told of. */
export const TOLD_TYPES = [...FACTUAL_TYPES, 'CouponGranted'] as const;

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

type GradeOf = (skin: string) => number | undefined;

/** What a settled play tells its player; null where it is no news. */
const tellWin = (facts: Facts, gradeOf: GradeOf): Telling | null => {
  const { play } = facts;
  const items = itemsReceived(facts);
  const [first] = items;
  if (play === null || first === undefined || !isSettled(play)) return null;
  const item = { skin: first.skin, value: formatMoney(first.value) };
  const told = (content: MessageContent, link: string, after = REEL_MS): Telling => ({
    player: play.playerId,
    content,
    link,
    after,
    promotional: false,
  });
  switch (play.game) {
    case 'case':
    case 'upgrade':
      return isNews(gradeOf(item.skin)) ? told({ template: `${play.game}-win`, ...item }, proofOf(play.id)) : null;
    case 'dream':
      return play.succeeded ? told({ template: 'dream-win', ...item }, proofOf(play.id)) : null;
    case 'battle': {
      const content = { template: 'battle-win', count: items.length, value: formatMoney(play.won) } as const;
      return told(content, `/battle/${play.id}`);
    }
    case 'giveaway':
      return told({ template: 'giveaway-win', ...item }, `/giveaways/${play.id}`, 0);
  }
};

/** What an event tells its player; null where it is no news. `gradeOf` is undefined for skins that are gone. */
export const tell = ({ event, at }: RecordedEvent, gradeOf: GradeOf): Telling | null => {
  const deposited = (player: PlayerId, coin: string, locked: string): Telling => ({
    player,
    content: { template: 'deposit-paid', coin, locked },
    link: '/records?tab=balance',
    after: 0,
    promotional: false,
  });
  switch (event.type) {
    case 'DepositSettled':
      return deposited(event.data.playerId, event.data.amount, '0');
    case 'PaymentSettled': {
      const { playerId, amount, bonuses } = event.data;
      return deposited(playerId, amount, formatMoney(sumOf(bonuses.map((bonus) => parseMoney(bonus.amount)))));
    }
    case 'CouponGranted': {
      const content = { template: 'coupon' } as const;
      return { player: event.data.playerId, content, link: '/promotions', after: 0, promotional: true };
    }
    default:
      return tellWin(factsOf(event, at), gradeOf);
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
