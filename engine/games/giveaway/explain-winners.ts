import { giveawayEntropy, winnerRequest } from '../../fairness/giveaway-draw.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import { checkDraw, type Drawing } from '../explanation/draws.ts';
import type { ChainLink, WinnerCheck, WinnersStep } from '../explanation/steps.ts';
import { compare, worstOf } from '../explanation/verdict.ts';
import type { GiveawayDrawn } from './events.ts';

interface Row {
  readonly giveawayId: string;
  readonly lockHash: string;
  readonly randomness: string | null;
  readonly prizes: readonly ItemFacts[];
  readonly links: readonly ChainLink[];
}

/** Partial Fisher–Yates over the codes in order, draw by draw as the log holds them. */
export const checkWinners = (drawing: Drawing, row: Row, drawn: GiveawayDrawn['data'] | undefined): WinnersStep => {
  if (drawn === undefined) return { name: 'winners', verdict: 'pending', winners: null };
  const { giveawayId, lockHash, randomness, prizes, links } = row;
  const entropy = giveawayEntropy(lockHash, randomness);
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
  const verdict = worstOf([compare(complete), ...winners.map((winner) => winner.verdict)]);
  return { name: 'winners', verdict, winners };
};
