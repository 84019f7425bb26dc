import type { Instant, Timer, TimerChange, TimerKind } from '../../kernel/decision.ts';
import { type BattleId, battleStream } from '../../kernel/ids.ts';
import type { BattleTerms } from './terms.ts';

/** A round that is later than this moves all that follow, so that after a standstill each still gets its time. */
const LATENESS_MS = 1000;

export const nextRoundDue = (due: Instant, at: Instant, { roundMs }: Pick<BattleTerms, 'roundMs'>): Instant =>
  (at - due < LATENESS_MS ? due : at) + roundMs;

const timerOf = (battleId: BattleId, kind: TimerKind, seq: number): Timer => ({
  stream: battleStream(battleId),
  kind,
  seq,
});

const setAndClear = (battleId: BattleId, kind: TimerKind) => ({
  set: (dueAt: Instant, seq = 1): TimerChange => ({ change: 'set', timer: timerOf(battleId, kind, seq), dueAt }),
  clear: (seq = 1): TimerChange => ({ change: 'clear', timer: timerOf(battleId, kind, seq) }),
});

/** A battle's deadlines; a round's `seq` is its number. */
export const battleTimers = (battleId: BattleId) => ({
  expiry: setAndClear(battleId, 'battle-expiry'),
  beacon: setAndClear(battleId, 'battle-beacon'),
  round: setAndClear(battleId, 'battle-round'),
});
