import { type BattleLockFacts, battleEntropy, battleLockHash } from '../../fairness/battle-draw.ts';
import { beaconRoundAt } from '../../fairness/beacon.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Instant, StreamEvent, TimerChange } from '../../kernel/decision.ts';
import { battleStream, type CommandId } from '../../kernel/ids.ts';
import { roundNamed } from '../witnessed-room.ts';
import { type BattleLocked, battleLocked } from './events.ts';
import { entryOf, type OpenedBattle, seatsByRank } from './state.ts';
import type { BattleTerms } from './terms.ts';
import { battleTimers } from './timing.ts';

/** The facts that a full room's lock hashes. Auditors and the page rebuild them from the same state. */
export const lockFactsOf = (battle: OpenedBattle, beaconRound: number | null): BattleLockFacts => ({
  battleId: battle.battleId,
  terms: battle.terms,
  seed: battle.seed.publicHash,
  mode: battle.mode,
  pace: battle.pace,
  sides: battle.sides,
  size: battle.size,
  boxes: battle.boxes,
  entries: seatsByRank(battle).map((seat) => entryOf(battle, seat)),
  beacon: battle.beacon,
  beaconRound,
});

/** The entropy of a locked battle's draws; with a beacon only once that has arrived. */
export const entropyOf = ({ lock, arrived }: OpenedBattle): string => {
  if (lock === null || (lock.beaconRound !== null && arrived === null)) throw new Error('nothing is fixed yet');
  return battleEntropy(lock.lockHash, arrived?.randomness ?? null);
};

const firstDeadline = ({ battleId, beacon }: OpenedBattle, terms: BattleTerms, at: Instant) => {
  const timers = battleTimers(battleId);
  if (beacon.kind === 'none') {
    const dueAt = at + terms.firstRoundMs;
    return { beaconRound: null, dueAt, timer: timers.round.set(dueAt) };
  }
  const beaconRound = roundNamed(beacon, at, terms.beaconMarginMs);
  const dueAt = beaconRoundAt(beacon, beaconRound);
  return { beaconRound, dueAt, timer: timers.beacon.set(dueAt) };
};

/** Fixes a room whose last seat was just taken: the event, and the deadlines that change with it. */
export const lockBattle = (
  hashing: Hashing,
  battle: OpenedBattle,
  terms: BattleTerms,
  at: Instant,
  commandId: CommandId,
): { readonly event: StreamEvent<BattleLocked>; readonly timers: readonly TimerChange[] } => {
  const { battleId } = battle;
  const { beaconRound, dueAt, timer } = firstDeadline(battle, terms, at);
  const facts = lockFactsOf(battle, beaconRound);
  return {
    event: battleLocked.in(battleStream(battleId), {
      commandId,
      battleId,
      entries: [...facts.entries],
      beaconRound,
      lockHash: battleLockHash(hashing, facts),
      firstRoundAt: dueAt,
    }),
    timers: [battleTimers(battleId).expiry.clear(), timer],
  };
};
