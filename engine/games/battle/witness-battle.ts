import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type BattleId, battleStream, termsStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import { sectionByHash } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { judgeEvidence, type LockEvidence } from '../witnessed-room.ts';
import { type BattleRelocked, type BattleWitnessed, battleRelocked, battleWitnessed } from './events.ts';
import type { SeesBattles } from './state.ts';
import { battleTimers } from './timing.ts';

/** The witness's evidence about the last lock: its round counts, or the room waits for a later one. */
export type WitnessBattle = LockEvidence & { readonly type: 'WitnessBattle'; readonly battleId: BattleId };

export const witnessBattle: Handler<WitnessBattle, BattleWitnessed | BattleRelocked, SeesBattles & SeesTerms> = {
  needs: ({ battleId }) => ({ streams: [battleStream(battleId), termsStream], guards: [], pairs: [] }),

  decide: ({ battleId, lock, checkpoint }, world, commandId) => {
    const battle = world.battle(battleId);
    if (battle.status === 'absent') return reject('BATTLE_NOT_FOUND');
    const { beacon, witness, status } = battle;
    if (status !== 'locked' || beacon.kind !== 'witnessed' || witness === null || witness.seen !== null)
      return reject('NOTHING_TO_DO');
    const { beaconMarginMs } = sectionByHash(world.terms(), 'battle', battle.terms);
    const verdict = judgeEvidence(beacon, witness, { lock, checkpoint }, world.at, beaconMarginMs);
    if (verdict.kind === 'rejected') return verdict;
    const { round, dueAt } = verdict;
    const evidence = { lock, checkpoint };
    if (verdict.kind === 'counts')
      return accept([battleWitnessed.in(battleStream(battleId), { commandId, battleId, round, ...evidence })]);
    const relocked = { commandId, battleId, beaconRound: round, ...evidence, firstRoundAt: dueAt };
    return accept([battleRelocked.in(battleStream(battleId), relocked)], [battleTimers(battleId).beacon.set(dueAt)]);
  },
};
