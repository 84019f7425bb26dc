import { drawWinners, giveawayEntropy, rowOf } from '../../fairness/giveaway-draw.ts';
import { defineOwn, defineRoom, differs } from '../proving.ts';
import { escrowReleased, giveawayCancelled, giveawayDrawn, giveawayLocked, prizeWon } from './events.ts';
import type { SeesGiveaways } from './state.ts';

/** Proves the winners of a drawn giveaway. */
export const giveawayRoom = defineRoom('giveaway', {
  locked: giveawayLocked,
  drawn: giveawayDrawn,
  givenUp: giveawayCancelled,
  own: [
    defineOwn(escrowReleased, ({ given }) => ({ moved: -given.length })),
    defineOwn(prizeWon, ({ from, item }) => (from === null ? { made: [item], ranked: true } : { moved: 1 })),
  ],
  prove: (data, sees: SeesGiveaways, _published, { draw }) => {
    const giveaway = sees.giveaway(data.giveawayId);
    if (giveaway.status === 'absent') return 'it was never created';
    const { giveawayId, lock, drawn, entries, prizes } = giveaway;
    if (lock === null || drawn === null) return 'it was drawn without a lock';
    const entropy = giveawayEntropy(lock.lockHash, drawn.beacon?.randomness ?? null);
    const row = rowOf(entries).map(({ playerId }) => playerId);
    const proven = drawWinners({ giveawayId, entropy, prizes: prizes.length }, row, draw);
    const winners = drawn.winners.map(({ prize, ticket, playerId }) => ({ prize, ticket, winner: playerId }));
    return differs({ winners: proven }, { winners });
  },
});
