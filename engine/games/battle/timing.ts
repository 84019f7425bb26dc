import type { BattlePace } from '../../fairness/battle-lock.ts';
import { type Instant, timersOf } from '../../kernel/decision.ts';
import { type BattleId, battleStream } from '../../kernel/ids.ts';
import type { BattleTerms } from './terms.ts';

/** A round that is later than this moves all that follow, so that after a standstill each still gets its time. */
const LATENESS_MS = 1000;

export const nextRoundDue = (due: Instant, at: Instant, terms: BattleTerms, pace: BattlePace): Instant =>
  (at - due < LATENESS_MS ? due : at) + (pace === 'fast' ? terms.fastRoundMs : terms.roundMs);

/** A battle's deadlines; a round's `seq` is its number. */
export const battleTimers = (battleId: BattleId) => ({
  expiry: timersOf(battleStream(battleId), 'battle-expiry'),
  beacon: timersOf(battleStream(battleId), 'battle-beacon'),
  round: timersOf(battleStream(battleId), 'battle-round'),
});
