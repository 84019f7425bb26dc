import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type GiveawayId, giveawayStream, termsStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import { sectionByHash } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { judgeEvidence, type LockEvidence } from '../witnessed-room.ts';
import { type GiveawayRelocked, type GiveawayWitnessed, giveawayRelocked, giveawayWitnessed } from './events.ts';
import type { SeesGiveaways } from './state.ts';
import { giveawayTimers } from './timers.ts';

/** The witness's evidence about the last lock: its round counts, or the room waits for a later one. */
export type WitnessGiveaway = LockEvidence & { readonly type: 'WitnessGiveaway'; readonly giveawayId: GiveawayId };

export const witnessGiveaway: Handler<
  WitnessGiveaway,
  GiveawayWitnessed | GiveawayRelocked,
  SeesGiveaways & SeesTerms
> = {
  needs: ({ giveawayId }) => ({ streams: [giveawayStream(giveawayId), termsStream], guards: [], pairs: [] }),

  decide: ({ giveawayId, lock, checkpoint }, world, commandId) => {
    const giveaway = world.giveaway(giveawayId);
    if (giveaway.status === 'absent') return reject('GIVEAWAY_NOT_FOUND');
    const { beacon, witness, status } = giveaway;
    if (status !== 'locked' || beacon.kind !== 'witnessed' || witness === null || witness.seen !== null)
      return reject('NOTHING_TO_DO');
    const { beaconMarginMs } = sectionByHash(world.terms(), 'giveaway', giveaway.terms);
    const verdict = judgeEvidence(beacon, witness, { lock, checkpoint }, world.at, beaconMarginMs);
    if (verdict.kind === 'rejected') return verdict;
    const { round, dueAt } = verdict;
    const evidence = { lock, checkpoint };
    if (verdict.kind === 'counts')
      return accept([giveawayWitnessed.in(giveawayStream(giveawayId), { commandId, giveawayId, round, ...evidence })]);
    const relocked = { commandId, giveawayId, beaconRound: round, ...evidence };
    return accept(
      [giveawayRelocked.in(giveawayStream(giveawayId), relocked)],
      [giveawayTimers(giveawayId).beacon.set(dueAt)],
    );
  },
};
