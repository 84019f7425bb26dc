import { giveawayEntropy, rowOf, winnerRequest } from '../../fairness/giveaway-draw.ts';
import { checkDraw, type Drawing } from '../explanation/draws.ts';
import type { EntrantCheck, WinnerCheck, WinnersStep } from '../explanation/steps.ts';
import { compare, worstOf } from '../explanation/verdict.ts';
import type { GiveawayDrawn, GiveawayPrize } from './events.ts';

interface Room {
  readonly giveawayId: string;
  readonly lockHash: string;
  readonly randomness: string | null;
  readonly prizes: readonly GiveawayPrize[];
  readonly entrants: readonly EntrantCheck[];
}

/** Partial Fisher–Yates over the row of all entries, draw by draw as the log holds them. */
export const checkWinners = (drawing: Drawing, room: Room, drawn: GiveawayDrawn['data'] | undefined): WinnersStep => {
  if (drawn === undefined) return { name: 'winners', verdict: 'pending', winners: null };
  const { giveawayId, lockHash, randomness, prizes, entrants } = room;
  const facts = { giveawayId, entropy: giveawayEntropy(lockHash, randomness), entries: entrants.length };
  const row = [...rowOf(entrants)];
  const winners = drawn.winners.slice(0, entrants.length).map((shown, prize): WinnerCheck => {
    const draw = checkDraw(drawing, winnerRequest(facts, prize), shown.ticket);
    const stood = row[shown.ticket];
    const last = row.pop();
    const moved = last !== undefined && shown.ticket < row.length ? last : null;
    if (moved !== null) row[shown.ticket] = moved;
    const own = shown.prize === prize && shown.code === stood?.code && shown.playerId === stood.playerId;
    return {
      verdict: worstOf([compare(own), draw.verdict]),
      prize,
      item: prizes[prize] ?? null,
      draw,
      code: stood?.code ?? null,
      movedIn: moved?.code ?? null,
      shown,
    };
  });
  const complete = drawn.winners.length === Math.min(prizes.length, entrants.length);
  const verdict = worstOf([compare(complete), ...winners.map((winner) => winner.verdict)]);
  return { name: 'winners', verdict, winners };
};
