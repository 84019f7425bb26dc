import type { ContestPrizeWon, ContestSettled } from '../../../engine/contests/events.ts';
import { FACTUAL_TYPES } from '../../../engine/events.ts';
import { type Facts, isSettled, itemsReceived, type Play } from '../../../engine/facts/facts.ts';
import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import type { RoomGame } from '../../../engine/kernel/game-name.ts';
import type { ContestId, PlayerId } from '../../../engine/kernel/ids.ts';
import { formatMoney, parseMoney, sumOf } from '../../../engine/kernel/money.ts';
import { MODULES } from '../../../engine/product.ts';
import type { ContestRow } from '../../../engine/projections/contest-row.ts';
import type { Recorded } from '../../../engine/projections/projection.ts';
import type { MessageContent } from './message.ts';

/** Events that a player may get a message about. */
export const DRAFTED_TYPES = [...FACTUAL_TYPES, 'CouponGranted', 'ContestSettled'] as const;

export interface MessageDraft {
  readonly player: PlayerId;
  readonly content: MessageContent;
  readonly link: string | null;
  /** Milliseconds until the reel that shows it is over. */
  readonly after: number;
  /** Advertising, which exclusion stops. */
  readonly promotional: boolean;
}

/** No message announces a win before its reel has stopped: longer than any reel. */
const REEL_MS = 8_000;

/** Whether a won skin is of the two top grades. A skin of another grade is in the backpack, and no news. */
const isOfTopGrades = (grade: number | undefined): boolean => grade !== undefined && grade <= 1;

/** Where rooms are shown, and the reel that shows what was won in them. */
const ROOMS: Readonly<Record<RoomGame, { readonly path: string; readonly reelMs: number }>> = {
  battle: { path: '/battle', reelMs: REEL_MS },
  giveaway: { path: '/giveaways', reelMs: 0 },
};

type GradeOf = (skin: string) => number | undefined;

/** Games whose rounds are news where they succeed, whatever the grade. */
const NEWS_BY_SUCCESS: ReadonlySet<string> = new Set(
  MODULES.flatMap((module) => ('news' in module && module.news === 'success' ? [module.game] : [])),
);

/** A room is news whatever was won. */
const isNews = (play: Play, skin: string, gradeOf: GradeOf): boolean => {
  if (play.round === null) return true;
  return NEWS_BY_SUCCESS.has(play.game) ? play.succeeded : isOfTopGrades(gradeOf(skin));
};

/** The message about a settled play; null where the play is no news. */
const winDraft = (facts: Facts, gradeOf: GradeOf): MessageDraft | null => {
  const { play } = facts;
  const items = itemsReceived(facts);
  const [first] = items;
  if (play === null || first === undefined || !isSettled(play) || !isNews(play, first.skin, gradeOf)) return null;
  const { path, reelMs } = play.round === null ? ROOMS[play.game] : { path: '/provably-fair/verify', reelMs: REEL_MS };
  const { game, won, playerId, id } = play;
  return {
    player: playerId,
    content: { template: 'win', game, skin: first.skin, count: items.length, value: formatMoney(won) },
    link: `${path}/${id}`,
    after: reelMs,
    promotional: false,
  };
};

/** The message about an event, to the player of the event; null where the event is no news. `gradeOf` is undefined for skins that are gone. */
export const draftOf = ({ event, facts }: ReadEvent, gradeOf: GradeOf): MessageDraft | null => {
  switch (event.type) {
    case 'PaymentSettled': {
      const { playerId, amount, bonuses } = event.data;
      const locked = formatMoney(sumOf(bonuses.map((bonus) => parseMoney(bonus.amount))));
      return {
        player: playerId,
        content: { template: 'deposit-paid', coin: amount, locked },
        link: '/records?tab=balance',
        after: 0,
        promotional: false,
      };
    }
    case 'DepositReversed': {
      const { playerId, kind, amount: coin, receivable: owed } = event.data;
      const content = { template: 'deposit-reversed', kind, coin, owed } as const;
      return { player: playerId, content, link: '/records?tab=balance', after: 0, promotional: false };
    }
    case 'CouponGranted': {
      const content = { template: 'coupon' } as const;
      return { player: event.data.playerId, content, link: '/promotions', after: 0, promotional: true };
    }
    default:
      return winDraft(facts, gradeOf);
  }
};

const contestDraft = (contestId: ContestId, player: PlayerId, content: MessageContent): MessageDraft => ({
  ...{ player, content, link: `/event#contest-${contestId}`, after: 0, promotional: false },
});

/** The message of a prize that was paid. */
export const prizeDraft = (
  { contestId, playerId, rank, amount, balance }: Omit<ContestPrizeWon['data'], 'commandId'>,
  { name }: Pick<ContestRow, 'name'>,
): MessageDraft =>
  contestDraft(contestId, playerId, { template: 'contest-prize', contest: name, rank, amount, balance });

/** A message to each player whose place in a contest was worth a prize that their balance had no room for. */
export const lostPrizeDrafts = (
  { contestId, places, unpaid }: Omit<ContestSettled['data'], 'commandId'>,
  { name, prizes }: Pick<ContestRow, 'name' | 'prizes'>,
): readonly MessageDraft[] =>
  unpaid.flatMap((rank) => {
    const [place, amount] = [places[rank - 1], prizes[rank - 1]];
    if (place === undefined || amount === undefined) return [];
    return [contestDraft(contestId, place.playerId, { template: 'contest-prize-lost', contest: name, rank, amount })];
  });

/** The message of a retrieval; its item is known from the player's records. */
export const retrievalDraft = ({ event }: Recorded<'RetrievalAdvanced'>, skin: string): MessageDraft | null => {
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
