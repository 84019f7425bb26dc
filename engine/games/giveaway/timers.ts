import { timersOf } from '../../kernel/decision.ts';
import { type GiveawayId, giveawayStream } from '../../kernel/ids.ts';

/** The second deadline of its kind: the first is the room's closing, and without a beacon the draw follows. */
export const DRAW = 2;

/** A room's deadlines; of the others it has one of each kind in its life. */
export const giveawayTimers = (giveawayId: GiveawayId) => ({
  draw: timersOf(giveawayStream(giveawayId), 'giveaway-draw'),
  beacon: timersOf(giveawayStream(giveawayId), 'giveaway-beacon'),
  award: timersOf(giveawayStream(giveawayId), 'giveaway-award'),
});
