import { drawWinners, giveawayEntropy } from '../../fairness/giveaway-draw.ts';
import { defineRoom, differs } from '../proving.ts';
import { giveawayCancelled, giveawayDrawn, giveawayLocked } from './events.ts';
import type { SeesGiveaways } from './state.ts';

/** A drawn giveaway: which codes won. */
export const giveawayRoom = defineRoom('giveaway', {
  locked: giveawayLocked,
  drawn: giveawayDrawn,
  givenUp: giveawayCancelled,
  prove: (data, sees: SeesGiveaways, _published, { draw }) => {
    const giveaway = sees.giveaway(data.giveawayId);
    if (giveaway.status === 'absent') return 'it was never created';
    const { giveawayId, lock, drawn, entries, prizes } = giveaway;
    if (lock === null || drawn === null) return 'it was drawn without a lock';
    const entropy = giveawayEntropy(lock.lockHash, drawn.beacon?.randomness ?? null);
    const winners = drawWinners({ giveawayId, entropy, entries: entries.size, prizes: prizes.length }, draw);
    const held = drawn.winners.map(({ prize, ticket, code }) => ({ prize, ticket, code }));
    return differs({ winners }, { winners: held });
  },
});
