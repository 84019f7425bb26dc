import { timersOf } from '../../kernel/decision.ts';
import { type GiveawayId, giveawayStream } from '../../kernel/ids.ts';

/** A room's deadlines; it has one of each kind in its life. */
export const giveawayTimers = (giveawayId: GiveawayId) => ({
  draw: timersOf(giveawayStream(giveawayId), 'giveaway-draw'),
  beacon: timersOf(giveawayStream(giveawayId), 'giveaway-beacon'),
  award: timersOf(giveawayStream(giveawayId), 'giveaway-award'),
});
