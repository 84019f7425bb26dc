import { battleEntropy } from '../../../../engine/fairness/battle-lock.ts';
import { winnerRequest } from '../../../../engine/fairness/giveaway-draw.ts';
import type { GiveawayDrawn } from '../../../../engine/games/giveaway/events.ts';
import type { ItemFacts } from '../../../../engine/kernel/event-codec.ts';
import { checkDraw, type DrawCheck, type Drawing } from './draw-check.ts';
import type { ChainLink } from './giveaway-entries.ts';
import { compare, type Verdict, worstOf } from './verdict.ts';

/** One prize's draw: a place in the row of codes that remain. */
export interface WinnerCheck {
  readonly verdict: Verdict;
  /** From 0. */
  readonly prize: number;
  readonly item: ItemFacts | null;
  readonly draw: DrawCheck;
  /** The code that stands at the place which was drawn. */
  readonly code: number;
  /** The last code of the row, which takes that place for the next prize; null where it was drawn itself. */
  readonly movedIn: number | null;
  readonly shown: GiveawayDrawn['data']['winners'][number];
}

export interface WinnersCheck {
  readonly verdict: Verdict;
  readonly winners: readonly WinnerCheck[];
}

interface Row {
  readonly giveawayId: string;
  readonly lockHash: string;
  readonly randomness: string | null;
  readonly prizes: readonly ItemFacts[];
  readonly links: readonly ChainLink[];
}

/** Partial Fisher–Yates over the codes in order, draw by draw as the log holds them. */
export const checkWinners = (drawing: Drawing, row: Row, drawn: GiveawayDrawn['data']): WinnersCheck => {
  const { giveawayId, lockHash, randomness, prizes, links } = row;
  const entropy = battleEntropy(lockHash, randomness);
  const facts = { giveawayId, entropy, entries: links.length, prizes: prizes.length };
  const moved = new Map<number, number>();
  const codeAt = (place: number): number => moved.get(place) ?? place + 1;
  const winners = drawn.winners.slice(0, links.length).map((shown, prize): WinnerCheck => {
    const draw = checkDraw(drawing, winnerRequest(facts, prize), shown.ticket);
    const last = links.length - prize - 1;
    const code = codeAt(shown.ticket);
    const movedIn = shown.ticket === last ? null : codeAt(last);
    moved.set(shown.ticket, codeAt(last));
    const own = shown.prize === prize && shown.code === code && links[code - 1]?.playerId === shown.playerId;
    return {
      verdict: worstOf([compare(own), draw.verdict]),
      prize,
      item: prizes[prize] ?? null,
      draw,
      code,
      movedIn,
      shown,
    };
  });
  const complete = drawn.winners.length === Math.min(prizes.length, links.length);
  return { verdict: worstOf([compare(complete), ...winners.map(({ verdict }) => verdict)]), winners };
};
