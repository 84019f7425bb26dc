import type { Timer } from '../../kernel/decision.ts';
import { type GiveawayId, giveawayStream } from '../../kernel/ids.ts';

/** A room's deadlines; it has one of each kind in its life. */
export const drawTimer = (id: GiveawayId): Timer => ({ stream: giveawayStream(id), kind: 'giveaway-draw', seq: 1 });
export const beaconTimer = (id: GiveawayId): Timer => ({ stream: giveawayStream(id), kind: 'giveaway-beacon', seq: 1 });
export const awardTimer = (id: GiveawayId): Timer => ({ stream: giveawayStream(id), kind: 'giveaway-award', seq: 1 });
